/**
 * "The Dealer" [Starting a Game] or the host can pass the dealing to a player, so that games do not
 * wait for an absent dealer [ruling L10]. Under automatic dealing the change has no effect until
 * automatic dealing ends.
 */
import type { PlayerId } from '../../kernel';
import { awakePlayers, nameOf, playerOf, unlessAwake } from '../../season';
import { byDealerOrHost } from '../model/records';
import type { DynastyEventRecord } from '../model/records';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import { dynastyOf, patchDynasty } from '../model/state';
import type { PlayerRow } from '../model/rows';
import type { DynastyState } from '../model/state';
import type { DynastyTurn } from '../model/types';
import type { HandOnDealer, DealerHandedOn } from './vocabulary';

export const handOnDealer = byDealerOrHost<HandOnDealer>({
  rule: 'starting-a-game',
  refuses: ({ state }, { playerId }) =>
    playerId === undefined
      ? null
      : (unlessAwake(refuse, state, playerId) ?? ifDealer(state, state.need('players', playerId))),
  offers: ({ state }) =>
    awakePlayers(state).some((player) => ifDealer(state, player) === null)
      ? [{ description: 'Make a player the dealer.' }]
      : [],
  decide: (turn, { playerId }) => {
    letDeal(turn, playerId);
    return null;
  },
  made: playerOf('DealerHandedOn'),
});

export const letDeal = (turn: DynastyTurn, playerId: PlayerId): void => {
  turn.emit({ type: 'DealerHandedOn', playerId });
};

export const ifDealer = (
  state: DynastyState,
  { id: playerId, accountId }: PlayerRow,
): DynastyRefusal | null =>
  dynastyOf(state).dealerAccountId === accountId
    ? refuse('ALREADY_DEALER', 'starting-a-game', { playerId })
    : null;

export const dealerHandedOn: DynastyEventRecord<DealerHandedOn> = {
  evolve: (state, { event: { playerId } }) => {
    patchDynasty(state, { dealerAccountId: state.need('players', playerId).accountId });
  },
  facts: (state, { playerId }) => ({ player: nameOf(state, playerId) }),
  text: (state, { playerId }) => `${nameOf(state, playerId)} is the dealer from now on.`,
  channel: null,
  notice: 'HOSTING',
  concerns: ({ playerId }) => [playerId],
};
