import type { Stage } from '../stage';
import { chips } from './items';

/** Bob and Cyd play War and change their wagers. Dan sits down and stands up again alone. */
export async function war(stage: Stage): Promise<void> {
  const { table } = await stage.does('bob', 'sitDown', {}, 'table { id }');
  const tableId = table.id;
  await stage.does('cyd', 'proposeWar', { tableId, wager: chips(10) });
  await stage.does('bob', 'proposeWar', { wager: chips(3) });
  await stage.does('cyd', 'agreeToWar', { tableId, terms: 2 });
  await stage.does('bob', 'proposeWar', { wager: chips(12) });
  await stage.isRefused('cyd', 'agreeToWar', { tableId, terms: 2 }, 'WAGERS_CHANGED');
  await stage.does('cyd', 'agreeToWar', { tableId, terms: 3 });
  await stage.does('bob', 'agreeToWar', { tableId, terms: 3 });
  await stage.does('dan', 'sitDown');
  await stage.does('dan', 'standUp');
}
