import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';

/** The SHA-256 of the exact UTF-8 bytes of a text: 64 lower-case hexadecimal digits. */
export function sha256OfText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The SHA-256 of bytes given in hexadecimal. */
export function sha256OfHex(hex: string): string {
  return bytesToHex(sha256(hexToBytes(hex)));
}

/** HMAC-SHA256 of a text's UTF-8 bytes, as 32 bytes. The key is in hexadecimal. */
export type Hmac = (keyHex: string, message: string) => Uint8Array;

export const hmacSha256: Hmac = (keyHex, message) =>
  hmac(sha256, hexToBytes(keyHex), utf8ToBytes(message));

export function isSha256(text: string): boolean {
  return /^[0-9a-fA-F]{64}$/.test(text);
}
