declare module "*.css" {
  /** The text of a sheet that a part brings along; what an entry point imports is a file of its own. */
  const sheet: string;
  export default sheet;
}
