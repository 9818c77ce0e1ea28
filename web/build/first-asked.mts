import { FIRST } from './first-modules.mts';

type FirstAsked = {
  readonly documentId: string;
  readonly variables: Readonly<Record<string, unknown>>;
};

/**
 * The queries of each first page, by the name of its HTML document, with hashes instead of
 * operation names.
 */
export function firstAsked(
  hashes: ReadonlyMap<string, string>,
): Record<string, readonly FirstAsked[]> {
  const pages = Object.entries(FIRST).map(([name, { asks }]) => {
    const asked = asks.map(({ operation, variables }) => {
      const documentId = hashes.get(operation);
      if (documentId === undefined) throw new Error(`There is no operation ${operation}.`);
      return { documentId, variables };
    });
    return [`${name}.html`, asked] as const;
  });
  return Object.fromEntries(pages);
}
