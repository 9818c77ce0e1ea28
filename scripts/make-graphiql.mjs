/**
 * `node scripts/make-graphiql.mjs`: rebuilds `scripts/graphiql/`, which `npm run build` copies: the
 * page of GraphiQL with its files, each compressed with Brotli as in its package. The package has
 * 58 MB and its files never change, so they are committed and the package is not installed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const PACKAGE = 'ruru@2.0.0-rc.1';
const INTEGRITY =
  'sha512-QaQqpYs2daSWxUO4fsY10noCkXeqbx2qiR5lWRnoScdy6mD/0ehSkxKBZhc83WyFaVA3rVurs8/Dd/iIn0wbXw==';
const FOLDER = join(ROOT, 'scripts/graphiql');
/** The path of the files on the server. */
const ASSETS = '/graphiql/';

const EXAMPLE = `# Ridotto. Ctrl-Enter runs what is here; the book on the left documents every field.
# To play, sign in or start as a guest, and put the token into the headers below:
#   { "Authorization": "Bearer …" }
{
  editions {
    id
    title
  }
}
`;

/** Hides the logo and the donation link; the page names its server instead. */
const STYLE = '<style>.ruru-footer, .graphiql-logo { display: none }</style>';

function page({ ruruHTML }) {
  return ruruHTML({
    staticPath: ASSETS,
    endpoint: '/graphql',
    htmlParts: {
      titleTag: '<title>Ridotto: GraphiQL</title>\n<link rel="icon" href="/favicon.svg">',
      styleTags: (tags) => `${tags}\n${STYLE}`,
      // The option `clientConfig` would require a value for every setting.
      configScript: (script) =>
        `${script}\n<script>RURU_CONFIG.defaultQuery = ${JSON.stringify(EXAMPLE)};</script>`,
    },
  });
}

/** The licences of the package and of the libraries bundled in its files. */
function licences(folder) {
  const bundled = readdirSync(join(folder, 'static'))
    .filter((name) => name.endsWith('.LICENSE.txt'))
    .map((name) => `## ${name}\n\n${readFileSync(join(folder, 'static', name), 'utf8').trim()}\n`);
  const text = readFileSync(join(folder, 'LICENSE.md'), 'utf8').trim();
  return [`# ${PACKAGE}\n\n${text}\n`, ...bundled].join('\n');
}

function install(dir) {
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', dir, PACKAGE];
  const { status } = spawnSync('npm', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${PACKAGE} could not be installed.`);
  const { packages } = JSON.parse(readFileSync(join(dir, 'package-lock.json'), 'utf8'));
  if (packages['node_modules/ruru'].integrity !== INTEGRITY) {
    throw new Error(`${PACKAGE} is not the package that this script knows.`);
  }
  return createRequire(join(dir, 'package.json'));
}

const dir = mkdtempSync(join(tmpdir(), 'graphiql-'));
try {
  writeFileSync(join(dir, 'package.json'), '{}');
  const require = install(dir);
  const { bundleData } = require(join(dir, 'node_modules/ruru/dist/bundleCode.js'));
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'page.html'), page(require('ruru/server')));
  writeFileSync(join(FOLDER, 'LICENSE.md'), licences(join(dir, 'node_modules/ruru')));
  for (const [name, { buffer }] of Object.entries(bundleData)) {
    writeFileSync(join(FOLDER, `${name}.br`), buffer);
  }
} finally {
  rmSync(dir, { recursive: true, force: true });
}
