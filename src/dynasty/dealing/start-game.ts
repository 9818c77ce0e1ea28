/**
 * Starts a game between the two players who have waited longest, as one atomic action [Starting a
 * Game]. Masks are read here: under a Lightning Grand Canal, their later effects are void [rulings
 * K2, K3, K4].
 */
import { byOrdinal, invariant, ordinalOf, seedsToBind } from '../../kernel';
import { dynastyCardName, isDynastyCard } from '../../rulesets';
import type { Card } from '../../rulesets';
import { unlessRehearsal, unless } from '../model/access';
import { byDealer, itsTable } from '../model/records';
import type { DynastyEventRecord } from '../model/records';
import { clockFrom } from '../play/clock';
import { availablePlayers } from '../readiness/available-players';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import type { GameRow, SeatRow } from '../model/rows';
import {
  activePlayers,
  dynastyOf,
  environmentOf,
  nextNumber,
  patchStanding,
  revisionOf,
  rulesDayOf,
  rulesetOf,
  seatId,
  standingOf,
  takeNumber,
} from '../model/state';
import type { DynastyState } from '../model/state';
import type { DynastyMoment, DynastyTurn } from '../model/types';
import { nameOf, nameWithMask } from '../model/wording';
import { activeTricks } from './active-tricks';
import { chooseParticipants } from './choose-participants';
import type { StartGame, GameStarted } from './vocabulary';
import { bindNext, gameScope, takeDice } from './dice';
import { handKey, printHand } from './hands';
import { cardKey, dealBetween, tableOf } from './table';
import { GAME_IDS } from '../model/ids';

const MOST_CARDS = 300;

export const startGame = byDealer<StartGame>({
  rule: 'starting-a-game',
  shape: ({ deck }) =>
    unless(
      (deck?.length ?? 0) <= MOST_CARDS,
      'deck',
      `up to ${MOST_CARDS} cards`,
      'starting-a-game',
    ),
  refuses: (moment, { deck = null }) => unlessDeck(moment.state, deck) ?? unlessTwo(moment),
  offers: (moment) => [
    {
      description: 'Start a game.',
      waits: unlessTwo(moment) === null ? { kind: 'GAME_TO_START' } : null,
    },
  ],
  decide: (turn, { deck }) => {
    startNow(turn, deck ?? []);
    return null;
  },
  made: (event) => (event.type === 'GameStarted' ? event.gameId : null),
});

/** Refuses a prepared deck outside rehearsals. Each card must be in the deck and be named once. */
function unlessDeck(state: DynastyState, cards: StartGame['deck']): DynastyRefusal | null {
  if (cards === null) return null;
  const real = unlessRehearsal(state);
  if (real !== null) return real;
  const { deck } = rulesetOf(state);
  const seen = new Set<string>();
  for (const { rank, suit } of cards) {
    const card = { rank, suit };
    if (!isDynastyCard(deck, card)) return refuse('CARD_UNKNOWN', 'deck', card);
    if (seen.has(cardKey(card))) return refuse('CARD_TWICE_IN_DECK', 'deck', card);
    seen.add(cardKey(card));
  }
  return null;
}

function unlessTwo(moment: DynastyMoment): DynastyRefusal | null {
  const available = availablePlayers(moment).length;
  return available >= 2 ? null : refuse('TOO_FEW_AVAILABLE', 'starting-a-game', { available });
}

/** Starts a game between two available players. `fixed`: the cards on top of the deck. */
export function startNow(turn: DynastyTurn, fixed: readonly Card[]): void {
  const { state } = turn;
  const number = nextNumber(state, 'game');
  const gameId = GAME_IDS.of(number);
  const available = availablePlayers(turn);
  const ties = takeDice(turn, number, 1, []);
  const chosen = chooseParticipants(available, ties);
  invariant(chosen !== null, 'two players are available');
  const clientSeeds = chosen
    .map((id) => standingOf(state, id).clientSeed)
    .filter((seed) => seed !== null);
  const dice = takeDice(turn, number, ties.next(), clientSeeds);
  const players = dice.roll(2) === 0 ? chosen : ([chosen[1], chosen[0]] as const);
  const tricks = activeTricks(rulesetOf(state), dice);
  const dealt = dealBetween(state, dice, players, fixed);
  turn.emit({
    type: 'GameStarted',
    gameId,
    environment: dynastyOf(state).revision,
    ...tableOf(state, players, dealt),
    tricks,
    waitingIds: available.map(({ id }) => id).filter((id) => !chosen.includes(id)),
    rolls: { ties: ties.draws, clientSeeds, draws: dice.draws, shuffleFrom: dice.next() },
    fixedCards: fixed.length,
    nextClientSeeds: seedsToBind(state, activePlayers(state).sort(byOrdinal)),
    nextCommitment: turn.chance.commit(gameScope(number + 1)),
  });
  for (const at of [0, 1] as const) {
    turn.vault.keep(handKey(gameId, players[at]), printHand(dealt.hands[at]));
  }
}

