import { randomBytes } from 'node:crypto';

/** 32 bytes in hexadecimal, so that a hash tells nothing of what was declared. */
export const newSalt = (): string => randomBytes(32).toString('hex');
