/**
 * The dealer or the host can void a game until its end and for 48 h after. Its movements are
 * reversed as far as the players still have the pegs, and bets on it lapse [ruling K21]. Without a
 * Fine, hands and seed are disclosed here, so that the deal can be checked [ruling V4]. No player's
 * Wait changes, and both participants count as having played on that day [ruling V3].
 */
import { listed, ordinalOf, quoted } from '../../kernel';
import type { AccountId, Instant } from '../../kernel';
import type { ProposalId } from '../../season';
import { gameScope } from '../dealing/dice';
import { openHands } from '../dealing/hands';
import { GUARDS, isDealer, wordsShape } from '../model/access';
import { byDealerOrHost, itsTable } from '../model/records';
import type { DynastyEventRecord } from '../model/records';
import { betsOf } from '../gambling/bets';
import { itsGame, unlessGame } from '../model/games';
import { modaOf } from '../masks/moda';
import { transfersOf } from '../model/movements';
import { CLOCK_STOPPED, plusRulesHours } from '../play/clock';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import type { GameRow, Movement } from '../model/rows';
import { environmentOf, patchGame, patchStanding, pegsOf, standingOf } from '../model/state';
import type { DynastyState } from '../model/state';
import type { DynastyMoment, DynastyTurn } from '../model/types';
import { nameOf } from '../model/wording';
import type { GameId } from '../model/ids';
import { allAtTable } from '../gambling/onlookers';
import type { VoidGame, GameVoided, ModaChange } from './vocabulary';
import { forgetOutcomes } from './outcomes';

export const LONGEST_VOID_REASON = 500;

export const voidGame = byDealerOrHost<VoidGame, 'gameId'>({
  rule: 'ending-a-game',
  shape: ({ reason }) => wordsShape('reason', reason, LONGEST_VOID_REASON, 'ending-a-game'),
  refuses: (moment, { accountId, gameId }) =>
    unlessDealerOr(moment, accountId) ??
    unlessGame(moment.state, gameId, 'ending-a-game') ??
    unlessVoidable(moment, gameId),
  offers: ({ state }) =>
    state.all('games').map((game) => ({
      description: 'Void a game.',
      known: { gameId: game.id },
      untilMs: voidableUntil(state, game),
    })),
  decide: (turn, { gameId, reason }) => {
    voidNow(turn, turn.state.need('games', gameId), reason);
    return null;
  },
  made: itsGame,
});

/** Refuses a host who is not the dealer, if the rules take this power from hosts. */
const unlessDealerOr = ({ state }: DynastyMoment, account: AccountId): DynastyRefusal | null =>
  isDealer(state, account) ? null : GUARDS.unlessPower(state, 'VOID_GAME');

function unlessVoidable({ state, now }: DynastyMoment, gameId: GameId): DynastyRefusal | null {
  const game = state.need('games', gameId);
  if (game.status === 'VOIDED') return refuse('GAME_VOIDED', 'ending-a-game', { gameId });
  const untilMs = voidableUntil(state, game);
  return untilMs === null || now < untilMs
    ? null
    : refuse('TOO_LATE_TO_VOID', 'ending-a-game', { untilMs });
}

/** The end of the time for voiding; null until the game has ended. */
function voidableUntil(state: DynastyState, game: GameRow): Instant | null {
  if (game.endedAtMs === null) return null;
  return plusRulesHours(state, game.endedAtMs, environmentOf(state, game).voidHours);
}

/** `proposalId`: the proposal that voids the game; its title is the reason. */
export function voidNow(
  turn: DynastyTurn,
  game: GameRow,
  reason: string | null,
  proposalId?: ProposalId,
): void {
  const { state } = turn;
  const untold = game.endedAtMs === null;
  const movements = putBack(state, game);
  const pegs = movements.map(({ playerId, pegs: by }) => ({ playerId, by }));
  turn.emit({
    type: 'GameVoided',
    gameId: game.id,
    reason: reason?.trim() ?? null,
    ...(proposalId === undefined ? {} : { proposalId }),
    hands: untold ? openHands(turn, game) : null,
    seed: untold ? turn.chance.publish(gameScope(game.number)) : null,
    movements,
    moda: modaBack(state, game),
    transfers: transfersOf(pegs),
  });
}

/** The movements that reverse the game's movements, even for players who have left [ruling V21]. */
function putBack(state: DynastyState, { movements }: GameRow): Movement[] {
  return movements.map(({ playerId, pegs, magistrelli }) => ({
    playerId,
    pegs: 0 - Math.min(pegs, pegsOf(state, playerId)),
    magistrelli: 0 - Math.min(magistrelli, standingOf(state, playerId).magistrelli),
  }));
}

function modaBack(state: DynastyState, game: GameRow): ModaChange | null {
  const { modaMask: mask } = game;
  if (mask === null) return null;
  const ruleset = environmentOf(state, game);
  const from = modaOf(state, ruleset, mask);
  return { mask, from, to: Math.max(1, from - ruleset.moda.perVictory) };
}

export const gameVoided: DynastyEventRecord<GameVoided> = {
  evolve: (state, { atMs, event }) => {
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
    forgetOutcomes(state, gameId);
    for (const bet of betsOf(state, gameId)) state.put('bets', { ...bet, status: 'VOID' });
    for (const { playerId, magistrelli: by } of movements) {
      const { magistrelli } = standingOf(state, playerId);
      if (by !== 0) patchStanding(state, playerId, { magistrelli: magistrelli + by });
    }
    if (moda !== null) state.put('masks', { id: moda.mask, moda: moda.to });
  },
  facts: (state, { gameId, reason, proposalId, movements }) => ({
    number: state.need('games', gameId).number,
    reason,
    proposal: proposalId === undefined ? null : ordinalOf(proposalId),
    back: movements.filter(({ pegs }) => pegs !== 0).map(({ playerId }) => nameOf(state, playerId)),
  }),
  text: (state, { gameId, reason, proposalId, movements }) => {
    const { number } = state.need('games', gameId);
    const moved = movements.filter(({ pegs }) => pegs !== 0).map(({ playerId }) => playerId);
    const back =
      moved.length === 0
        ? ''
        : `; the pegs of ${listed(moved.map((id) => nameOf(state, id)))} were put back`;
    const why = reason === null ? 'the dynasty ended' : quoted(reason);
    const by = proposalId === undefined ? '' : ` by proposal ${ordinalOf(proposalId)}`;
    return `Game ${number} was voided${by}: ${why}${back}.`;
  },
  channel: 'TABLES',
  touches: itsTable,
  notice: 'GAME_ENDED',
  concerns: allAtTable,
};
