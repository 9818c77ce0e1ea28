import { bindSeeds, ordinalOf } from '../../kernel';
import type { FixedSeed } from '../../kernel';
import type { GameStarted } from './events';
import { clockFrom } from '../play/clock';
import type { GameRow } from '../rows';
import {
  dynastyOf,
  patchStanding,
  revisionOf,
  rulesDayOf,
  seatId,
  standingOf,
  takeNumber,
} from '../state';
import type { DynastyState } from '../state';
import type { DynastyStamped } from '../turn';

/** What no game has at its start. */
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

export function evolveGameStarted(
  state: DynastyState,
  { seq, atMs, event }: DynastyStamped<GameStarted>,
): void {
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
  for (const { playerId, mask, score } of seats) {
    const id = seatId(gameId, playerId);
    const unused = { revealed: [], extraTricksUsed: 0, secondPlaysUsed: 0 };
    state.put('seats', { id, gameId, playerId, mask, score, ...unused });
    patchStanding(state, playerId, { wait: 0, lastGameDay: rulesDayOf(state, atMs) });
  }
  for (const id of waitingIds) patchStanding(state, id, { wait: standingOf(state, id).wait + 1 });
}

/** What was told for this game counts no further; what was fixed meanwhile does from now on. */
function bindNext(
  state: DynastyState,
  seq: number,
  clientSeeds: readonly FixedSeed[] | null,
): void {
  if (clientSeeds === null) return;
  bindSeeds(state, clientSeeds);
  state.put('dynasties', { ...dynastyOf(state), nextBinding: { seq, clientSeeds } });
  for (const { id, clientSeed } of state.all('standings')) {
    if (clientSeed !== null) patchStanding(state, id, { clientSeed: null });
  }
}
