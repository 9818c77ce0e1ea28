/**
 * "Anyone may become a player …, provided they have not been a player at any point in the past
 * seven days" [Players; ruling B3].
 */
import { plusRulesDays } from '../../kernel';
import type { AccountId } from '../../kernel';
import {
  joinSeasonOf,
  nameOf,
  nextPlayerId,
  putJoined,
  unlessRejoinTooEarlyOf,
} from '../../season';
import type { JoinSeason } from '../../season';
import { GUARDS } from '../model/access';
import { byNewcomer, auctionTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { payOnJoining } from '../income/pay-income';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { SHAPES } from '../model/shapes';
import { roundOf, rulesetOf, tempoOf } from '../model/state';
import type { RoundMoment, RoundTurn } from '../model/turn';
import type { PlayerJoined } from './vocabulary';

const unlessRejoinTooEarly = unlessRejoinTooEarlyOf<RoundMoment, RoundRefusal>(
  refuse,
  (state, leftAtMs) =>
    plusRulesDays(tempoOf(roundOf(state)), leftAtMs, rulesetOf(state).membership.rejoinAfterDays),
);

export const joinSeason = byNewcomer<JoinSeason>({
  ...joinSeasonOf({ ...GUARDS, shapes: SHAPES }, unlessRejoinTooEarly),
  decide: (turn, joining) => {
    joinAsNew(turn, joining);
    return null;
  },
});

/** The account becomes a player. */
export function joinAsNew(
  turn: RoundTurn,
  { accountId, name }: { readonly accountId: AccountId; readonly name: string },
): void {
  const playerId = nextPlayerId(turn.state);
  turn.emit({ type: 'PlayerJoined', playerId, accountId, name: name.trim() });
  payOnJoining(turn, turn.state.need('players', playerId));
}

export const playerJoined: RoundEventRecord<PlayerJoined> = {
  evolve: (state, { atMs, event }) => {
    putJoined(state, event, atMs);
  },
  facts: (state, { playerId }) => ({ player: nameOf(state, playerId), returns: false }),
  text: (state, { playerId }) => `${nameOf(state, playerId)} joined.`,
  channel: 'GAME_ACTIONS',
  touches: auctionTopic,
};
