import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what must not be read before its time; bound to the season and key it is for. */
export interface Sealing {
  seal(text: string, place: string): string;
  /** Throws when the text was sealed with another secret, or for another place. */
  open(sealed: string, place: string): string;
  /** Null where `open` throws. */
  tryOpen(sealed: string, place: string): string | null;
  /** Equal for equal texts; without the server's secret nothing can be guessed from it. */
  fingerprint(text: string): string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

const derived = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `ridotto/${purpose}/1`, 32));

/**
 * By this a store recognises its secret: it is always the same for one secret, and nothing sealed
 * can be read with it.
 */
export const fingerprintOf = (secret: string): string => derived(secret, 'secret').toString('hex');

/** What a secret of a season is bound to when it is sealed. */
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
