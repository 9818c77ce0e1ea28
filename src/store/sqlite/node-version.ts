import { reasonOf } from '../failure';

/** Node's versions by the versions of their module interface. */
const NODES: ReadonlyMap<string, string> = new Map([
  ['108', 'Node 18'],
  ['115', 'Node 20'],
  ['127', 'Node 22'],
  ['137', 'Node 24'],
]);

/** The remedy if better-sqlite3 was compiled for a different Node; null for any other error. */
export function nodeMismatchText(error: unknown): string | null {
  const [, compiledFor] = /NODE_MODULE_VERSION (\d+)/.exec(reasonOf(error)) ?? [];
  if (compiledFor === undefined) return null;
  const other = NODES.get(compiledFor) ?? 'another Node';
  return (
    `better-sqlite3 was installed by ${other} (NODE_MODULE_VERSION ${compiledFor}), and this is Node ` +
    `${process.versions.node} (${process.versions.modules}): run "npm rebuild better-sqlite3", or "npm start", ` +
    'which does it.'
  );
}
