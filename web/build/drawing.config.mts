import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cacheFacts } from './cache-facts.mts';
import { documents } from './documents.mts';
import { doors } from './doors.mts';
import { words } from './words.mts';

const HERE = resolve(import.meta.dirname, '..');
const ROOT = resolve(HERE, '..');

/** The client's build for server rendering: one module without external packages. */
// Vite requires a default export.
export default defineConfig({
  root: HERE,
  define: {
    ...cacheFacts(join(ROOT, 'schema/ridotto.graphql')),
    'process.env.NODE_ENV': '"production"',
  },
  plugins: [
    doors(join(HERE, 'src/features')),
    documents(join(HERE, 'src')),
    words(join(HERE, 'src')),
    react(),
    {
      name: 'drawer',
      generateBundle() {
        const source = readFileSync(join(HERE, 'build/drawer.js'), 'utf8');
        this.emitFile({ type: 'asset', fileName: 'drawer.mjs', source });
      },
    },
  ],
  ssr: { noExternal: true },
  build: {
    ssr: join(HERE, 'src/shell/ssr/draw.tsx'),
    target: 'node20',
    outDir: join(ROOT, 'dist/web/drawing'),
    emptyOutDir: true,
    copyPublicDir: false,
    minify: false,
    rolldownOptions: {
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
