import type { FormattedExecutionResult } from 'graphql';
import type { Pace } from '../../engine';

/** Output up to about this length, or a single text of any length, is written in one piece. */
const PIECE = 16_384;
/** The approximate length of a value besides its texts. */
const SMALL = 16;

/** An answer's data, already serialized as JSON; senders use its bytes directly. */
export class SerializedData {
  readonly [name: string]: unknown;

  constructor(readonly json: Buffer) {}

  /** For senders that do not know this class. */
  toJSON(): unknown {
    return JSON.parse(this.json.toString());
  }
}

/**
 * Serializes plain data as `JSON.stringify` does, and lets other work run in between. If the JSON
 * exceeds `most` bytes, it stops and gives the length so far.
 */
export async function serialize(
  data: unknown,
  most: number,
  pace: Pace,
): Promise<SerializedData | number> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for (const text of piecesOf(data)) {
    const piece = Buffer.from(text);
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > most) return bytes;
    if (pace.isOver()) await pace.turn();
  }
  return new SerializedData(Buffer.concat(pieces, bytes));
}

/** A result as JSON; its data may be serialized already. */
export function jsonOf(result: FormattedExecutionResult): Buffer {
  const fields = Object.entries(result).filter(([, value]) => value !== undefined);
  const pieces = fields.flatMap(([name, value], at) => [
    Buffer.from(`${at === 0 ? '{' : ','}${JSON.stringify(name)}:`),
    value instanceof SerializedData ? value.json : Buffer.from(JSON.stringify(value)),
  ]);
  return Buffer.concat([...pieces, Buffer.from('}')]);
}

function* piecesOf(value: unknown, before = ''): Generator<string, void, void> {
  if (typeof value !== 'object' || value === null || roomAfter(value, PIECE) >= 0) {
    // In a list, a value without a JSON form becomes null; `objectPieces` leaves out `undefined`.
    yield before + ((JSON.stringify(value) as string | undefined) ?? 'null');
  } else if (Array.isArray(value)) {
    yield* listPieces(value, before);
  } else {
    yield* objectPieces(value, before);
  }
}

function* listPieces(items: readonly unknown[], before: string): Generator<string, void, void> {
  let next = `${before}[`;
  for (let at = 0; at < items.length;) {
    const end = endOfRun(items, at);
    if (end > at) yield next + JSON.stringify(items.slice(at, end)).slice(1, -1);
    else yield* piecesOf(items[at], next);
    next = ',';
    at = Math.max(end, at + 1);
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

/**
 * The end of the run of items from `begin` that fits into one piece; `begin` if the first item is
 * too long.
 */
function endOfRun(items: readonly unknown[], begin: number): number {
  let left = PIECE;
  for (let at = begin; at < items.length; at += 1) {
    left = roomAfter(items[at], left);
    if (left < 0) return at;
  }
  return items.length;
}

/** The approximate room left after the value; stops reading the value once the room is used up. */
function roomAfter(value: unknown, room: number): number {
  let left = room - SMALL;
  if (typeof value === 'string') return left - value.length;
  if (typeof value !== 'object' || value === null) return left;
  if (Array.isArray(value)) {
    for (const item of value as readonly unknown[]) {
      left = roomAfter(item, left);
      if (left < 0) return left;
    }
    return left;
  }
  for (const [name, item] of Object.entries(value)) {
    left = roomAfter(item, left - name.length);
    if (left < 0) return left;
  }
  return left;
}
