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
  icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' }],
};

/** By which the client can be installed. */
export function manifest(): Plugin {
  return {
    name: 'manifest',
    generateBundle() {
      const source = JSON.stringify(MANIFEST);
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
    },
  };
}
