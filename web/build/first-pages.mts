import type { Plugin, Rolldown } from 'vite';
import { FIRST } from './first-modules.mts';

/** What the first script fetches once what came with the page has been painted. */
const CLIENT = 'app/begin.tsx';

/** The names of the documents beside index.html. */
export const FIRST_NAMES = Object.keys(FIRST);

/**
 * Names in index.html what the client is made of, and beside it makes a document for each of these pages, which names
 * what the page is made of, too: the browser fetches it all together, and not only once the first has run.
 */
export function firstPages(): Plugin {
  return {
    name: 'first-pages',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('There is no index.html.');
      const tagsOf = (html: string, module: string): string =>
        [...partsOf(bundle, module)]
          .filter((file) => !html.includes(file))
          .map(tag)
          .join('');
      const written = String(index.source);
      const html = written.replace('</head>', () => `${tagsOf(written, CLIENT)}</head>`);
      index.source = html;
      for (const [name, { module }] of Object.entries(FIRST)) {
        const source = html.replace('</head>', () => `${tagsOf(html, module)}</head>`);
        this.emitFile({ type: 'asset', fileName: `${name}.html`, source });
      }
    },
  };
}

/** The files of a module and of all that it imports. */
function partsOf(bundle: Rolldown.OutputBundle, module: string): ReadonlySet<string> {
  const chunk = Object.values(bundle).find(
    (each) => each.type === 'chunk' && each.moduleIds.some((id) => id.endsWith(`/${module}`)),
  );
  if (chunk === undefined) throw new Error(`There is no chunk of ${module}.`);
  const parts = new Set([chunk.fileName]);
  for (const name of parts) {
    const part = bundle[name];
    if (part?.type !== 'chunk') continue;
    const css = part.viteMetadata?.importedCss ?? new Set<string>();
    for (const file of [...part.imports, ...css]) parts.add(file);
  }
  return parts;
}

const tag = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
