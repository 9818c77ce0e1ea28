/**
 * "During the Resolution Phase a player may create a Player Lot entity in the Auction House,
 * clearly assigning the items to be owned by that Player Lot" [The Auction House]: at least one
 * item, and none that the ruleset excludes [ruling E7]. Player Lots and House Lots share one
 * numbering [ruling E3].
 */
import { held, holdingsOf, moveAll, ordinalOf } from '../../kernel';
import type { ItemCode } from '../../kernel';
import { unlessRunning } from '../model/access';
import { asAmounts, summed, unlessKnown, unlessNatural } from '../model/amounts';
import { phaseEnd } from '../calendar/boundary';
import { unlessPhase } from '../calendar/unless-phase';
import { byPlayer, auctionTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import type { ItemAmount } from '../model/items';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { amountsShape } from '../model/shapes';
import { lotOwner, ownerOf } from '../model/owners';
import { nextNumber, rulesetOf, takeNumber } from '../model/state';
import type { PlayerRow, RoundState } from '../model/state';
import { amountsText, nameOf, amountWords } from '../model/wording';
import { LOT_IDS } from '../model/ids';
import type { CreatePlayerLot, PlayerLotCreated } from './vocabulary';
import { lotWords } from './text';
import { unlessPlayerLots } from './unless-house';

/** The limit on standing Player Lots of one player [ruling N1]. */
export const MOST_PLAYER_LOTS = 50;

export const createPlayerLot = byPlayer<CreatePlayerLot>({
  rule: 'auction-house',
  inRules: unlessPlayerLots,
  shape: ({ items }) => amountsShape('items', items, 'auction-house'),
  refuses: ({ state, now }) =>
    unlessRunning(state, 'auction-house') ??
    unlessPhase(state, now, playerLotPhases(state), 'auction-house'),
  offers: ({ state, now }, { id }) =>
    hasAdmitted(state, id) && unlessTooMany(state, id) === null
      ? [
          {
            description: 'Make a Player Lot of items that you have.',
            needs: ['items'],
            untilMs: phaseEnd(state, now),
          },
        ]
      : [],
  decide: (turn, { id: playerId }, command) => {
    const { state } = turn;
    const items = asAmounts(summed(command.items));
    const refusal =
      unlessKnown(state, command.items) ??
      unlessAdmitted(state, command.items) ??
      unlessNatural(command.items) ??
      unlessHeld(state, playerId, items) ??
      unlessTooMany(state, playerId);
    if (refusal !== null) return refusal;
    const number = nextNumber(state, 'lot');
    const lotId = LOT_IDS.of(number);
    const transfers = moveAll(ownerOf(playerId), lotOwner(lotId), summed(items));
    turn.emit({ type: 'PlayerLotCreated', lotId, number, playerId, items, transfers });
    return null;
  },
  made: (event) => (event.type === 'PlayerLotCreated' ? event.lotId : null),
});

/** True if the player has an item that may go into a Player Lot. */
const hasAdmitted = (state: RoundState, playerId: PlayerRow['id']): boolean =>
  holdingsOf(state, ownerOf(playerId)).some(({ item }) => !isExcluded(state, item));

function playerLotPhases(state: RoundState): readonly string[] {
  const { house } = rulesetOf(state).auction;
  return house === null ? [] : [house.playerLots.phase];
}

export const isExcluded = (state: RoundState, item: ItemCode): boolean =>
  rulesetOf(state).auction.house?.playerLots.excluded.includes(item) ?? false;

function unlessAdmitted(state: RoundState, items: readonly ItemAmount[]): RoundRefusal | null {
  const excluded = items.find(({ item }) => isExcluded(state, item));
  return excluded === undefined
    ? null
    : refuse('ITEM_EXCLUDED', 'auction-house', { item: excluded.item });
}

function unlessHeld(
  state: RoundState,
  playerId: PlayerRow['id'],
  items: readonly ItemAmount[],
): RoundRefusal | null {
  const have = (item: ItemCode): number => held(state, ownerOf(playerId), item);
  const short = items.find(({ item, quantity }) => have(item) < quantity);
  if (short === undefined) return null;
  const { item, quantity: need } = short;
  return refuse('NOT_ENOUGH', 'auction-house', { item, have: have(item), need });
}

function unlessTooMany(state: RoundState, playerId: PlayerRow['id']): RoundRefusal | null {
  const standing = state.countBy('lots', 'creator', playerId);
  if (standing < MOST_PLAYER_LOTS) return null;
  return refuse('TOO_MANY_LOTS', 'auction-house', { standing });
}

export const playerLotCreated: RoundEventRecord<PlayerLotCreated> = {
  evolve: (state, { atMs, event: { lotId, number, playerId, items } }) => {
    takeNumber(state, 'lot', number);
    state.put('lots', {
      id: lotId,
      number,
      cards: [],
      generatedAtMs: atMs,
      status: 'STANDING',
      winnerId: null,
      price: null,
      soldAtMs: null,
      creatorId: playerId,
      items,
      thirdParty: null,
    });
  },
  facts: (state, event) => ({
    player: nameOf(state, event.playerId),
    lot: ordinalOf(event.lotId),
    items: amountWords(state, event.items),
  }),
  text: (state, event) => {
    const items = amountsText(state, event.items);
    return `${nameOf(state, event.playerId)} made ${lotWords(event)} of ${items}.`;
  },
  channel: 'AUCTIONS',
  touches: auctionTopic,
};
