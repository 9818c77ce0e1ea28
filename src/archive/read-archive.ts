import { z } from 'zod';
import { SEASON_KINDS } from '../engine';
import { InvalidArchive, chainDigest, FORMAT } from './format';
import type { ArchivedEvent, ArchiveFooter, ArchiveHeader } from './format';

const Digest = z.string().regex(/^[0-9a-f]{64}$/);
const Whole = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const Moment = z.iso.datetime();

const HeadLine = z.strictObject({
  format: z.literal(FORMAT),
  season: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  kind: z.enum(SEASON_KINDS),
  name: z.string().max(200),
  edition: z.string().max(200),
  createdAt: Moment,
  events: Whole,
  rulesets: z
    .array(z.strictObject({ revision: Whole, seq: Whole, digest: Digest }))
    .min(1)
    .max(10_000),
  digest: Digest,
});
const EventLine = z.strictObject({
  seq: Whole,
  at: Moment,
  by: z.string().max(100),
  version: Whole,
  event: z.looseObject({ type: z.string().max(100) }),
  digest: Digest,
});
const FootLine = z.strictObject({ end: Whole, holdings: Digest, digest: Digest });

/** The JSON escape of NUL, unless its backslash is escaped itself. No database stores NUL. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** A part of an archive, with the number of its line. */
export type Part =
  | { readonly line: number; readonly head: ArchiveHeader }
  | { readonly line: number; readonly event: ArchivedEvent }
  | { readonly line: number; readonly foot: ArchiveFooter };

/**
 * Reads the lines in order: one head, every event, one foot. Throws `InvalidArchive` at the first
 * line that was changed or is out of place.
 */
export async function* readArchive(lines: AsyncIterable<string>): AsyncGenerator<Part> {
  const chain = new Chain();
  let head: ArchiveHeader | null = null;
  let seq = 0;
  let ended = false;
  for await (const text of lines) {
    const line = chain.next();
    if (ended) throw new InvalidArchive(line, 'nothing may come after the end.');
    if (head === null) {
      head = chain.read(text, HeadLine, `the head of an archive, which says "format": "${FORMAT}"`);
      yield { line, head };
    } else if (seq < head.events) {
      const event = chain.read(text, EventLine, `event ${String(seq + 1)}`, (found) =>
        'seq' in found && found['seq'] !== seq + 1
          ? `event ${String(found['seq'])} stands where event ${String(seq + 1)} belongs.`
          : null,
      );
      seq = event.seq;
      yield { line, event };
    } else {
      const foot = chain.read(text, FootLine, 'the end');
      if (foot.end !== seq) throw new InvalidArchive(line, `the last event is ${String(seq)}.`);
      ended = true;
      yield { line, foot };
    }
  }
  if (!ended) {
    throw new InvalidArchive(chain.next(), 'it is missing: the file ends before the season.');
  }
}

/** Reads one line after another, each with the digest of the line before. */
class Chain {
  private line = 0;
  private digest = '';

  /** Moves to the next line, and returns its number. */
  next(): number {
    this.line += 1;
    return this.line;
  }

  read<T extends { readonly digest: string }>(
    text: string,
    shape: z.ZodType<T>,
    what: string,
    wrong: (found: Readonly<Record<string, unknown>>) => string | null = () => null,
  ): Omit<T, 'digest'> {
    const found = this.json(text);
    const why = wrong(found);
    if (why !== null) throw new InvalidArchive(this.line, why);
    const parsed = shape.safeParse(found);
    if (!parsed.success) throw new InvalidArchive(this.line, `it should be ${what}.`);
    const { digest, ...content } = parsed.data;
    this.digest = this.digestOf(content);
    if (digest === this.digest) return content;
    throw new InvalidArchive(
      this.line,
      'it was changed, or one before it is missing: its digest is wrong.',
    );
  }

  private digestOf(content: object): string {
    try {
      return chainDigest(this.digest, content);
    } catch {
      // Values nested too deeply for the stack have no digest.
      throw new InvalidArchive(this.line, 'it is nested too deep.');
    }
  }

  private json(text: string): Readonly<Record<string, unknown>> {
    if (NUL.test(text)) throw new InvalidArchive(this.line, 'it has a NUL character.');
    try {
      const found: unknown = JSON.parse(text);
      if (typeof found === 'object' && found !== null) return { ...found };
    } catch {
      // Refused below, like any other value that is not an object.
    }
    throw new InvalidArchive(this.line, 'it is not a JSON object.');
  }
}
