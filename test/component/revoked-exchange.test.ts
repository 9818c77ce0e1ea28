import { CombinedError, createClient, gql } from 'urql';
import type { Operation, OperationResult } from 'urql';
import { delay, filter, map, merge, pipe, subscribe } from 'wonka';
import type { Source } from 'wonka';
import { announce } from '../../web/src/platform/live/announcer';
import { revokedExchange } from '../../web/src/platform/api/revoked-exchange';

jest.mock('../../web/src/platform/live/announcer');

const QUERY = gql('{ season { id } }');
const LIVE = gql('subscription { season { id } }');
const GONE = new CombinedError({
  graphQLErrors: [{ message: 'gone', extensions: { code: 'NOT_FOUND' } }],
});

/** A client whose queries get the answers that the test sets, and whose live views end at once. */
function openClient() {
  const answer: { season: object | null } = { season: { id: '1' } };
  const client = createClient({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [
      revokedExchange,
      () => (operations) => {
        const ofKind = (kind: Operation['kind']): Source<Operation> =>
          pipe(
            operations,
            filter((operation) => operation.kind === kind),
          );
        const rest = { stale: false, hasNext: false };
        const answered = pipe(
          ofKind('query'),
          map((operation): OperationResult => ({ ...rest, operation, data: { ...answer } })),
        );
        const ended = pipe(
          ofKind('subscription'),
          map((operation): OperationResult => ({ ...rest, operation, data: null, error: GONE })),
          delay(0),
        );
        return merge([answered, ended]);
      },
    ],
  });
  const follow = (document: typeof QUERY): (() => void) => {
    const context = { requestPolicy: 'network-only' } as const;
    const source =
      document === LIVE
        ? client.subscription(document, {}, context)
        : client.query(document, {}, context);
    const followed = pipe(
      source,
      subscribe(() => undefined),
    );
    return () => {
      followed.unsubscribe();
    };
  };
  return { answer, follow };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(announce).mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

it('tells that a season is gone which a page shows', async () => {
  const { answer, follow } = openClient();
  const leave = follow(QUERY);
  answer.season = null;
  follow(LIVE);
  await jest.advanceTimersByTimeAsync(100);
  expect(announce).toHaveBeenCalledTimes(1);
  leave();
});

it('tells it of a page that closes its live view before the view ends', async () => {
  const { answer, follow } = openClient();
  const leave = follow(QUERY);
  answer.season = null;
  const leaveToo = follow(QUERY);
  await jest.advanceTimersByTimeAsync(100);
  expect(announce).toHaveBeenCalledTimes(1);
  leaveToo();
  leave();
});

it('tells it of a page that ends its query and sends it again', async () => {
  const { answer, follow } = openClient();
  follow(QUERY)();
  answer.season = null;
  const leave = follow(QUERY);
  follow(LIVE);
  await jest.advanceTimersByTimeAsync(100);
  expect(announce).toHaveBeenCalledTimes(1);
  leave();
});

it('forgets the answers of a page that was left', async () => {
  const { answer, follow } = openClient();
  follow(QUERY)();
  await jest.advanceTimersByTimeAsync(20_000);
  answer.season = null;
  const leave = follow(QUERY);
  follow(LIVE);
  await jest.advanceTimersByTimeAsync(100);
  expect(announce).not.toHaveBeenCalled();
  leave();
});
