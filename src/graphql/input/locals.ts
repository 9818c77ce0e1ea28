import type { SeasonId } from '../../kernel';
import { badInput } from '../fault';
import { parseId } from '../ids';
import type { SeasonType } from '../ids';

/** Whatever is numbered begins with 1, so this is nothing in any season. */
const NOTHING = 'x0';

/** Something of the season by its local id; what is of another season is nothing in this one. */
export function readLocalOf(season: SeasonId, type: SeasonType, field: string, id: string): string {
  const named = parseId(id);
  if (named?.type !== type || !('localId' in named)) {
    throw badInput(field, `the id of a ${type}`);
  }
  return named.seasonId === season ? named.localId : NOTHING;
}
