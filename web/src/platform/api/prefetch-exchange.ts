import { getOperationName, makeResult, stringifyVariables } from 'urql';
import type { AnyVariables, Exchange, ExecutionResult, Operation } from 'urql';
import { filter, map, merge, pipe, share } from 'wonka';
import { isBackNavigation } from '../back-navigation';
import { documentHash } from './persisted-documents';

/** An answer that `src/server/ssr/prefetch.ts` writes into the page. */
type PrefetchedAnswer = {
  readonly documentId: string;
  readonly variables: AnyVariables;
  readonly data: unknown;
};

type Answers = ReadonlyMap<string, PrefetchedAnswer>;

/** The answers embedded in the page. */
let answers: Answers | null = null;

/** Called once the first view is drawn and its queries have been sent. */
export const dropPrefetched = (): void => void (answers = new Map());

const keyOf = (documentId: string, variables: AnyVariables): string =>
  `${documentId} ${stringifyVariables(variables ?? {})}`;

/**
 * Answers the page's first queries synchronously from embedded data, so that the page draws at
 * once. Later queries go to the server. The embedded data is the same as for an anonymous visitor.
 */
export function prefetchExchange(): Exchange {
  answers ??= readAnswers();
  return answerExchange(() => answers ?? new Map());
}

/** Answers known queries and forwards the rest. */
export function answerExchange(known: () => Answers): Exchange {
  const answerOf = ({ kind, query, variables }: Operation): PrefetchedAnswer | undefined => {
    if (known().size === 0 || kind !== 'query') return undefined;
    const documentId = documentHash(getOperationName(query));
    return documentId === null ? undefined : known().get(keyOf(documentId, variables));
  };
  return ({ forward }) =>
    (operations) => {
      const asked = share(operations);
      const answers = pipe(
        asked,
        filter((operation) => answerOf(operation) !== undefined),
        map((operation) => {
          const data = answerOf(operation)?.data;
          return makeResult(operation, { data } as ExecutionResult);
        }),
      );
      const unknown = pipe(
        asked,
        filter((operation) => answerOf(operation) === undefined),
        forward,
      );
      return merge([answers, unknown]);
    };
}

function readAnswers(): Answers {
  const element = document.getElementById('first-answers');
  const text = element?.textContent ?? '[]';
  element?.remove();
  return parsePrefetched(isBackNavigation() ? '[]' : text);
}

/** The embedded answers by query. */
export function parsePrefetched(text: string): Answers {
  const answers = JSON.parse(text) as readonly PrefetchedAnswer[];
  return new Map(answers.map((each) => [keyOf(each.documentId, each.variables), each] as const));
}
