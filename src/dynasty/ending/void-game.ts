/**
 * The dealer or the host voids a game until its end and for 48 h after: it moves nothing, what it
 * moved is put back as far as it is still there, and bets on it fall away [ruling K21]. Without a
 * Fine, hands and seed are disclosed here, so that the deal can be checked [ruling V4]. Waits stay,
 * and the day counts as one on which the two have played [ruling V3].
 */
import type { Instant } from '../../kernel';
import type { Asked } from '../command';
import type { VoidGame } from './commands';
import { gameScope } from '../dealing/dice';
import { openHands } from '../dealing/hands';
import type { GameVoided, ModaChange } from './events';
import { betsOf } from '../gambling/bets';
import { modaOf } from '../masks/moda';
import { CLOCK_STOPPED, plusRulesHours } from '../play/clock';
import { unlessGame } from '../games';
import { refuse } from '../refusal';
import type { DynastyRefusal } from '../refusal';
import type { GameRow, Movement } from '../rows';
import {
  environmentOf,
  patchGame,
  patchStanding,
  pegsOf,
  presentPlayer,
  standingOf,
} from '../state';
import type { DynastyState } from '../state';
import type { DynastyStamped, DynastyTurn } from '../turn';
import { transfersOf } from '../movements';

export const LONGEST_VOID_REASON = 500;

export function voidGame(
  turn: DynastyTurn,
  { gameId, reason }: Asked<VoidGame>,
): DynastyRefusal | null {
  const { state } = turn;
  const missing = unlessGame(state, gameId, 'ending-a-game');
  if (missing !== null) return missing;
  const game = state.need('games', gameId);
  if (game.status === 'VOIDED') return refuse('GAME_VOIDED', 'ending-a-game', { gameId });
  const untilMs = voidableUntil(state, game);
  if (untilMs !== null && turn.now >= untilMs) {
    return refuse('TOO_LATE_TO_VOID', 'ending-a-game', { untilMs });
  }
  voidNow(turn, game, reason);
  return null;
}

/** Null while the game has not ended. */
export function voidableUntil(state: DynastyState, game: GameRow): Instant | null {
  if (game.endedAtMs === null) return null;
  return plusRulesHours(state, game.endedAtMs, environmentOf(state, game).voidHours);
}

export function voidNow(turn: DynastyTurn, game: GameRow, reason: string | null): void {
  const { state } = turn;
  const untold = game.endedAtMs === null;
  const movements = putBack(state, game);
  const pegs = movements.map(({ playerId, pegs: by }) => ({ playerId, by }));
  turn.emit({
    type: 'GameVoided',
    gameId: game.id,
    reason: reason?.trim() ?? null,
    hands: untold ? openHands(turn, game) : null,
    seed: untold ? turn.chance.publish(gameScope(game.number)) : null,
    movements,
    moda: modaBack(state, game),
    transfers: transfersOf(pegs),
  });
}

/** The movements that undo the game's, for those who are still there. */
function putBack(state: DynastyState, { movements }: GameRow): Movement[] {
  return movements
    .filter(({ playerId }) => presentPlayer(state, playerId) !== null)
    .map(({ playerId, pegs, magistrelli }) => ({
      playerId,
      pegs: 0 - Math.min(pegs, pegsOf(state, playerId)),
      magistrelli: 0 - magistrelli,
    }));
}

function modaBack(state: DynastyState, game: GameRow): ModaChange | null {
  const { modaMask: mask } = game;
  if (mask === null) return null;
  const ruleset = environmentOf(state, game);
  const from = modaOf(state, ruleset, mask);
  return { mask, from, to: Math.max(1, from - ruleset.moda.perVictory) };
}

export function evolveGameVoided(
  state: DynastyState,
  { atMs, event }: DynastyStamped<GameVoided>,
): void {
  const { gameId, reason, hands, seed, movements, moda } = event;
  const game = state.need('games', gameId);
  patchGame(state, gameId, {
    status: 'VOIDED',
    voidedAtMs: atMs,
    voidReason: reason,
    hands: hands ?? game.hands,
    seed: seed ?? game.seed,
    movements: [],
    modaMask: null,
    turnOf: null,
    turnSinceMs: null,
    sfidaBy: null,
    betsOpen: false,
    ...CLOCK_STOPPED,
  });
  for (const bet of betsOf(state, gameId)) state.put('bets', { ...bet, status: 'VOID' });
  for (const { playerId, magistrelli: by } of movements) {
    const { magistrelli } = standingOf(state, playerId);
    if (by !== 0) patchStanding(state, playerId, { magistrelli: magistrelli + by });
  }
  if (moda !== null) state.put('masks', { id: moda.mask, moda: moda.to });
}
