import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner';

export type Statement = { readonly sql: string; readonly parameters: readonly unknown[] };

/** The statements sent to the database during `act`, without transaction statements. */
export async function statementsOf(act: () => Promise<unknown>): Promise<readonly Statement[]> {
  const runners = [BetterSqlite3QueryRunner.prototype, PostgresQueryRunner.prototype];
  const spies = runners.map((runner) => jest.spyOn(runner, 'query'));
  try {
    await act();
    return spies
      .flatMap(({ mock }) => mock.calls)
      .filter(([sql]) => /^(SELECT|DELETE|UPDATE)/.test(sql))
      .map(([sql, given]) => ({ sql, parameters: (given ?? []) as readonly unknown[] }));
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
