import type { SeasonId } from '../../../kernel';
import type { HostingEffect } from '../../../season';
import { badInput } from '../../errors/fault';
import type { ProposalEffectInput } from '../../generated/resolvers';
import { readPlayerOf } from '../../input/players';

/** What is about who hosts, or in place of the host, in either game. */
export function readHostingEffect(
  season: SeasonId,
  field: string,
  { replaceHost, removePlayer, closeSeason }: ProposalEffectInput,
): HostingEffect | null {
  if (typeof replaceHost === 'string') {
    const playerId = readPlayerOf(season, `${field}.replaceHost`, replaceHost);
    return { type: 'REPLACE_HOST', playerId };
  }
  if (typeof removePlayer === 'string') {
    const playerId = readPlayerOf(season, `${field}.removePlayer`, removePlayer);
    return { type: 'REMOVE_PLAYER', playerId };
  }
  if (closeSeason === true) return { type: 'CLOSE_SEASON' };
  if (closeSeason === false) throw badInput(`${field}.closeSeason`, 'true, or left out');
  return null;
}
