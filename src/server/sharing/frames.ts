const FINAL_TEXT = 0x81;
const SHORT = 125;
const MEDIUM = 0xffff;
const SUFFIX = Buffer.from('}');

/** The head of an unmasked, unfragmented text frame [RFC 6455, 5.2], and what it begins with. */
function frameBegin(length: number, prefix: Buffer): Buffer {
  const size = length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10;
  const begin = Buffer.allocUnsafe(size + prefix.length);
  begin[0] = FINAL_TEXT;
  if (size === 2) begin[1] = length;
  else if (size === 4) {
    begin[1] = 126;
    begin.writeUInt16BE(length, 2);
  } else {
    begin[1] = 127;
    begin.writeBigUInt64BE(BigInt(length), 2);
  }
  begin.set(prefix, size);
  return begin;
}

/** One message of text. */
export function textFrame(text: string): Buffer {
  return frameBegin(Buffer.byteLength(text), Buffer.from(text));
}

/** A piece of what a connection is sent, already in the words of its protocol. */
export type Piece = readonly Buffer[];

/** How a protocol says what a subscription brings. */
export type Wording = {
  readonly next: (result: Buffer, number: number | null) => Piece;
  /** After which event it begins: nothing where the protocol has no word for it. */
  readonly begin: (number: number | null) => Piece;
};

/** Puts results into `next` messages of one operation of graphql-transport-ws. */
export function nextFrames(id: string): Wording {
  const prefix = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":`);
  return {
    next: (result) => {
      const length = prefix.length + result.length + SUFFIX.length;
      return [frameBegin(length, prefix), result, SUFFIX];
    },
    begin: () => [],
  };
}

const EVENT = Buffer.from('event: next\ndata: ');
const END = Buffer.from('\n\n');

/**
 * Puts results into `next` events of graphql-sse's distinct connections. `idOf` gives the id by
 * which a browser says, when it comes back, what it has had; null where it need not say anything.
 */
export function nextEvents(idOf: (number: number | null) => string | null): Wording {
  return {
    next: (result, number) => {
      const id = number === null ? null : idOf(number);
      const begin = id === null ? EVENT : Buffer.from(`id: ${id}\nevent: next\ndata: `);
      return [begin, result, END];
    },
    begin: (number) => {
      const id = idOf(number);
      return id === null ? [] : [Buffer.from(`id: ${id}\n\n`)];
    },
  };
}
