/** The host of a rehearsal gives items to try out a situation. */
import { mint } from '../../kernel';
import { hasPlayers, playerOf } from '../../season';
import { unlessOver, unlessRehearsal } from '../model/access';
import { summed, unlessFungible, unlessKnown, unlessNatural } from '../model/amounts';
import { byHost, nothing } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { refuse } from '../model/refusal';
import { amountsShape } from '../model/shapes';
import { ownerOf } from '../model/owners';
import { presentPlayer } from '../model/state';
import { nameOf, transfersText, amountWords } from '../model/wording';
import type { GrantItems, ItemsGranted } from './vocabulary';

export const grantItems = byHost<GrantItems>({
  rule: 'seasons',
  shape: ({ items }) => amountsShape('items', items, 'seasons'),
  refuses: ({ state }) => unlessRehearsal(state) ?? unlessOver(state, 'seasons'),
  offers: ({ state }) => (hasPlayers(state) ? [{ description: 'Give a player items.' }] : []),
  decide: (turn, { playerId, items }) => {
    const { state } = turn;
    const refusal =
      (presentPlayer(state, playerId) === null
        ? refuse('PLAYER_NOT_FOUND', 'players', { playerId })
        : null) ??
      unlessKnown(state, items) ??
      unlessFungible(items) ??
      unlessNatural(items);
    if (refusal !== null) return refusal;
    const transfers = mint(ownerOf(playerId), summed(items));
    turn.emit({ type: 'ItemsGranted', playerId, transfers });
    return null;
  },
  made: playerOf('ItemsGranted'),
});

export const itemsGranted: RoundEventRecord<ItemsGranted> = {
  evolve: nothing,
  facts: (state, { playerId, transfers }) => ({
    player: nameOf(state, playerId),
    items: amountWords(state, transfers),
  }),
  text: (state, { playerId, transfers }) =>
    `The host gave ${nameOf(state, playerId)} ${transfersText(state, transfers)}.`,
  channel: null,
  notice: 'RECEIVED',
  concerns: ({ playerId }) => [playerId],
};
