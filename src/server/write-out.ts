import type { FormattedExecutionResult } from 'graphql';
import type { Pace } from '../graphql';

/** What is about that long, or a single text of any length, is written in one go. */
const PIECE = 4_096;
/** What a value takes beside its text, about. */
const SMALL = 16;

/**
 * The data of an answer that is JSON already, in the place of the data itself: whoever sends it
 * takes its text.
 */
export class WrittenData {
  readonly [name: string]: unknown;

  constructor(
    readonly text: string,
    readonly bytes: number,
  ) {}

  /** For whoever does not know of it. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/**
 * Writes plain data as `JSON.stringify` does, in turns with others; what it gives is the text, or
 * how long it was when it was longer than `most` bytes.
 */
export async function writeOut(
  data: unknown,
  most: number,
  pace: Pace,
): Promise<WrittenData | number> {
  const pieces: string[] = [];
  let bytes = 0;
  for (const piece of piecesOf(data)) {
    pieces.push(piece);
    bytes += Buffer.byteLength(piece);
    if (bytes > most) return bytes;
    if (pace.isOver()) await pace.turn();
  }
  return new WrittenData(pieces.join(''), bytes);
}

/** A result as JSON, whether its data was written out before or not. */
export function textOf(result: FormattedExecutionResult): string {
  if (!(result.data instanceof WrittenData)) return JSON.stringify(result);
  const fields = Object.entries(result)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const text = value instanceof WrittenData ? value.text : JSON.stringify(value);
      return `${JSON.stringify(name)}:${text}`;
    });
  return `{${fields.join(',')}}`;
}

function* piecesOf(value: unknown, before = ''): Generator<string, void, void> {
  if (typeof value !== 'object' || value === null || roomAfter(value, PIECE) >= 0) {
    // What has no place in JSON is null in a list; objects leave it out below.
    yield before + ((JSON.stringify(value) as string | undefined) ?? 'null');
  } else if (Array.isArray(value)) {
    yield* listPieces(value, before);
  } else {
    yield* objectPieces(value, before);
  }
}

function* listPieces(items: readonly unknown[], before: string): Generator<string, void, void> {
  let next = `${before}[`;
  for (const item of items) {
    yield* piecesOf(item, next);
    next = ',';
  }
  yield ']';
}

function* objectPieces(value: object, before: string): Generator<string, void, void> {
  let next = `${before}{`;
  for (const [name, item] of Object.entries(value)) {
    if (item === undefined) continue;
    yield* piecesOf(item, `${next}${JSON.stringify(name)}:`);
    next = ',';
  }
  yield next === ',' ? '}' : `${next}}`;
}

/** What is left of the room when the value is in it, about; no more is looked at than fits. */
function roomAfter(value: unknown, room: number): number {
  let left = room - SMALL;
  if (typeof value === 'string') return left - value.length;
  if (typeof value !== 'object' || value === null) return left;
  const items: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  for (const item of items) {
    left = roomAfter(item, left);
    if (left < 0) break;
  }
  return left;
}
