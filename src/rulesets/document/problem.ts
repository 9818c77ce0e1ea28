/** An error in a document: its place, and the expected form there. */
export type Problem = {
  /** A JSON pointer (RFC 6901): `/phases/0/days/2`; empty for the whole document. */
  readonly path: string;
  readonly message: string;
};

export type Segment = string | number;

function pointer(segments: readonly Segment[]): string {
  return segments
    .map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

export function problem(segments: readonly Segment[], message: string): Problem {
  return { path: pointer(segments), message };
}
