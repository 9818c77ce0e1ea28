import { createRequire } from 'node:module';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const require = createRequire(import.meta.url);
/** Where the server serves the files from. */
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

/** The page says whose server it is, and asks for no money. */
const STYLE = '<style>.ruru-footer, .graphiql-logo { display: none }</style>';

/**
 * Writes GraphiQL into `folder`: its page, and beside it the files that the page asks for, each compressed
 * with Brotli as its package has it. The server needs nothing else of that package.
 */
export function writeGraphiql(folder) {
  const { ruruHTML } = require('ruru/server');
  const html = ruruHTML({
    staticPath: ASSETS,
    endpoint: '/graphql',
    htmlParts: {
      titleTag: '<title>Ridotto: GraphiQL</title>\n<link rel="icon" href="/favicon.svg">',
      styleTags: (tags) => `${tags}\n${STYLE}`,
      // `clientConfig` would want every one of its settings.
      configScript: (script) =>
        `${script}\n<script>RURU_CONFIG.defaultQuery = ${JSON.stringify(EXAMPLE)};</script>`,
    },
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'page.html'), html);
  const { bundleData } = require(join(ROOT, 'node_modules/ruru/dist/bundleCode.js'));
  for (const [name, { buffer }] of Object.entries(bundleData)) {
    writeFileSync(join(folder, `${name}.br`), buffer);
  }
}
