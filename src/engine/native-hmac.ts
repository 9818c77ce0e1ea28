import { createHmac } from 'node:crypto';
import type { Hmac } from '../kernel';

/** What the rules' own HMAC-SHA256 computes, by the platform: a settlement draws by the thousand. */
export const nativeHmac: Hmac = (keyHex, message) =>
  createHmac('sha256', Buffer.from(keyHex, 'hex')).update(message).digest();
