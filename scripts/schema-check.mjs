/**
 * `npm run schema:check`: rejects changes that would break a client of the last release. Each
 * release leaves its schema in schema/released/; a feature is deprecated in one release before
 * another removes it. `schema:check OLD NEW` compares two files.
 */
import { diff, DiffRule } from '@graphql-inspector/core';
import { buildSchema, isInterfaceType, isUnionType } from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const RELEASED = join(ROOT, 'schema/released');
const PRESENT = join(ROOT, 'schema/ridotto.graphql');

/** The schema of the last release; null before the first. */
function lastRelease() {
  const versions = readdirSync(RELEASED)
    .filter((name) => /^\d+\.\d+\.\d+\.graphql$/.test(name))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  return versions.length === 0 ? null : join(RELEASED, versions.at(-1));
}

const load = (file) => buildSchema(readFileSync(file, 'utf8'));

async function breaks(oldFile, newFile) {
  const released = load(oldFile);
  const present = load(newFile);
  const changes = await diff(released, present, [
    DiffRule.suppressRemovalOfDeprecatedField,
    DiffRule.ignoreDescriptionChanges,
  ]);
  return changes.filter(
    ({ criticality, type, path }) =>
      criticality.level === 'BREAKING' &&
      !(type === 'FIELD_ARGUMENT_REMOVED' && wasDeprecated(released, path)) &&
      !(type === 'TYPE_KIND_CHANGED' && hasSameMembers(released, present, path)),
  );
}

/** True if an argument was deprecated; the rule above covers only fields. */
function wasDeprecated(schema, path) {
  const [type, field, name] = path.split('.');
  const { args } = schema.getType(type).getFields()[field];
  return args.some((arg) => arg.name === name && arg.deprecationReason != null);
}

/**
 * True if a union became an interface that all its types implement: each document that was valid is
 * valid, and its answers are the same.
 */
function hasSameMembers(released, present, name) {
  const [union, now] = [released.getType(name), present.getType(name)];
  if (!isUnionType(union) || !isInterfaceType(now)) return false;
  const types = present.getPossibleTypes(now).map((type) => type.name);
  return union.getTypes().every((type) => types.includes(type.name));
}

const [oldFile = lastRelease(), newFile = PRESENT] = process.argv.slice(2);
if (oldFile === null) {
  console.log('Nothing was released yet.');
} else {
  const broken = await breaks(oldFile, newFile);
  for (const { message } of broken) console.error(`breaks clients: ${message}`);
  if (broken.length > 0) {
    console.error(`Deprecate it instead, or keep it: ${broken.length} in all, since ${oldFile}.`);
    process.exitCode = 1;
  }
}
