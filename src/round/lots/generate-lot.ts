import { listed, mint } from '../../kernel';
import { cardName } from '../../rulesets';
import { phaseEnd } from '../calendar/boundary';
import { isPhaseOf, unlessPhase } from '../calendar/unless-phase';
import { unboundSeeds } from '../chance/client-seeds';
import { applyRolls, drawCards } from '../chance/rolls';
import { unlessRunning } from '../model/access';
import { byPlayer, auctionTopic } from '../model/records';
import type { RoundEventRecord, RoundCommands, RoundEvents } from '../model/records';
import { LOT_IDS } from '../model/ids';
import { countCards } from '../model/items';
import { lotOwner } from '../model/owners';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { seedShape } from '../model/shapes';
import { isRunning, nextNumber, rulesetOf, takeNumber } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { participationOf, standingLots } from './participation';
import type { GenerateLot, LotGenerated, LotCommand, LotEvent } from './vocabulary';

const generateLot = byPlayer<GenerateLot>({
  rule: 'lots',
  shape: ({ clientSeed }) => seedShape(clientSeed, 'chance'),
  refuses: ({ state, now }) =>
    unlessRunning(state, 'lots') ??
    unlessPhase(state, now, lotPhases(state), 'lots') ??
    unlessTooFewLots(state),
  offers: ({ state, now }) => [
    { description: 'Draw the cards of a lot.', untilMs: phaseEnd(state, now) },
  ],
  decide: (turn, _player, { clientSeed }) => {
    drawLot(turn, unboundSeeds(turn.state, clientSeed));
    return null;
  },
  made: (event) => (event.type === 'LotGenerated' ? event.lotId : null),
});

/**
 * A cheap check for the steward, which runs at every step. A full refusal would also compute the
 * next start of a phase.
 */
export const mayGenerateLot = (state: RoundState): boolean =>
  isRunning(state) && isPhaseOf(state, lotPhases(state)) && unlessTooFewLots(state) === null;

const lotPhases = (state: RoundState): readonly string[] => rulesetOf(state).auction.lotPhases;

function unlessTooFewLots(state: RoundState): RoundRefusal | null {
  const { lots } = participationOf(state);
  const standing = standingLots(state);
  return standing < lots ? null : refuse('ENOUGH_LOTS', 'participation', { standing, lots });
}

/** Draws a lot: the suit and then the rank of each card. */
export function drawLot(turn: RoundTurn, clientSeeds: readonly string[]): void {
  const { state } = turn;
  const number = nextNumber(state, 'lot');
  const lotId = LOT_IDS.of(number);
  const thrown = { stream: `lot/${String(number)}`, clientSeeds };
  const { cards, rolls } = drawCards(turn, rulesetOf(state).auction.cardsPerLot, thrown);
  const transfers = mint(lotOwner(lotId), countCards(cards));
  turn.emit({ type: 'LotGenerated', lotId, number, cards, rolls, transfers });
}

const lotGenerated: RoundEventRecord<LotGenerated> = {
  evolve: (state, { atMs, event: { lotId, number, cards, rolls } }) => {
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
  },
  facts: (state, { number, cards }) => ({
    number,
    cards: cards.map((card) => cardName(rulesetOf(state).deck, card)),
  }),
  text: (state, { number, cards }) => {
    const { deck } = rulesetOf(state);
    return `Lot ${number} was drawn: ${listed(cards.map((card) => cardName(deck, card)))}.`;
  },
  channel: 'AUCTIONS',
  touches: auctionTopic,
};

export const LOT_COMMANDS: RoundCommands<LotCommand> = {
  GenerateLot: generateLot,
};

export const LOT_EVENTS: RoundEvents<LotEvent> = {
  LotGenerated: lotGenerated,
};
