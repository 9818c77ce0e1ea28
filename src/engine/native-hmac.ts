import { createHmac } from 'node:crypto';
import type { Hmac } from '../kernel';

/** The rules' HMAC-SHA256, computed by the platform: a settlement draws by the thousand. */
export const nativeHmac: Hmac = (keyHex, message) =>
  createHmac('sha256', Buffer.from(keyHex, 'hex')).update(message).digest();
