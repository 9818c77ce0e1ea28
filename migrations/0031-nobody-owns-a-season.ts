import { TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const SEASONS = ['rounds', 'dynasties'];
const SHARED = new TableColumn({ name: 'co_host_ids', type: 'text', default: "'[]'" });
const acted = (isNullable: boolean): TableColumn =>
  new TableColumn({ name: 'host_acted_at_ms', type: 'bigint', isNullable });

/**
 * A season can have several hosts, hosting can be handed on, and the time of the host's last action
 * is stored.
 */
export class NobodyOwnsASeason implements MigrationInterface {
  readonly name = 'NobodyOwnsASeason1795000000031';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of SEASONS) {
      await queryRunner.addColumn(table, SHARED);
      await queryRunner.changeColumn(table, 'co_host_ids', withoutDefault());
      await queryRunner.addColumn(table, acted(true));
      // Sets the time of the host's last action, as host or as player.
      await queryRunner.query(
        `UPDATE ${table} SET host_acted_at_ms = COALESCE((
           SELECT MAX(journal.at_ms) FROM journal
           WHERE journal.season_id = ${table}.season_id
             AND (journal.actor = 'host' OR journal.actor IN (
               SELECT 'player:' || players.id FROM players
               WHERE players.season_id = ${table}.season_id
                 AND players.account_id = ${table}.host_account_id))
         ), created_at_ms)`,
      );
    }
    for (const dynasty of await dealtByHosts(queryRunner)) await countDealing(queryRunner, dynasty);
    for (const table of SEASONS) {
      await queryRunner.changeColumn(table, 'host_acted_at_ms', acted(false));
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of SEASONS) {
      await queryRunner.dropColumn(table, 'host_acted_at_ms');
      await queryRunner.dropColumn(table, 'co_host_ids');
    }
  }
}

const withoutDefault = (): TableColumn => new TableColumn({ name: 'co_host_ids', type: 'text' });

type Dynasty = { readonly season_id: string; readonly host_acted_at_ms: number | string };
type Revision = { readonly adopted_seq: number | string; readonly document: string };

/** The dynasties whose host also deals. The journal has the dealer as a separate actor. */
const dealtByHosts = async (queryRunner: QueryRunner): Promise<readonly Dynasty[]> =>
  (await queryRunner.query(
    `SELECT season_id, host_acted_at_ms FROM dynasties
     WHERE dealer_account_id = host_account_id`,
  )) as readonly Dynasty[];

/** Counts the dealer's actions as the host's, under revisions without automatic dealing. */
async function countDealing(queryRunner: QueryRunner, dynasty: Dynasty): Promise<void> {
  const season = quoted(dynasty.season_id);
  const revisions = (await queryRunner.query(
    `SELECT adopted_seq, document FROM rulesets WHERE season_id = ${season} ORDER BY revision`,
  )) as readonly Revision[];
  let last = Number(dynasty.host_acted_at_ms);
  for (const [at, { adopted_seq: from, document }] of revisions.entries()) {
    const { automaticDealing } = JSON.parse(document) as { readonly automaticDealing: boolean };
    if (automaticDealing) continue;
    const until = revisions[at + 1]?.adopted_seq ?? Number.MAX_SAFE_INTEGER;
    const [dealt] = (await queryRunner.query(
      `SELECT MAX(at_ms) AS dealt FROM journal
       WHERE season_id = ${season} AND actor = 'dealer'
         AND seq > ${Number(from)} AND seq < ${Number(until)}`,
    )) as readonly { readonly dealt: number | string | null }[];
    last = Math.max(last, Number(dealt?.dealt ?? 0));
  }
  await queryRunner.query(
    `UPDATE dynasties SET host_acted_at_ms = ${last} WHERE season_id = ${season}`,
  );
}

/** Quotes a text for SQL. Season ids are only letters and digits, but any text is safe. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
