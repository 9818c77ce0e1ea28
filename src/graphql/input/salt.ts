import { randomBytes } from 'node:crypto';

/** 32 random bytes in hexadecimal, so that the hash reveals nothing of the declaration. */
export const newSalt = (): string => randomBytes(32).toString('hex');
