import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { FIRST } from './first-modules.mts';

/** The module that the first script loads after the first paint. */
const CLIENT = 'shell/bootstrap.tsx';

/** The stylesheet link written by the build. */
const SHEET = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g;

/** The names of the HTML documents beside index.html. */
export const FIRST_NAMES = Object.keys(FIRST);

/**
 * Lists the client's files in index.html. For each first page, writes an HTML document that lists
 * that page's files, too. The browser fetches all of them at once instead of after the first
 * script. All styles come in one file, since nothing is painted before they have loaded. The
 * separate stylesheets are listed as disabled: the browser skips them, and the client knows that
 * their styles are present.
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
      const inOneSheet = (html: string): string => {
        const files = [...html.matchAll(SHEET)].map(([, file = '']) => file);
        const source = files.map((file) => sheetOf(bundle, file)).join('');
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/first-${hash}.css`;
        this.emitFile({ type: 'asset', fileName, source });
        return html
          .replaceAll(SHEET, '<link rel="stylesheet" disabled href="/$1">')
          .replace('</head>', `<link rel="stylesheet" crossorigin href="/${fileName}"></head>`);
      };
      const written = String(index.source);
      const html = written.replace('</head>', () => `${tagsOf(written, CLIENT)}</head>`);
      index.source = inOneSheet(html);
      for (const [name, { module }] of Object.entries(FIRST)) {
        const source = html.replace('</head>', () => `${tagsOf(html, module)}</head>`);
        this.emitFile({ type: 'asset', fileName: `${name}.html`, source: inOneSheet(source) });
      }
    },
  };
}

/** The files of a module and of all its imports. */
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

function sheetOf(bundle: Rolldown.OutputBundle, file: string): string {
  const sheet = bundle[file];
  if (sheet?.type !== 'asset') throw new Error(`There is no ${file}.`);
  return String(sheet.source);
}

const tag = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
