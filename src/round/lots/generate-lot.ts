/**
 * "During any phase other than the Auction Phase, if there are fewer Lots than the number specified
 * above, any player may generate a Lot by generating a set of cards" [Lots]: any of the round, be
 * they reputable or not [ruling S19]. Numbers are never reused in a round [ruling E3].
 */
import { mint } from '../../kernel';
import { unlessRunning } from '../access';
import { looseSeeds } from '../chance/client-seeds';
import { isPhaseOf, unlessPhase } from '../calendar/unless-phase';
import type { Asked, GenerateLot } from '../command';
import type { LotGenerated } from '../event';
import { countCards } from '../items';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { applyRolls, drawCards } from '../rolls';
import { isRunning, lotOwner, nextNumber, rulesetOf, takeNumber } from '../state';
import type { PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import { participationOf, standingLots } from './participation';

export function generateLot(
  turn: RoundTurn,
  _player: PlayerRow,
  { clientSeed }: Asked<GenerateLot>,
): RoundRefusal | null {
  const { state, now } = turn;
  const refusal =
    unlessRunning(state, 'lots') ??
    unlessPhase(state, now, lotPhases(state), 'lots') ??
    unlessTooFewLots(state);
  if (refusal !== null) return refusal;
  drawLot(turn, looseSeeds(state, clientSeed));
  return null;
}

export const mayGenerateLot = (state: RoundState): boolean =>
  isRunning(state) && isPhaseOf(state, lotPhases(state)) && unlessTooFewLots(state) === null;

const lotPhases = (state: RoundState): readonly string[] => rulesetOf(state).auction.lotPhases;

function unlessTooFewLots(state: RoundState): RoundRefusal | null {
  const { lots } = participationOf(state);
  const standing = standingLots(state);
  return standing < lots ? null : refuse('ENOUGH_LOTS', 'participation', { standing, lots });
}

/** Draws a lot: for each card its suit and then its rank. */
export function drawLot(turn: RoundTurn, clientSeeds: readonly string[]): void {
  const { state } = turn;
  const number = nextNumber(state, 'lot');
  const lotId = `l${String(number)}`;
  const thrown = { stream: `lot/${String(number)}`, clientSeeds };
  const { cards, rolls } = drawCards(turn, rulesetOf(state).auction.cardsPerLot, thrown);
  const transfers = mint(lotOwner(lotId), countCards(cards));
  turn.emit({ type: 'LotGenerated', lotId, number, cards, rolls, transfers });
}

export function evolveLotGenerated(
  state: RoundState,
  { atMs, event: { lotId, number, cards, rolls } }: RoundStamped<LotGenerated>,
): void {
  applyRolls(state, rolls);
  takeNumber(state, 'lot', number);
  state.put('lots', {
    id: lotId,
    number,
    cards,
    generatedAtMs: atMs,
    status: 'STANDING',
    winnerId: null,
    price: null,
    soldAtMs: null,
    creatorId: null,
    items: null,
    thirdParty: null,
  });
}
