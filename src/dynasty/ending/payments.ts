/**
 * The movements at the end of a game, in the order of ruling K14: stakes with Magistrelli, pegs for
 * Moda, the change of the mask's Moda, Succo. A player who has left gains nothing, but loses the
 * stakes like any other player [V21].
 */
import type { PlayerId } from '../../kernel';
import type { DynastyRuleset } from '../../rulesets';
import type { MagistrelliChange, ModaChange, PegChange, PegReason } from './vocabulary';
import { validBets } from '../gambling/bets';
import { fashionOf, modaOf } from '../masks/moda';
import { powersOf } from '../masks/powers';
import { MOST_COUNTED } from '../model/rows';
import type { GameRow } from '../model/rows';
import {
  environmentOf,
  opponentOf,
  participantsOf,
  pegsOf,
  presentPlayer,
  seatOf,
  standingOf,
} from '../model/state';
import type { DynastyState } from '../model/state';
import { magistrelliAfter } from './magistrelli';

export type Payments = {
  readonly pegs: readonly PegChange[];
  readonly magistrelli: MagistrelliChange | null;
  readonly moda: ModaChange | null;
};

export function paymentsOf(
  state: DynastyState,
  game: GameRow,
  campioneId: PlayerId | null,
  isClean: boolean,
): Payments {
  const isGone = (player: PlayerId): boolean => presentPlayer(state, player) === null;
  const paid = (pay: (player: PlayerId) => number, reason: PegReason): PegChange[] =>
    participantsOf(game)
      .map((playerId) => ({ playerId, reason, by: pay(playerId) }))
      .filter(({ playerId, by }) => by < 0 || (by > 0 && !isGone(playerId)));
  return {
    pegs: [
      ...paid((player) => stakesFor(state, game, player, campioneId), 'STAKES'),
      ...paid((player) => modaPegs(state, game, player), 'MODA'),
      ...paid((player) => succoPegs(state, game, player), 'SUCCO'),
    ],
    magistrelli: magistrelliChange(state, game, campioneId),
    moda: isClean && campioneId !== null ? modaChange(state, game, campioneId) : null,
  };
}

/**
 * The change of a participant's pegs by the stakes. The Campione gains the stakes. Any other
 * participant loses them: "… or have their pegs set to zero, if they have fewer pegs than the
 * stakes" [Ending a Game].
 */
function stakesFor(
  state: DynastyState,
  { stakes }: GameRow,
  player: PlayerId,
  campioneId: PlayerId | null,
): number {
  return player === campioneId ? stakes : -Math.min(stakes, pegsOf(state, player));
}

function magistrelliChange(
  state: DynastyState,
  game: GameRow,
  campioneId: PlayerId | null,
): MagistrelliChange | null {
  if (campioneId === null || presentPlayer(state, campioneId) === null) return null;
  const from = standingOf(state, campioneId).magistrelli;
  const opponent = standingOf(state, opponentOf(game, campioneId)).magistrelli;
  const { magistrelli } = environmentOf(state, game);
  const to = magistrelliAfter(magistrelli, from, opponent, game.stakes);
  return to === from ? null : { playerId: campioneId, from, to };
}

/**
 * Moda's pegs for the mask worn at the start, even under a Lightning Grand Canal [Moda; ruling
 * K18].
 */
function modaPegs(state: DynastyState, game: GameRow, player: PlayerId): number {
  const ruleset = environmentOf(state, game);
  const { mask } = seatOf(state, game, player);
  return mask === null ? 0 : pegsOfFashion(state, ruleset, mask);
}

function pegsOfFashion(state: DynastyState, ruleset: DynastyRuleset, mask: string): number {
  const fashion = fashionOf(state, ruleset, mask);
  if (fashion === 'RAFFINATO') return 0;
  const { pegsNotRaffinato, pegsGreggio } = ruleset.moda;
  return pegsNotRaffinato + (fashion === 'GREGGIO' ? pegsGreggio : 0);
}

function modaChange(state: DynastyState, game: GameRow, campioneId: PlayerId): ModaChange | null {
  const { mask } = seatOf(state, game, campioneId);
  const ruleset = environmentOf(state, game);
  if (mask === null || ruleset.moda.perVictory === 0) return null;
  const from = modaOf(state, ruleset, mask);
  return { mask, from, to: Math.min(from + ruleset.moda.perVictory, MOST_COUNTED) };
}

/** "X is half the number of Players who made a Bet in that game (rounded up)" [Masks, Succo]. */
function succoPegs(state: DynastyState, game: GameRow, player: PlayerId): number {
  const bettors = validBets(state, game.id).length;
  return powersOf(environmentOf(state, game), game, seatOf(state, game, player), 'BETTING').reduce(
    (sum, { bettorsPerPeg }) => sum + Math.ceil(bettors / bettorsPerPeg),
    0,
  );
}
