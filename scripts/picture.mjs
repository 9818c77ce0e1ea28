/**
 * `npm run picture`: makes docs/first-week.svg, the README's picture, from the output of
 * demo/first-week.mjs against a server of its own.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ensureInstalled, ROOT } from './install.mjs';

const WIDTH = 760;
const LINE = 22;
const COLOURS = [
  [/ won lot | gained | concluded/, '#7a1f1f'],
  [/ committed | revealed /, '#2f6f62'],
  [/ began|made\.|test clock/, '#6b5d4d'],
];

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const colourOf = (text) => COLOURS.find(([what]) => what.test(text))?.[1] ?? '#241c15';

/** Leaves out the lots between the second and the last. */
function shown(lines) {
  const drawn = lines.filter((line) => / was drawn: /.test(line));
  const left = new Set(drawn.slice(2, -1));
  return lines.filter((line) => !left.has(line));
}

function draw(lines) {
  const rows = lines.map((line, at) => {
    const [, day, text] = /^(\S+) (.*)$/.exec(line);
    const y = 44 + at * LINE;
    return `<text y="${y}"><tspan x="28" fill="#a5781d">${day}</tspan><tspan x="128" fill="${colourOf(text)}">${escaped(text)}</tspan></text>`;
  });
  const height = 60 + lines.length * LINE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="Palatino, Georgia, serif" font-size="14.5">
<rect width="${WIDTH}" height="${height}" rx="10" fill="#f8f2e4" stroke="#a5781d"/>
${rows.join('\n')}
</svg>
`;
}

/** Starts a server, and returns the address it prints. */
async function serve(dir) {
  const server = spawn(process.execPath, [join(ROOT, 'dist/src/main.js')], {
    env: { ...process.env, PORT: '0', DATA_DIR: dir, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(server.stdout, 'data');
  return { server, url: /open at (\S+)/.exec(String(said))[1] };
}

ensureInstalled();
await build();
const dir = mkdtempSync(join(tmpdir(), 'ridotto-picture-'));
const { server, url } = await serve(dir);
const { stdout, status } = spawnSync(
  process.execPath,
  [join(ROOT, 'demo/first-week.mjs'), `${url}/graphql`],
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
);
server.kill();
rmSync(dir, { recursive: true, force: true });
if (status !== 0) process.exit(1);
writeFileSync(join(ROOT, 'docs/first-week.svg'), draw(shown(stdout.trimEnd().split('\n'))));
