import type { SeasonId } from '../../kernel';
import { badInput } from '../fault';
import { parseId } from '../ids';
import type { SeasonType } from '../ids';

/** What is numbered is numbered from 1, so this names nothing in any season. */
const NOTHING = '0';

/** The local id of something of the season; what is of another season is nothing in this one. */
export function readLocalId(season: SeasonId, field: string, id: string, type: SeasonType): string {
  const named = parseId(id);
  if (named?.type !== type) throw badInput(field, `the id of a ${type}`);
  return named.seasonId === season ? named.localId : NOTHING;
}
