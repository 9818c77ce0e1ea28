/** The parts between commas, semicolons and new lines; nothing between two of them is no part. */
export const partsOf = (declaration: string): string[] =>
  declaration
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
