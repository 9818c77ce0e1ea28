import { readFileSync } from 'node:fs';
import { ROOT } from './install.mjs';

/**
 * Fails if a package of a lock file has no hash, or names an address: lock files are for any
 * platform and any registry. If npm cannot find a platform's package, choose a version published
 * for all platforms.
 */
const LOCKS = [
  'package-lock.json',
  'bench/package-lock.json',
  'test/clients/programs/package-lock.json',
];
const complaints = LOCKS.flatMap((file) => {
  const { packages } = JSON.parse(readFileSync(`${ROOT}${file}`, 'utf8'));
  return Object.entries(packages)
    .filter(([path, { link }]) => path !== '' && link !== true)
    .flatMap(([path, { integrity, resolved }]) => [
      ...(integrity === undefined ? [`${file}: ${path} has no integrity`] : []),
      ...(resolved === undefined ? [] : [`${file}: ${path} names where it was fetched`]),
    ]);
});
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length === 0 ? 0 : 1;
