import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts secrets for storage. Each is bound to its season and key. */
export interface Sealing {
  seal(text: string, place: string): string;
  /** Throws if the text was sealed with another secret or for another place. */
  open(sealed: string, place: string): string;
  /** Null if `open` throws. */
  tryOpen(sealed: string, place: string): string | null;
  /**
   * Equal texts have equal fingerprints. A fingerprint reveals nothing without the server's secret.
   */
  fingerprint(text: string): string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

const derived = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `ridotto/${purpose}/1`, 32));

/**
 * Identifies a secret without revealing it, so that a store can recognise the secret that seals it.
 */
export const fingerprintOf = (secret: string): string => derived(secret, 'secret').toString('hex');

/** The place to which a season's secret is bound. */
export const placeOf = (seasonId: string, key: string): string => `${seasonId}/${key}`;

/** AES-256-GCM under a key derived from the server's secret. */
export function makeSealing(secret: string): Sealing {
  const key = derived(secret, 'sealing');
  const fingerprintKey = derived(secret, 'fingerprint');
  const open: Sealing['open'] = (sealed, place) => {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
    decipher.setAAD(Buffer.from(place));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  };
  return {
    seal(text, place) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    open,
    tryOpen(sealed, place) {
      try {
        return open(sealed, place);
      } catch {
        return null;
      }
    },
    fingerprint: (text) => createHmac('sha256', fingerprintKey).update(text).digest('hex'),
  };
}
