import { createHmac, randomBytes } from 'node:crypto';
import { canonicalJson } from '../kernel';
import type { Json } from '../kernel';

/** 32 bytes that only this server can compute, always the same for the same parts. */
export type DeriveBytes = (...parts: readonly Json[]) => Buffer;

export function makeDeriveBytes(secret: string): DeriveBytes {
  const key = createHmac('sha256', secret).update('ridotto/accounts').digest();
  return (...parts) => createHmac('sha256', key).update(canonicalJson(parts)).digest();
}

/** 32 bytes: derived if there is a key, so that a repeat has the same ones; otherwise random. */
export function bytesFor(
  derive: DeriveBytes,
  idempotencyKey: string | null,
  ...parts: readonly Json[]
): Buffer {
  return idempotencyKey === null ? randomBytes(32) : derive(...parts, idempotencyKey);
}

export const newSalt = (): string => randomBytes(12).toString('base64url');

/** 24 hexadecimal digits: the id of an account or a token. */
export const idOf = (bytes: Buffer): string => bytes.toString('hex', 0, 12);
