import { isUtf8 } from 'node:buffer';

const BYTE_ORDER_MARK = '\uFEFF';

/** The text without a byte order mark; null for bytes that are not UTF-8. */
export function decodeUtf8(bytes: Buffer): string | null {
  if (!isUtf8(bytes)) return null;
  const text = bytes.toString();
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}

/** True if the text is visible ASCII and its percent-encoding is valid UTF-8. */
export function isPercentEncodedUtf8(text: string): boolean {
  if (/[^\x21-\x7e]/.test(text)) return false;
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
