import { graphql, parse, subscribe } from 'graphql';
import type { ExecutionResult, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { accountsOn, CHEAP } from '../accounts/make-test-accounts';
import { makeDeriveBytes } from '../../src/accounts';
import type { SignedIn } from '../../src/accounts';
import { makeMailAddresses, makeWebhooks, Poster } from '../../src/delivery';
import { makeSealing } from '../../src/engine';
import type { Resolvers } from '../../src/graphql/generated/resolvers';
import { formatError, loadSchema, makeContext } from '../../src/graphql';
import type { Context, GraphqlDeps } from '../../src/graphql';
import { LIMITS } from '../../src/server';
import type { Store } from '../../src/store';
import { storeBackends } from './backends';
import { TestClock } from './test-clock';
import { openNode, SECRET } from './test-node';

/** The name of any field of the schema. */
type FieldName<R = NonNullable<Resolvers[keyof Resolvers]>> = R extends object
  ? Extract<keyof R, string>
  : never;
/** The name of a field, or the type name in any answer. */
type Name = FieldName | '__typename';

/** An answer, read by the schema's field names. `textOf` and matchers read its leaves. */
// A record would make a circular type.
// oxlint-disable-next-line typescript/consistent-indexed-object-style
export type Answer = readonly Answer[] & { readonly [Field in Name]: Answer };

export function textOf(answer: Answer | undefined): string {
  if (typeof answer !== 'string') throw new Error(`no text: ${JSON.stringify(answer)}`);
  return answer;
}

export type Asked = {
  readonly data: Answer;
  readonly errors: readonly GraphQLFormattedError[];
};

export type Variables = Readonly<Record<string, unknown>>;

/** The schema over the real engine and store, without transports. */
export type ApiHouse = {
  readonly clock: TestClock;
  readonly deps: GraphqlDeps;
  readonly schema: GraphQLSchema;
  readonly store: Store;
  readonly reports: unknown[];
  ask(document: string, variables?: Variables, token?: string | null): Promise<Asked>;
  /** The data of an answer without errors. */
  data(document: string, variables?: Variables, token?: string | null): Promise<Answer>;
  /** The code of an answer's only error. */
  fault(document: string, variables?: Variables, token?: string | null): Promise<unknown>;
  watch(
    document: string,
    variables?: Variables,
    token?: string | null,
  ): Promise<AsyncIterableIterator<ExecutionResult>>;
  /** Creates an account. Resolves with its token. */
  signUp(handle: string): Promise<string>;
  close(): Promise<void>;
};

const schema = loadSchema();

export async function openApi(): Promise<ApiHouse> {
  const store = await storeBackends()[0]!.fresh();
  const clock = new TestClock('2021-08-22T12:00:00Z');
  const node = await openNode({ store, clock });
  const accounts = accountsOn({
    ...{ store: node.store.accounts, clock, secret: SECRET },
    passwordWork: CHEAP,
  });
  const sealing = makeSealing(SECRET);
  const poster = new Poster({ targets: 'any', userAgent: 'Test' });
  const webhooks = makeWebhooks({
    ...{ store: node.store.webhooks, sealing, poster, clock, targets: 'any', limits: LIMITS },
    answering: { store: node.store.accounts, clock, derive: makeDeriveBytes(SECRET) },
    ...{ discordOrigins: [], onChange: () => undefined },
  });
  const mail = makeMailAddresses({
    ...{ store: node.store.mail, webhooks: node.store.webhooks, accounts, sealing, clock },
    answering: { store: node.store.accounts, clock, derive: makeDeriveBytes(SECRET) },
    ...{
      inboxes: node.store.seasons,
      handles: node.store.accounts,
      limits: LIMITS,
      onChange: () => undefined,
    },
  });
  const deps = { engine: node.engine, feed: node.feed, accounts, clock, webhooks, mail };
  const reports: unknown[] = [];

  const contextOf = async (token: string | null): Promise<Context> => {
    const viewer: SignedIn | null = token === null ? null : await accounts.authenticate(token);
    if (token !== null && viewer === null) throw new Error('the token of a test is in force');
    return makeContext({ deps, viewer, address: '127.0.0.1' });
  };
  const ask: ApiHouse['ask'] = async (source, variableValues = {}, token = null) => {
    const contextValue = await contextOf(token);
    const { data, errors = [] } = await graphql({ schema, source, variableValues, contextValue });
    return {
      data: JSON.parse(JSON.stringify(data ?? null)) as Answer,
      errors: errors.map((error) =>
        formatError(error.toJSON(), error, (_id, cause) => reports.push(cause)),
      ),
    };
  };
  const data: ApiHouse['data'] = async (...args) => {
    const answer = await ask(...args);
    expect([answer.errors, reports]).toEqual([[], []]);
    return answer.data;
  };
  return {
    clock,
    deps,
    schema,
    store: node.store,
    reports,
    ask,
    data,
    fault: async (...args) => {
      const { errors } = await ask(...args);
      expect(errors).toHaveLength(1);
      return errors[0]!.extensions?.['code'];
    },
    watch: async (source, variableValues = {}, token = null) => {
      const contextValue = await contextOf(token);
      const document = parse(source);
      const events = await subscribe({ schema, document, variableValues, contextValue });
      if (!(Symbol.asyncIterator in events)) throw events.errors![0]!;
      return events;
    },
    signUp: async (handle) => {
      const { signUp } = await data(
        `mutation ($handle: String!) {
          signUp(input: { handle: $handle, password: "a password" }) { token }
        }`,
        { handle },
      );
      return textOf(signUp.token);
    },
    close: async () => {
      await node.close();
      await store.drop();
    },
  };
}
