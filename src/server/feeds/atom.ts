/**
 * Prints Atom: the part of RFC 4287 that a list of events needs, with pages and archives (RFC
 * 5005).
 */
import type { Instant } from '../../kernel';

/** An event in a feed. */
export type AtomEntry = {
  /** A permanent, globally unique URI. */
  readonly id: string;
  readonly atMs: Instant;
  readonly title: string;
  readonly category: string;
  /** The address of its page. */
  readonly url: string;
};

/** `first` and `next` link the pages; the others link the archives and the current feed. */
export type FeedLink = {
  readonly rel: 'first' | 'next' | 'current' | 'prev-archive' | 'next-archive';
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
  /** True for an archive, whose entries never change. */
  readonly isArchive: boolean;
  /** The addresses of other pages and archives of the feed. */
  readonly links: readonly FeedLink[];
  /** Newest first. */
  readonly entries: readonly AtomEntry[];
};

const ATOM = 'http://www.w3.org/2005/Atom';
const HISTORY = 'http://purl.org/syndication/history/1.0';

export const printAtom = ({
  id,
  title,
  version,
  changedAtMs,
  selfUrl,
  url,
  isArchive,
  links,
  entries,
}: AtomFeed): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    isArchive
      ? `<feed xmlns="${ATOM}" xmlns:fh="${HISTORY}" xml:lang="en">`
      : `<feed xmlns="${ATOM}" xml:lang="en">`,
    `<id>${xml(id)}</id>`,
    `<title>${xml(title)}</title>`,
    `<updated>${moment(changedAtMs)}</updated>`,
    `<author><name>${xml(title)}</name></author>`,
    `<generator version="${xml(version)}">Ridotto</generator>`,
    `<link rel="self" type="application/atom+xml" href="${xml(selfUrl)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(url)}"/>`,
    ...(isArchive ? ['<fh:archive/>'] : []),
    ...links.map(linkText),
    ...entries.map(entryText),
    '</feed>',
    '',
  ].join('\n');

const linkText = ({ rel, url }: FeedLink): string =>
  `<link rel="${rel}" type="application/atom+xml" href="${xml(url)}"/>`;

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

/** The instant in the form of RFC 3339. */
const moment = (at: Instant): string => new Date(at).toISOString();

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/**
 * The text escaped for an element or a double-quoted attribute, without characters that XML 1.0
 * forbids.
 */
const xml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ')
    .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
