import { getOperationName, makeResult, stringifyVariables } from 'urql';
import type { AnyVariables, Exchange, ExecutionResult, Operation } from 'urql';
import { filter, map, merge, pipe, share } from 'wonka';
import { isGoneBackTo } from '../app/gone-back-to';
import { hashOf } from './known-documents';

/** As the server writes them into the page: `src/server/first-answers.ts`. */
type Answer = {
  readonly documentId: string;
  readonly variables: AnyVariables;
  readonly data: unknown;
};

type Answers = ReadonlyMap<string, Answer>;

/** What came with the page and holds still. */
let answers: Answers | null = null;

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
  return answering(() => answers ?? new Map());
}

/** Answers what is known, and hands on the rest. */
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

/** By what they answer. */
export function answersIn(text: string): Answers {
  const told = JSON.parse(text) as readonly Answer[];
  return new Map(told.map((each) => [keyOf(each.documentId, each.variables), each] as const));
}
