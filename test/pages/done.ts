import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, OperationTypeNode, parse } from 'graphql';
import type { BrowserContext, Response } from 'playwright-core';

/** The text of each document that the pages send, by hash. */
let known: Readonly<Record<string, string>> | null = null;

type Sent = {
  readonly query?: string;
  readonly documentId?: string;
  readonly extensions?: { readonly documentId?: string };
};
type Answer = {
  readonly errors?: readonly object[];
  readonly data?: Readonly<Record<string, { readonly refusal?: object | null } | null>> | null;
};
/** A mutation's name, and the alias of its field in the answer. */
type Asked = { readonly name: string; readonly as: string };

/** The answers that are being read. */
const reading = new Set<Promise<void>>();

/**
 * Records each mutation that succeeds from a page. At the end of the run scripts/jest-pages.cjs
 * checks that all mutations have succeeded at least once.
 */
export function noteDone(context: BrowserContext): void {
  context.on('response', (response) => {
    const request = response.request();
    if (request.method() !== 'POST' || !request.url().endsWith('/graphql')) return;
    const asked = mutationsOf(request.postDataJSON() as Sent);
    if (asked.length === 0) return;
    const read = note(asked, response).finally(() => reading.delete(read));
    reading.add(read);
  });
  const close = context.close.bind(context);
  context.close = async (options) => {
    await allNoted();
    await close(options);
  };
}

/**
 * Resolves when every received answer has been read. Once the browser has closed, answers can no
 * longer be read.
 */
export const allNoted = async (): Promise<unknown> => Promise.all(reading);

async function note(asked: readonly Asked[], response: Response): Promise<void> {
  // A page that has closed may have lost the answer.
  const answer = await response.json().then(
    (json: unknown) => json as Answer,
    () => null,
  );
  if (answer !== null) append('done-by-pages', doneIn(asked, answer));
}

/** Records an answer that a component received without a browser. */
export const noteAnswer = (text: string, answer: Answer): void =>
  append('done-by-components', doneIn(mutationsIn(text), answer));

function append(file: string, names: readonly string[]): void {
  if (names.length === 0) return;
  const path = join(process.env['RIDOTTO_TEST_DIR'] ?? '', file);
  appendFileSync(path, names.map((name) => `${name}\n`).join(''));
}

/** The mutations among `asked` that succeeded in this answer. */
export function doneIn(asked: readonly Asked[], { errors, data }: Answer): readonly string[] {
  if (errors !== undefined) return [];
  return asked.filter(({ as }) => data?.[as]?.refusal === null).map(({ name }) => name);
}

function mutationsOf({ query, documentId, extensions }: Sent): readonly Asked[] {
  known ??= JSON.parse(readFileSync('dist/web/documents.json', 'utf8')) as Record<string, string>;
  const text = query ?? known[documentId ?? extensions?.documentId ?? ''];
  return text === undefined ? [] : mutationsIn(text);
}

export function mutationsIn(text: string): readonly Asked[] {
  return parse(text).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION &&
    definition.operation === OperationTypeNode.MUTATION
      ? definition.selectionSet.selections.flatMap((field) =>
          field.kind === Kind.FIELD
            ? [{ name: field.name.value, as: field.alias?.value ?? field.name.value }]
            : [],
        )
      : [],
  );
}
