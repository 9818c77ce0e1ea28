import { getOperationName, makeResult, stringifyVariables } from 'urql';
import type { AnyVariables, Exchange, ExecutionResult, Operation } from 'urql';
import { filter, map, merge, pipe, share } from 'wonka';
import { hashOf } from './known-documents';

/** As the server writes them into the page: `src/server/first-answers.ts`. */
type Answer = {
  readonly documentId: string;
  readonly variables: AnyVariables;
  readonly data: unknown;
};

/** What came with the page and holds still. */
let answers: ReadonlyMap<string, Answer> | null = null;

/** Once the first view stands, and whatever it asks as it is drawn has been asked. */
export const forgetFirstAnswers = (): void => void (answers = new Map());

const keyOf = (documentId: string, variables: AnyVariables): string =>
  `${documentId} ${stringifyVariables(variables ?? {})}`;

/**
 * What the page asks first is answered by what came with the page, at once, so that it is drawn without waiting.
 * Everything later is asked of the server. It is what somebody without an account sees.
 */
export function firstAnswers(): Exchange {
  answers ??= readAnswers();
  const answerOf = ({ kind, query, variables }: Operation): Answer | undefined => {
    if (answers === null || answers.size === 0 || kind !== 'query') return undefined;
    const documentId = hashOf(getOperationName(query));
    return documentId === null ? undefined : answers.get(keyOf(documentId, variables));
  };
  return ({ forward }) =>
    (operations) => {
      const asked = share(operations);
      const known = pipe(
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
      return merge([known, unknown]);
    };
}

function readAnswers(): Map<string, Answer> {
  const element = document.getElementById('first-answers');
  const text = element?.textContent ?? '[]';
  element?.remove();
  // Gone back to, a page is as it was kept, however long ago.
  const [visit] = performance.getEntriesByType('navigation');
  const isKept = (visit as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
  const told = isKept ? [] : (JSON.parse(text) as readonly Answer[]);
  return new Map(told.map((each) => [keyOf(each.documentId, each.variables), each] as const));
}
