import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cacheFacts } from './cache-facts.mts';
import { chunks } from './chunks.mts';
import { compressed } from './compressed.mts';
import { documents } from './documents.mts';
import { doors } from './doors.mts';
import { fonts } from './fonts.mts';
import { firstPages } from './first-pages.mts';
import { layers } from './layers.mts';
import { manifest } from './manifest.mts';
import { offline } from './offline.mts';
import { shell } from './shell.mts';
import { words } from './words.mts';

const HERE = resolve(import.meta.dirname, '..');
const ROOT = resolve(HERE, '..');

// Vite requires a default export.
export default defineConfig({
  root: HERE,
  // React 18 and later have this hook, so the shim is left out.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  define: cacheFacts(join(ROOT, 'schema/ridotto.graphql')),
  plugins: [
    doors(join(HERE, 'src/features')),
    documents(join(HERE, 'src')),
    words(join(HERE, 'src')),
    react(),
    shell(ROOT),
    layers(),
    firstPages(),
    manifest(ROOT),
    fonts(ROOT),
    offline(HERE),
    compressed(),
  ],
  build: {
    target: 'es2022',
    outDir: join(ROOT, 'dist/web'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // The content security policy forbids fonts and pictures as data URLs.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: chunks(join(HERE, 'src')) } },
  },
});
