import type { Plugin } from 'vite';

/** As in `src/styles/tokens.css`: the layer named later wins. */
const ORDER = '@layer tokens,base,kit,pages;';

/**
 * Each stylesheet names the order of the layers. Those that pages share are loaded before the first one, whose own
 * word on it would come too late.
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
