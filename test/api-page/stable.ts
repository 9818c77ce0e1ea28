/** Replaces the random ids and tokens in the examples by stable ones. */
import type { Example } from './examples';

const HEX = /[0-9a-f]{24}/g;
const ID = /"([A-Za-z0-9_-]{16,})"/g;

/** An id contains its type and its season. Only the season's part is random. */
export function namesOnly(example: Example): Example {
  const seen: string[] = [];
  const place = (hex: string): string => {
    if (!seen.includes(hex)) seen.push(hex);
    return String(seen.indexOf(hex) + 1).padStart(24, '0');
  };
  const text = JSON.stringify(example)
    .replace(/rdt_[\w-]+/g, 'rdt_…')
    .replace(ID, (whole, id: string) => {
      const plain = Buffer.from(id, 'base64url').toString('latin1');
      if (!/^[A-Z][\w.]+:/.test(plain)) return whole;
      return `"${Buffer.from(plain.replace(HEX, place), 'latin1').toString('base64url')}"`;
    });
  return JSON.parse(text) as Example;
}
