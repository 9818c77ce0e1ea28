import type { Plugin } from 'vite';

/** The same order as in `src/styles/tokens.css`; later layers win. */
const ORDER = '@layer tokens,base,kit,pages;';

/**
 * Declares the layer order in each stylesheet. Shared stylesheets load before the first page's own,
 * which would declare the order too late.
 */
export function layers(): Plugin {
  return {
    name: 'ridotto:layers',
    enforce: 'post',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = `${ORDER}${String(file.source)}`;
      }
    },
  };
}
