import { getOperationAST, parse } from 'graphql';
import { LIMITS } from '../../../src/server';
import { Budgets } from '../../../src/server/scheduling/budgets';
import { OperationScheduler } from '../../../src/server/scheduling/operation-scheduler';
import type { Ticket } from '../../../src/server/scheduling/operation-scheduler';
import { Introspection } from '../../../src/server/graphql/introspection';
import type { PreparedOperation } from '../../../src/server/graphql/preparation';
import { FairScheduler } from '../../../src/server/scheduling/fair-scheduler';
import { SerializedData } from '../../../src/server/encoding/serialize';

function prepared(query: string, cost = 200): PreparedOperation {
  const document = parse(query);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('no operation');
  return { document, operation, cost, variables: {} };
}

const SCHEMA = prepared('{ __schema { types { name } } }');
const answer = new SerializedData(Buffer.from('{}'));

function site(): {
  introspection: Introspection;
  desk: OperationScheduler;
  inside: (prepared: PreparedOperation, address?: string) => Promise<Ticket>;
} {
  const desk = new OperationScheduler(new FairScheduler(), new Budgets(LIMITS), LIMITS);
  return {
    introspection: new Introspection(),
    desk,
    inside: async (what, address = 'a') => {
      const ticket = await desk.begin({ accountId: null, address }, '');
      if (ticket instanceof Error) throw ticket;
      await desk.enter(ticket, what);
      return ticket;
    },
  };
}

describe('an answer about the schema', () => {
  it('is worked out by the first of an address, and the others wait for it', async () => {
    const { introspection, desk, inside } = site();
    const [first, second] = [await inside(SCHEMA), await inside(SCHEMA)];
    expect(await introspection.known(first, SCHEMA)).toBeNull();
    let told: unknown = 'nothing';
    const waiting = introspection.known(second, SCHEMA)?.then((data) => (told = data));
    await new Promise((resolve) => setImmediate(resolve));
    expect(told).toBe('nothing');
    introspection.keep(SCHEMA, { data: answer });
    desk.dismiss(first);
    await waiting;
    expect(told).toBe(answer);
  });

  it('is worked out by the next when the first came to nothing', async () => {
    const { introspection, desk, inside } = site();
    const [first, second] = [await inside(SCHEMA), await inside(SCHEMA)];
    expect(await introspection.known(first, SCHEMA)).toBeNull();
    const waiting = introspection.known(second, SCHEMA);
    introspection.keep(SCHEMA, { data: answer, errors: [] });
    desk.dismiss(first);
    desk.dismiss(first);
    expect(await waiting).toBeNull();
  });

  it('is not waited for by another address, which has turns of its own', async () => {
    const { introspection, inside } = site();
    expect(await introspection.known(await inside(SCHEMA, 'a'), SCHEMA)).toBeNull();
    expect(await introspection.known(await inside(SCHEMA, 'b'), SCHEMA)).toBeNull();
  });

  it('is kept when it is dear and asks for nothing else', async () => {
    const { introspection, inside } = site();
    const other = prepared('{ __schema { types { name } } editions { id } }');
    expect(introspection.known(await inside(other, 'a'), other)).toBeNull();
    const cheap = prepared('{ __typename }', 1);
    expect(introspection.known(await inside(cheap, 'b'), cheap)).toBeNull();
  });
});
