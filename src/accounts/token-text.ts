import { createHash } from 'node:crypto';

/** So that people, and programs that look for leaked secrets, know one when they see it. */
const PREFIX = 'rdt_';
const PATTERN = /^rdt_[A-Za-z0-9_-]{43}$/;
/** Of a token for an address, which nothing else takes. */
const FEED_PREFIX = 'rdt_feed_';
const FEED_PATTERN = /^rdt_feed_[A-Za-z0-9_-]{43}$/;

/** The text of a token of 32 bytes. */
export const printToken = (bytes: Buffer): string => PREFIX + bytes.toString('base64url');
export const printFeedToken = (bytes: Buffer): string => FEED_PREFIX + bytes.toString('base64url');

export const isToken = (text: string): boolean => PATTERN.test(text);
export const isFeedToken = (text: string): boolean => FEED_PATTERN.test(text);

/** What is kept of a token. */
export const tokenHash = (text: string): string => createHash('sha256').update(text).digest('hex');
