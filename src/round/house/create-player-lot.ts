/**
 * "During the Resolution Phase a player may create a Player Lot entity in the Auction House, clearly
 * assigning the items to be owned by that Player Lot" [The Auction House]: at least one item, none
 * that the ruleset excludes [ruling E7]. Its number is the next one of all lots [ruling E3].
 */
import { held, moveAll } from '../../kernel';
import { unlessRunning } from '../access';
import { asAmounts, summed, unlessKnown, unlessNatural } from '../amounts';
import { isPhaseOf, unlessPhase } from '../calendar/unless-phase';
import type { Asked } from '../command';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { isRunning, lotOwner, nextNumber, ownerOf, rulesetOf, takeNumber } from '../state';
import type { PlayerRow, RoundState } from '../state';
import type { ItemAmount } from '../items';
import type { RoundStamped, RoundTurn } from '../turn';
import type { CreatePlayerLot } from './commands';
import type { PlayerLotCreated } from './events';

/** How many Player Lots one player can have standing [ruling N1]. */
export const MOST_PLAYER_LOTS = 50;

export function createPlayerLot(
  turn: RoundTurn,
  { id: playerId }: PlayerRow,
  command: Asked<CreatePlayerLot>,
): RoundRefusal | null {
  const { state, now } = turn;
  const items = asAmounts(summed(command.items));
  const refusal =
    unlessRunning(state, 'auction-house') ??
    unlessPhase(state, now, playerLotPhases(state), 'auction-house') ??
    unlessKnown(state, command.items) ??
    unlessAdmitted(state, command.items) ??
    unlessNatural(command.items) ??
    unlessHeld(state, playerId, items) ??
    unlessTooMany(state, playerId);
  if (refusal !== null) return refusal;
  const number = nextNumber(state, 'lot');
  const lotId = `l${String(number)}`;
  const transfers = moveAll(ownerOf(playerId), lotOwner(lotId), summed(items));
  turn.emit({ type: 'PlayerLotCreated', lotId, number, playerId, items, transfers });
  return null;
}

/** Whether the time is right, and the player could make another. */
export const mayCreatePlayerLot = (state: RoundState, { id }: PlayerRow): boolean =>
  isRunning(state) && isPhaseOf(state, playerLotPhases(state)) && unlessTooMany(state, id) === null;

function playerLotPhases(state: RoundState): readonly string[] {
  const { house } = rulesetOf(state).auction;
  return house === null ? [] : [house.playerLots.phase];
}

export const isExcluded = (state: RoundState, item: string): boolean =>
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
  const have = (item: string): number => held(state, ownerOf(playerId), item);
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

export function evolvePlayerLotCreated(
  state: RoundState,
  { atMs, event: { lotId, number, playerId, items } }: RoundStamped<PlayerLotCreated>,
): void {
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
}
