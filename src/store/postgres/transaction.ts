import type { Client } from 'pg';
import type { DataSource, QueryRunner } from 'typeorm';
import type { DatabaseWork } from '../database';
import { DatabaseFailure, failureOf } from '../failure';

export type Begin = 'BEGIN' | 'BEGIN ISOLATION LEVEL REPEATABLE READ';

/**
 * Runs a transaction on its own connection. When it resolves, the server has confirmed the commit.
 * When it rejects, nothing was written, unless the COMMIT itself failed: its outcome is then
 * unknown. A connection in doubt is not used again.
 */
export async function transact<T>(
  source: DataSource,
  begin: Begin,
  work: DatabaseWork<T>,
): Promise<T> {
  const runner = source.createQueryRunner();
  const client = await connect(runner);
  let isOver = false;
  try {
    await execute(client, begin, 'BEGIN');
    const result = await work(runner.manager);
    // After a failed statement the server answers COMMIT with ROLLBACK and reports no error.
    await execute(client, 'COMMIT', 'COMMIT');
    isOver = true;
    return result;
  } finally {
    if (!isOver && !(await hasRolledBack(client))) void client.end();
    await runner.release();
  }
}

async function connect(runner: QueryRunner): Promise<Client> {
  try {
    return (await runner.connect()) as Client;
  } catch (error) {
    throw failureOf(error);
  }
}

async function execute(client: Client, sql: string, answer: string): Promise<void> {
  const { command } = await client.query(sql).catch((error: unknown) => {
    throw failureOf(error);
  });
  if (command !== answer) throw new DatabaseFailure(`${answer} was answered with ${command}`);
}

const hasRolledBack = (client: Client): Promise<boolean> =>
  execute(client, 'ROLLBACK', 'ROLLBACK').then(
    () => true,
    () => false,
  );
