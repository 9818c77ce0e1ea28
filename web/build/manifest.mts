import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';

const MANIFEST = {
  name: 'Ridotto',
  short_name: 'Ridotto',
  description: 'The Auction Casino and Giolitti, played over days and watched live.',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f6efe1',
  theme_color: '#f6efe1',
};
const ANY_SIZE = { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' };
/** The icon's sizes in pixels, for systems without SVG. */
const SIZES = [192, 512];

/** The web app manifest, with the icon in common sizes. */
export function manifest(root: string): Plugin {
  return {
    name: 'manifest',
    generateBundle() {
      const sign = readFileSync(join(root, 'scripts/pages/favicon.svg'), 'utf8');
      const drawn = SIZES.map((size) => {
        const source = new Resvg(sign, { fitTo: { mode: 'width', value: size } }).render().asPng();
        const made = createHash('sha256').update(source).digest('hex').slice(0, 8);
        const fileName = `assets/icon-${size}-${made}.png`;
        this.emitFile({ type: 'asset', fileName, source });
        return { src: `/${fileName}`, type: 'image/png', sizes: `${size}x${size}`, purpose: 'any' };
      });
      const source = JSON.stringify({ ...MANIFEST, icons: [...drawn, ANY_SIZE] });
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
    },
  };
}
