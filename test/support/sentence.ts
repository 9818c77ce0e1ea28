/**
 * Matches a complete sentence. It begins with a word or a quoted name, and ends with a full stop or
 * with a quotation that ends a sentence.
 */
export const WHOLE = /^“?[\p{L}\d].*(?:\.|[\p{Sentence_Terminal}…]['"’)\]]*”)$/su;
