/** A file that is not a whole archive of a season: `line` counts from 1. The message is for people. */
export class BadArchive extends Error {
  override readonly name = 'BadArchive';
  constructor(
    readonly line: number,
    why: string,
  ) {
    super(`Line ${String(line)}: ${why}`);
  }
}
