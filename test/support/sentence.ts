/**
 * A complete sentence: it begins with a word or a quoted name, and ends with a full stop, or with a
 * quotation that has its own.
 */
export const WHOLE = /^“?[\p{L}\d].*(?:\.|[\p{Sentence_Terminal}…]['"’)\]]*”)$/su;
