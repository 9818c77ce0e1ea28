import { createHmac, randomBytes } from 'node:crypto';
import { canonicalJson } from '../kernel';
import type { Json } from '../kernel';

/**
 * Derives 32 bytes that only this server can compute. The same parts always give the same bytes.
 */
export type DeriveBytes = (...parts: readonly Json[]) => Buffer;

export function makeDeriveBytes(secret: string): DeriveBytes {
  const key = createHmac('sha256', secret).update('ridotto/accounts').digest();
  return (...parts) => createHmac('sha256', key).update(canonicalJson(parts)).digest();
}

/** 32 bytes: derived if there is a key, so that a repeat gets the same bytes; otherwise random. */
export function bytesFor(
  derive: DeriveBytes,
  idempotencyKey: string | null,
  ...parts: readonly Json[]
): Buffer {
  return idempotencyKey === null ? randomBytes(32) : derive(...parts, idempotencyKey);
}

export const newSalt = (): string => randomBytes(12).toString('base64url');

/** The id of an account or a token: 24 hexadecimal digits. */
export const idOf = (bytes: Buffer): string => bytes.toString('hex', 0, 12);
