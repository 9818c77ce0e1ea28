import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FIRST_NAMES } from './first-pages.mts';

const FILE = /(?:href|src)="\/(assets\/[^"]+)"/g;

/** The service worker that caches the shell, with the file names of this build's first pages. */
export function offline(root: string): Plugin {
  return {
    name: 'offline',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const pages = ['index.html', ...FIRST_NAMES.map((name) => `${name}.html`)].map((name) => {
        const page = bundle[name];
        if (page?.type !== 'asset') throw new Error(`There is no ${name}.`);
        return String(page.source);
      });
      const files = [
        ...new Set(pages.flatMap((page) => [...page.matchAll(FILE)].map(([, file]) => `/${file}`))),
      ];
      const made = createHash('sha256').update(pages.join('\n')).digest('hex').slice(0, 16);
      const source = readFileSync(join(root, 'build/worker.js'), 'utf8')
        .replace("'BUILD'", JSON.stringify(made))
        .replace("['FILES']", JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
