import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;

/** Writes gzip and Brotli copies of each text file, so that the server never compresses. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) return;
      const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
      for (const name of names.filter((each) => TEXT.test(each))) {
        const file = join(dir, name);
        const content = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
      }
    },
  };
}
