import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked } from 'marked';
import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The font faces of the first page; others load on demand. */
const PRELOADED = /(garamond-latin-500-normal|sans-3-latin-wght-normal).*\.woff2$/;

/** Adds the page's text for browsers without scripts, and the font preloads. */
export function shell(root: string): Plugin {
  const front = readFileSync(join(root, 'scripts/pages/front.md'), 'utf8');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const text = new Marked().parse(front, { async: false });
  return {
    name: 'shell',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => ({
        html: html
          .replace('<!--front-->', `${text}<p>Ridotto ${version}</p>`)
          // Blocks rendering: the script is small, and hides parts that must not show.
          .replace('<script type="module"', '<script type="module" blocking="render"'),
        tags: Object.keys(bundle ?? {})
          .filter((name) => PRELOADED.test(name))
          .map(preload),
      }),
    },
  };
}

function preload(name: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' };
  return { tag: 'link', attrs: { ...attrs, href: `/${name}` }, injectTo: 'head' };
}
