import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, OperationTypeNode, parse } from 'graphql';
import type { BrowserContext } from 'playwright-core';

/** Of each document that the pages have, by its hash, its text. */
let known: Readonly<Record<string, string>> | null = null;

type Sent = {
  readonly query?: string;
  readonly documentId?: string;
  readonly extensions?: { readonly documentId?: string };
};

/** Notes each mutation that a page sends: scripts/jest-pages.cjs asks for all, at the end of the run. */
export function noteSent(context: BrowserContext): void {
  context.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/graphql')) return;
    const names = mutationsOf(request.postDataJSON() as Sent);
    if (names.length > 0) appendFileSync(notes(), names.map((name) => `${name}\n`).join(''));
  });
}

const notes = (): string => join(process.env['RIDOTTO_TEST_DIR'] ?? '', 'sent-by-pages');

function mutationsOf({ query, documentId, extensions }: Sent): readonly string[] {
  known ??= JSON.parse(readFileSync('dist/web/documents.json', 'utf8')) as Record<string, string>;
  const text = query ?? known[documentId ?? extensions?.documentId ?? ''];
  if (text === undefined) return [];
  return parse(text).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION &&
    definition.operation === OperationTypeNode.MUTATION
      ? definition.selectionSet.selections.flatMap((field) =>
          field.kind === Kind.FIELD ? [field.name.value] : [],
        )
      : [],
  );
}
