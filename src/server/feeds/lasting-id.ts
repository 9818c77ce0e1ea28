import { createHash } from 'node:crypto';

const VERSION_8 = 0x80;
const VARIANT = 0x80;

/**
 * A UUID (RFC 9562, version 8) that is the same for the same words at every address of the server:
 * the entry's id for readers and calendars.
 */
export function lastingId(...words: readonly (string | number)[]): string {
  const bytes = createHash('sha256').update(words.join('\0')).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | VERSION_8, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | VARIANT, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
