/** Replaces the random ids and tokens in the examples by stable ones. */
import type { Example } from './examples';

const HEX = /[0-9a-f]{24}/g;
const SHORT = /(?<![A-Za-z0-9])([rd])[0-9a-hjkmnp-tv-z]{9}(?![A-Za-z0-9])/g;
const ID = /"([A-Za-z0-9_-]{10,})"/g;

/** An id contains its type and its season. Only the season's part is random. */
export function namesOnly(example: Example): Example {
  const seen: string[] = [];
  const place = (hex: string): string => {
    if (!seen.includes(hex)) seen.push(hex);
    return String(seen.indexOf(hex) + 1).padStart(24, '0');
  };
  const shortSeen: string[] = [];
  const shortPlace = (short: string, letter: string): string => {
    if (!shortSeen.includes(short)) shortSeen.push(short);
    return `${letter}${String(shortSeen.indexOf(short) + 1).padStart(9, '0')}`;
  };
  const text = JSON.stringify(example)
    .replace(/rdt_[\w-]+/g, 'rdt_…')
    .replace(ID, (whole, id: string) => {
      const plain = Buffer.from(id, 'base64url').toString('latin1');
      if (!/^[A-Z][\w.]+:/.test(plain)) return whole.replace(SHORT, shortPlace);
      const stable = plain.replace(HEX, place).replace(SHORT, shortPlace);
      return `"${Buffer.from(stable, 'latin1').toString('base64url')}"`;
    });
  return JSON.parse(text) as Example;
}
