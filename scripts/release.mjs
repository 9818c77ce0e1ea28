/**
 * `node scripts/release.mjs 0.2.0 [2026-12-01]`: closes a release. The changelog's open section
 * gets the version and the day; package.json and its lock file get the version. The schema is
 * copied to schema/released/: from then on, `npm run schema:check` compares with it. Everything is
 * checked before anything is written.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const VERSION = /^\d+\.\d+\.\d+$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const OPEN = /^## .*\(unreleased\)$/m;

const [version = '', day = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const later = (one, other) => one.localeCompare(other, 'en', { numeric: true }) > 0;

const released = readdirSync(join(ROOT, 'schema/released'))
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => name.replace(/\.graphql$/, ''));
const changelog = read('CHANGELOG.md');
const schema = `schema/released/${version}.graphql`;

/** The reason why the version cannot be released; null if it can. */
function whyNot() {
  if (!VERSION.test(version)) return 'Say which version: node scripts/release.mjs 0.2.0';
  if (!DAY.test(day)) return `The day ${day} should be written like 2026-12-01.`;
  if (existsSync(join(ROOT, schema))) return `${version} was released already.`;
  const newer = released.find((other) => later(other, version));
  if (newer !== undefined) return `${newer} was released already, which is newer.`;
  if (!OPEN.test(changelog)) return 'The changelog has no section that says (unreleased).';
  const check = spawnSync(process.execPath, [join(ROOT, 'scripts/schema-check.mjs')], {
    encoding: 'utf8',
  });
  return check.status === 0 ? null : check.stderr.trim();
}

/** The file with the new version in the objects that `places` find. */
function withVersion(file, ...places) {
  const content = JSON.parse(read(file));
  for (const place of places) place(content).version = version;
  return [file, `${JSON.stringify(content, null, 2)}\n`];
}

const reason = whyNot();
if (reason !== null) {
  console.error(reason);
  process.exitCode = 1;
} else {
  const files = [
    ['CHANGELOG.md', changelog.replace(OPEN, `## ${version} (${day})`)],
    withVersion('package.json', (content) => content),
    withVersion(
      'package-lock.json',
      (content) => content,
      (content) => content.packages[''],
    ),
    [schema, read('schema/ridotto.graphql')],
  ];
  for (const [file, content] of files) writeFileSync(join(ROOT, file), content);
  console.log(
    `Closed ${version}: ${files.map(([file]) => file).join(', ')}. Look, commit, tag it.`,
  );
}
