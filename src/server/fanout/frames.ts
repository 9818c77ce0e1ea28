const FINAL_TEXT = 0x81;
const SHORT = 125;
const MEDIUM = 0xffff;
const SUFFIX = Buffer.from('}');

/**
 * The header of an unmasked, unfragmented text frame [RFC 6455, 5.2] and the first bytes (`prefix`)
 * of its payload.
 */
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

/** A frame with one text message. */
export function textFrame(text: string): Buffer {
  return frameBegin(Buffer.byteLength(text), Buffer.from(text));
}

/** A piece of a connection's output, already in its protocol's form. */
export type Piece = readonly Buffer[];

/** A protocol's encoding of a subscription's results. */
export type FrameFormat = {
  readonly next: (result: Buffer, number: number | null) => Piece;
  /**
   * The message with the number of the event after which the subscription begins; empty if the
   * protocol has no such message.
   */
  readonly begin: (number: number | null) => Piece;
};

/** Wraps results in `next` messages of one operation of graphql-transport-ws. */
export function nextFrames(id: string): FrameFormat {
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
 * Wraps results in `next` events of graphql-sse's distinct connections. `idOf` gives the event id
 * that a browser sends when it reconnects; null for none.
 */
export function nextEvents(idOf: (number: number | null) => string | null): FrameFormat {
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
