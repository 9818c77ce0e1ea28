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

/** Puts results into `next` messages of one operation of graphql-transport-ws. */
export function nextFrames(id: string): (result: Buffer) => readonly Buffer[] {
  const prefix = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":`);
  return (result) => {
    const length = prefix.length + result.length + SUFFIX.length;
    return [frameBegin(length, prefix), result, SUFFIX];
  };
}

const EVENT = Buffer.from('event: next\ndata: ');
const END = Buffer.from('\n\n');

/** Puts a result into a `next` event of graphql-sse's distinct connections. */
export const nextEvent = (result: Buffer): readonly Buffer[] => [EVENT, result, END];
