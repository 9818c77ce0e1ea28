import { createHash } from 'node:crypto';

/** A prefix that people and scanners for leaked secrets recognise. */
const PREFIX = 'rdt_';
const PATTERN = /^rdt_[A-Za-z0-9_-]{43}$/;
/** The prefix of a token in an address. Only feeds accept it. */
const FEED_PREFIX = 'rdt_feed_';
const FEED_PATTERN = /^rdt_feed_[A-Za-z0-9_-]{43}$/;

/** The text of a token from 32 bytes. */
export const printToken = (bytes: Buffer): string => PREFIX + bytes.toString('base64url');
export const printFeedToken = (bytes: Buffer): string => FEED_PREFIX + bytes.toString('base64url');

export const isToken = (text: string): boolean => PATTERN.test(text);
export const isFeedToken = (text: string): boolean => FEED_PATTERN.test(text);

/** The hash of a token, as it is stored. */
export const tokenHash = (text: string): string => createHash('sha256').update(text).digest('hex');
