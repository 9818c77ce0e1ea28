import { getOperationName, makeResult, stringifyVariables } from 'urql';
import type { AnyVariables, Exchange, ExecutionResult, Operation } from 'urql';
import { filter, map, merge, pipe, share } from 'wonka';
import { isGoneBackTo } from '../back-navigation';
import { hashOf } from './persisted-documents';

/** As written into the page by `src/server/ssr/prefetch.ts`. */
type Answer = {
  readonly documentId: string;
  readonly variables: AnyVariables;
  readonly data: unknown;
};

type Answers = ReadonlyMap<string, Answer>;

/** The answers embedded in the page. */
let answers: Answers | null = null;

/** Called once the first view is drawn and its queries have been sent. */
export const forgetFirstAnswers = (): void => void (answers = new Map());

const keyOf = (documentId: string, variables: AnyVariables): string =>
  `${documentId} ${stringifyVariables(variables ?? {})}`;

/**
 * Answers the page's first queries from the data embedded in it, synchronously, so that it draws
 * without waiting. Later queries go to the server. The data is what an anonymous visitor sees.
 */
export function firstAnswers(): Exchange {
  answers ??= readAnswers();
  return answering(() => answers ?? new Map());
}

/** Answers the queries that are known, and forwards the rest. */
export function answering(known: () => Answers): Exchange {
  const answerOf = ({ kind, query, variables }: Operation): Answer | undefined => {
    if (known().size === 0 || kind !== 'query') return undefined;
    const documentId = hashOf(getOperationName(query));
    return documentId === null ? undefined : known().get(keyOf(documentId, variables));
  };
  return ({ forward }) =>
    (operations) => {
      const asked = share(operations);
      const told = pipe(
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
      return merge([told, unknown]);
    };
}

function readAnswers(): Answers {
  const element = document.getElementById('first-answers');
  const text = element?.textContent ?? '[]';
  element?.remove();
  return answersIn(isGoneBackTo() ? '[]' : text);
}

/** The embedded answers by query. */
export function answersIn(text: string): Answers {
  const told = JSON.parse(text) as readonly Answer[];
  return new Map(told.map((each) => [keyOf(each.documentId, each.variables), each] as const));
}
