/**
 * "Anyone may become a player …, provided they have not been a player at any point in the past
 * seven days" [Players; ruling B3].
 */
import { instant, plusRulesDays } from '../../kernel';
import type { AccountId, Instant } from '../../kernel';
import { joinSeasonOf, nameOf, nextPlayerId, putJoined } from '../../season';
import type { JoinSeason } from '../../season';
import { GUARDS } from '../ground/access';
import { byNewcomer, theAuction } from '../ground/declare';
import type { RoundEventRecord } from '../ground/declare';
import { payOnJoining } from '../income/pay-income';
import { refuse } from '../ground/refusal';
import type { RoundRefusal } from '../ground/refusal';
import { SHAPES } from '../ground/shapes';
import { roundOf, rulesetOf, tempoOf } from '../ground/state';
import type { RoundState } from '../ground/state';
import type { RoundMoment } from '../ground/turn';
import type { PlayerJoined } from './events';

export const joinSeason = byNewcomer<JoinSeason>({
  ...joinSeasonOf({ ...GUARDS, shapes: SHAPES }, unlessRejoinTooEarly),
  decide: (turn, { accountId, name }) => {
    const playerId = nextPlayerId(turn.state);
    turn.emit({ type: 'PlayerJoined', playerId, accountId, name: name.trim() });
    payOnJoining(turn, turn.state.need('players', playerId));
    return null;
  },
});

function unlessRejoinTooEarly(
  { state, now }: RoundMoment,
  account: AccountId,
): RoundRefusal | null {
  const rejoinAtMs = rejoinAt(state, account);
  if (rejoinAtMs === null || rejoinAtMs <= now) return null;
  return refuse('REJOIN_TOO_EARLY', 'players', { rejoinAtMs });
}

/** From when one who left may join again; null for whoever never was a player. */
function rejoinAt(state: RoundState, account: AccountId): Instant | null {
  const left = state.by('players', 'account', account).map(({ leftAtMs }) => leftAtMs ?? 0);
  if (left.length === 0) return null;
  const lastLeft = instant(Math.max(...left));
  const { rejoinAfterDays } = rulesetOf(state).membership;
  return plusRulesDays(tempoOf(roundOf(state)), lastLeft, rejoinAfterDays);
}

export const playerJoined: RoundEventRecord<PlayerJoined> = {
  evolve: (state, { atMs, event }) => {
    putJoined(state, event, atMs);
  },
  text: (state, { playerId }) => `${nameOf(state, playerId)} joined.`,
  channel: 'GAME_ACTIONS',
  touches: theAuction,
};
