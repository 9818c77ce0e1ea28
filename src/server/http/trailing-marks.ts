/** Marks of a sentence that no address ends in, as typed or percent-encoded: brackets, stops, quotes. */
const MARKS = /(?:[).,;:!?\]}>'"*]|%(?:2[279ACE]|3[BE]|5D|7D)|%C2%BB|%E2%80%(?:99|9D|A6|BA))+$/i;
/** An address without a query, or with one that ends in a number, such as `?play=7`. */
const KNOWN = /^(?:[^?]*|.*=\d+)$/;

/**
 * The address that a chat or an e-mail has taken together with the end of its sentence; null if it
 * ends well.
 */
export function withoutTrailingMarks(url: string): string | null {
  const kept = url.replace(MARKS, '');
  return kept !== url && kept.length > 1 && KNOWN.test(kept) ? kept : null;
}
