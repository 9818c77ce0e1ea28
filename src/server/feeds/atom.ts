/** Atom: the part of RFC 4287 that a list of sentences needs, in pages (RFC 5005). */
import type { Instant } from '../../kernel';

/** Something that happened. */
export type AtomEntry = {
  /** A globally unique, permanent address of it. */
  readonly id: string;
  readonly atMs: Instant;
  readonly title: string;
  readonly category: string;
  /** The address of its page. */
  readonly url: string;
};

export type AtomFeed = {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly changedAtMs: Instant;
  /** The address of the feed itself. */
  readonly selfUrl: string;
  readonly url: string;
  /** The page with the newest, and the one with what was before this one; null for none. */
  readonly firstUrl: string;
  readonly nextUrl: string | null;
  /** The newest first. */
  readonly entries: readonly AtomEntry[];
};

export const printAtom = ({
  id,
  title,
  version,
  changedAtMs,
  selfUrl,
  url,
  firstUrl,
  nextUrl,
  entries,
}: AtomFeed): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${xml(id)}</id>`,
    `<title>${xml(title)}</title>`,
    `<updated>${moment(changedAtMs)}</updated>`,
    `<author><name>${xml(title)}</name></author>`,
    `<generator version="${xml(version)}">Ridotto</generator>`,
    `<link rel="self" type="application/atom+xml" href="${xml(selfUrl)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(url)}"/>`,
    ...pageLink('first', firstUrl),
    ...(nextUrl === null ? [] : pageLink('next', nextUrl)),
    ...entries.map(entryText),
    '</feed>',
    '',
  ].join('\n');

const pageLink = (rel: 'first' | 'next', url: string): string[] => [
  `<link rel="${rel}" type="application/atom+xml" href="${xml(url)}"/>`,
];

const entryText = ({ id, atMs, title, category, url }: AtomEntry): string =>
  [
    '<entry>',
    `<id>${xml(id)}</id>`,
    `<title>${xml(title)}</title>`,
    `<published>${moment(atMs)}</published>`,
    `<updated>${moment(atMs)}</updated>`,
    `<category term="${xml(category)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(url)}"/>`,
    '</entry>',
  ].join('\n');

/** RFC 3339. */
const moment = (at: Instant): string => new Date(at).toISOString();

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** For an element or between double quotes, without the characters that XML 1.0 forbids. */
const xml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ')
    .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
