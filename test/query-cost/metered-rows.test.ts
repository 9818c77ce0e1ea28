/**
 * Walks all queries of the schema in big seasons, and counts the rows that are read between two
 * looks at the operation's pace. A loop over what players made that never looks is found here,
 * without measuring time.
 */
import { execute } from 'graphql';
import type { Pace } from '../../src/engine';
import { makeContext } from '../../src/graphql';
import { required } from '../../src/kernel';
import type { Meter } from '../../src/kernel';
import { yieldInResolvers } from '../../src/server/graphql/yielding-resolvers';
import { BigHouse } from './big-house';

/** The number of rows that may be read in one piece: less than a millisecond of work. */
const MOST_ROWS = 2_000;

/** Counts the rows read between two looks. Rows that another meter counts are not among them. */
class LongestStretch implements Meter, Pace {
  private rows = 0;
  longest = 0;

  spend(rows: number): void {
    this.rows += rows;
    this.longest = Math.max(this.longest, this.rows);
  }

  isOver(): boolean {
    this.rows = 0;
    return false;
  }

  turn(): Promise<void> {
    return Promise.resolve();
  }
}

let house: BigHouse;
beforeAll(async () => {
  house = await BigHouse.open();
  yieldInResolvers(house.api.schema);
}, 300_000);
afterAll(() => house.api.close());

it('no query reads many rows without a look at its pace', async () => {
  const { api, viewer } = house;
  const found = new Map<string, number>();
  for (const some of house.journals) {
    const season = await house.fresh(some);
    const { state } = required(await api.deps.engine.read(season), 'the season');
    for (const { name, text } of house.queriesOf(some.kind, season)) {
      const pace = new LongestStretch();
      state.meter = pace;
      const contextValue = makeContext({ deps: api.deps, viewer, address: '127.0.0.1', pace });
      await execute({ schema: api.schema, contextValue, ...house.affordable(text) });
      if (pace.longest > MOST_ROWS) found.set(`${some.kind} ${name}`, pace.longest);
    }
  }
  expect(Object.fromEntries(found)).toEqual({});
}, 900_000);
