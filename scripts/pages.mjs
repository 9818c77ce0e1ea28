import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { Marked } from 'marked';
import { ROOT } from './install.mjs';

const ASSETS = join(ROOT, 'scripts/pages');
const STYLE = readFileSync(join(ASSETS, 'style.css'), 'utf8');
/** Pages outside `docs/`, with their addresses. */
const OTHERS = {
  'README.md': '/docs/readme',
  'CHANGELOG.md': '/docs/changelog',
  'ARCHITECTURE.md': '/docs/architecture',
  'CONTRIBUTING.md': '/docs/contributing',
  'demo/README.md': '/docs/demo',
  'bench/README.md': '/docs/bench',
};
const MENU = {
  Docs: '/docs',
  API: '/docs/api',
  Clients: '/docs/clients',
  Rules: '/docs/rules',
  Hosting: '/docs/hosting',
  Changelog: '/docs/changelog',
  GraphiQL: '/graphql',
};

/**
 * Writes every page of the server into `folder`, in a file named after its address: the project's
 * Markdown as it is (`docs/clients.md`) and as HTML (`docs/clients.html`), the other files of
 * `docs/`, and the front page.
 */
export function writePages(folder) {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  cpSync(join(ROOT, 'docs'), join(folder, 'docs'), { recursive: true });
  const addresses = pageAddresses();
  for (const [file, address] of addresses) {
    const markdown = readFileSync(join(ROOT, file), 'utf8');
    const { title, body } = render(markdown, file, addresses);
    write(folder, `${address}.md`, markdown);
    write(folder, `${address}.html`, page({ title, body, version }));
  }
  const decisions = render(listOfDecisions(), 'docs/decisions/README.md', addresses);
  write(folder, '/docs/decisions.html', page({ ...decisions, version }));
  const front = render(readFileSync(join(ASSETS, 'front.md'), 'utf8'), 'front.md', addresses);
  write(folder, 'index.html', page({ ...front, title: null, version }));
  cpSync(join(ASSETS, 'favicon.svg'), join(folder, 'favicon.svg'));
}

/** Every served Markdown file, relative to the root, with its address. */
function pageAddresses() {
  const below = readdirSync(join(ROOT, 'docs'), { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`);
  return new Map([
    ...below.map((name) => [name, `/${name.replace(/(\/README)?\.md$/, '')}`]),
    ...Object.entries(OTHERS),
  ]);
}

function listOfDecisions() {
  const names = readdirSync(join(ROOT, 'docs/decisions')).sort();
  const titles = names.map((name) => {
    const [, title] = /^# (.+)$/m.exec(readFileSync(join(ROOT, 'docs/decisions', name), 'utf8'));
    return `- [${title}](${name})`;
  });
  return `# Decisions\n\nWhy things are as they are.\n\n${titles.join('\n')}\n`;
}

/**
 * The first heading, and the page as HTML: headings get anchors, and links lead to served pages.
 */
function render(markdown, file, addresses) {
  const seen = new Map();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = anchor(text, seen);
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const to = addressOf(href, file, addresses);
        return to === null ? inner : `<a href="${to}">${inner}</a>`;
      },
      image({ href, text }) {
        const from = addressOf(href, file, addresses);
        return from === null ? escaped(text) : `<img src="${from}" alt="${escaped(text)}">`;
      },
      table({ header, rows }) {
        const row = (cells, tag) =>
          `<tr>${cells.map(({ tokens }) => cell(this.parser.parseInline(tokens), tag)).join('')}</tr>`;
        const body = rows.map((cells) => row(cells, 'td')).join('\n');
        return `<div class="table"><table><thead>${row(header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? file;
  // A block wider than a phone can be scrolled by keyboard, too.
  const body = marked.parse(markdown).replaceAll('<pre>', '<pre tabindex="0">');
  return { title, body: body.replace(RULING, (item, number) => ruling(item, number)) };
}

/** Finds each ruling by its number, which becomes its anchor. */
const RULING = /<li>(?=(?:<p>)?<strong>([A-Z]{1,2}\d+)\.<\/strong>)/g;
const ruling = (item, number) => item.replace('<li>', `<li id="${number.toLowerCase()}">`);

/** An empty header cell is a plain cell. */
function cell(inner, tag) {
  const name = inner === '' ? 'td' : tag;
  return `<${name}>${inner}</${name}>`;
}

/** The same anchors as on GitHub, so that links to sections work in both. */
function anchor(text, seen) {
  const plain = text.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '');
  const name = plain.replaceAll(' ', '-');
  const count = seen.get(name) ?? 0;
  seen.set(name, count + 1);
  return count === 0 ? name : `${name}-${count}`;
}

/** The server's address for a file's link; null if the target is not served. */
function addressOf(href, file, addresses) {
  if (/^(https?:|#|\/)/.test(href)) return href;
  const [path, section] = href.split('#');
  const target = posix.normalize(posix.join(posix.dirname(file), path));
  if (target === 'docs/decisions/') return '/docs/decisions';
  const page = addresses.get(target) ?? addresses.get(posix.join(target, 'README.md'));
  const address = page ?? (/^docs\/.+\.\w+$/.test(target) ? `/${target}` : null);
  return address === null || section === undefined ? address : `${address}#${section}`;
}

function page({ title, body, version }) {
  const links = Object.entries(MENU).map(([name, to]) => `<a href="${to}">${name}</a>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title === null ? 'Ridotto' : `${escaped(title)} · Ridotto`}</title>
<link rel="icon" href="/favicon.svg">
<style>${STYLE}</style>
</head>
<body>
<header><nav><a class="mark" href="/">Ridotto</a> ${links.join(' ')}</nav></header>
<main>
${body}</main>
<footer>Ridotto ${escaped(version)}</footer>
</body>
</html>
`;
}

const escaped = (text) =>
  text.replace(/`/g, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function write(folder, address, text) {
  const file = join(folder, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
