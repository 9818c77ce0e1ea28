import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** The fonts' scripts, in order of precedence for a character. */
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'greek'];
const FACES = [
  { family: 'source-sans-3', weight: 400 },
  { family: 'eb-garamond', weight: 500 },
];

/**
 * The fonts for the server's pictures of seasons, as OpenType, since image renderers cannot read
 * WOFF.
 */
export function fonts(root: string): Plugin {
  return {
    name: 'fonts',
    generateBundle() {
      const wanted = SCRIPTS.flatMap((script) => FACES.map((face) => ({ ...face, script })));
      for (const [at, { family, script, weight }] of wanted.entries()) {
        const name = `${family}-${script}-${weight}-normal`;
        const file = join(root, 'node_modules/@fontsource', family, 'files', `${name}.woff`);
        const source = openTypeOf(readFileSync(file));
        this.emitFile({ type: 'asset', fileName: `fonts/${at}-${name}.ttf`, source });
      }
    },
  };
}

const HEADER = 12;
const ENTRY = 16;

/** Unpacks the OpenType font in a WOFF 1.0 file (W3C, WOFF File Format 1.0). */
function openTypeOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(HEADER + ENTRY * count);
  woff.copy(head, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  const range = ENTRY * 2 ** power;
  for (const [at, value] of [count, range, power, ENTRY * count - range].entries()) {
    head.writeUInt16BE(value, 4 + 2 * at);
  }
  const parts = [head];
  let offset = head.length;
  for (let at = 0; at < count; at += 1) {
    const from = 44 + 20 * at;
    const [start, packed, length] = [4, 8, 12].map((each) => woff.readUInt32BE(from + each));
    if (start === undefined || packed === undefined || length === undefined) continue;
    const data = woff.subarray(start, start + packed);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(data) : data).copy(table);
    const to = HEADER + ENTRY * at;
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    parts.push(table);
    offset += table.length;
  }
  return Buffer.concat(parts);
}