export const gameStarted: DynastyEventRecord<GameStarted> = {
  evolve: (state, { seq, atMs, event }) => {
    const { gameId, environment, seats, waitingIds, grandCanal, bersaglio, tricks, rolls } = event;
    const [starting, other] = seats;
    const dynasty = dynastyOf(state);
    const ruleset = revisionOf(state, environment);
    takeNumber(state, 'game', ordinalOf(gameId));
    state.put('games', {
      ...UNPLAYED,
      id: gameId,
      number: ordinalOf(gameId),
      status: 'ACTIVE',
      startedAtMs: atMs,
      environment,
      startingPlayerId: starting.playerId,
      otherPlayerId: other.playerId,
      grandCanal,
      bersaglio,
      tricks,
      commitment: dynasty.nextCommitment,
      binding: dynasty.nextBinding,
      rolls,
      fixedCards: event.fixedCards,
      stakes: ruleset.stakes.start,
      turnOf: starting.playerId,
      turnSinceMs: atMs,
      hands: event.openHands,
      ...clockFrom(state, ruleset, atMs),
    });
    state.put('dynasties', { ...dynasty, nextCommitment: event.nextCommitment });
    bindNext(state, seq, event.nextClientSeeds ?? null);
    for (const { playerId, mask, score, unmet = null } of seats) {
      const id = seatId(gameId, playerId);
      state.put('seats', { ...UNUSED, id, gameId, playerId, mask, unmet, score });
      patchStanding(state, playerId, { wait: 0, lastGameDay: rulesDayOf(state, atMs) });
    }
    for (const id of waitingIds) patchStanding(state, id, { wait: standingOf(state, id).wait + 1 });
  },
  facts: (state, { gameId, seats, bersaglio, grandCanal }) => {
    const game = state.need('games', gameId);
    const ruleset = environmentOf(state, game);
    const [starting = '', other = ''] = seats.map(({ playerId, mask }) =>
      nameWithMask(nameOf(state, playerId), ruleset, mask),
    );
    const card = dynastyCardName(ruleset.deck, grandCanal);
    return { number: game.number, starting, other, card, bersaglio };
  },
  text: (state, { gameId, seats, bersaglio, grandCanal }) => {
    const game = state.need('games', gameId);
    const ruleset = environmentOf(state, game);
    const [starting, other] = seats.map(({ playerId, mask }) =>
      nameWithMask(nameOf(state, playerId), ruleset, mask),
    );
    const card = dynastyCardName(ruleset.deck, grandCanal);
    return `Game ${game.number} began between ${starting ?? ''}, who starts, and ${other ?? ''}: the Grand Canal is the ${card}, and the Bersaglio is ${bersaglio}.`;
  },
  channel: 'TABLES',
  touches: itsTable,
  notice: 'GAME_STARTED',
  concerns: ({ seats }) => seats.map(({ playerId }) => playerId),
};

/** A seat's unused powers at the start. */
const UNUSED = {
  revealed: [],
  extraTricksUsed: 0,
  secondPlaysUsed: 0,
  outcome: null,
  resigned: false,
} satisfies Partial<SeatRow>;

/** The empty fields of a game at its start. */
const UNPLAYED = {
  seed: null,
  sfidaBy: null,
  lastSfidaBy: null,
  closedAtMs: null,
  closing: null,
  resignedId: null,
  endedAtMs: null,
  campioneId: null,
  finedIds: [],
  movements: [],
  modaMask: null,
  bookmakerId: null,
  betsOpen: false,
  bookmakerSettled: false,
  voidedAtMs: null,
  voidReason: null,
} satisfies Partial<GameRow>;
