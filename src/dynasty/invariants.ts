/** The invariants after each event, for tests and simulations. A violation is a bug. */
import { ledgerViolations, violation } from '../kernel';
import type { PlayerId } from '../kernel';
import {
  hostingViolations,
  proposalViolationsOf,
  revisionViolations,
  trackedViolations,
} from '../season';
import { asidesOf } from './table-log/asides';
import { meaningOf } from './registry/event';
import { playsOf } from './scoring/position-of';
import type { GameRow } from './model/rows';
import { PEG } from './model/pegs';
import {
  dynastyOf,
  environmentOf,
  isParticipant,
  ownerOf,
  participantsOf,
  rulesetOf,
  seatOf,
} from './model/state';
import type { DynastyState } from './model/state';

/** The broken invariants, one sentence each. */
export function dynastyInvariants(state: DynastyState): string[] {
  return [
    ...ledgerViolations(state),
    ...state.all('games').flatMap((game) => gameViolations(state, game)),
    ...membershipViolations(state),
    ...betViolations(state),
    ...itemViolations(state),
    ...proposalViolationsOf(state),
    ...revisionViolations(state, dynastyOf(state)),
    ...trackedViolations(state, rulesetOf(state)),
    ...hostingViolations(state, dynastyOf(state)),
  ];
}

/** Pegs are the only items. */
const itemViolations = (state: DynastyState): string[] =>
  state.all('issues').flatMap(({ id }) => violation(id === PEG, `${id} was issued, and is no peg`));

function gameViolations(state: DynastyState, game: GameRow): string[] {
  const { id, status, turnOf, deadlineMs, campioneId, finedIds, stakes, hands, seed } = game;
  const active = status === 'ACTIVE';
  const told = game.endedAtMs !== null || game.voidedAtMs !== null;
  const { stakes: rule } = environmentOf(state, game);
  const over = dynastyOf(state).status === 'ENDED';
  return [
    ...violation(active === (turnOf !== null), `${id}: somebody's turn as long as it is played`),
    ...violation(active === (deadlineMs !== null), `${id}: a clock as long as it is played`),
    ...violation(campioneId === null || isParticipant(game, campioneId), `${id}: a strange winner`),
    ...violation(campioneId === null || !finedIds.includes(campioneId), `${id}: a fined Campione`),
    ...violation(stakes >= rule.start && stakes <= rule.maximum, `${id}: stakes of ${stakes}`),
    ...violation(told === (seed !== null), `${id}: its seed is told at its end, and not before`),
    ...violation(!told || hands !== null, `${id}: its hands are told at its end`),
    ...violation(!over || !['ACTIVE', 'CLOSED'].includes(status), `${id} outlives the dynasty`),
    ...playViolations(state, game),
    ...asideViolations(state, game),
  ];
}

/** Plays alternate, up to their maximum number. A score is at least the sum of its points. */
function playViolations(state: DynastyState, game: GameRow): string[] {
  const plays = playsOf(state, game.id);
  const most = environmentOf(state, game).playsPerParticipant;
  const order = participantsOf(game);
  return [
    ...violation(plays.length <= 2 * most, `${game.id}: too many plays`),
    ...violation(
      plays.every(({ playerId, number }, at) => playerId === order[at % 2] && number === at + 1),
      `${game.id}: plays out of turn`,
    ),
    ...order.flatMap((player) => {
      const made = plays.filter(({ playerId }) => playerId === player);
      const sum = made.reduce((all, { scored }) => all + scored, addedBesides(state, game, player));
      return violation(seatOf(state, game, player).score >= sum, `${game.id}: a score got lost`);
    }),
  ];
}

/** The points that asides added to the player's score, or took off. */
const addedBesides = (state: DynastyState, { id }: GameRow, player: PlayerId): number =>
  asidesOf(state, id).reduce((sum, { aside }) => {
    const scores = meaningOf(aside).scores?.(aside);
    return scores?.playerId === player ? sum + scores.by : sum;
  }, 0);

/** Asides are numbered without gaps, in the order of their plays. */
function asideViolations(state: DynastyState, { id }: GameRow): string[] {
  const asides = asidesOf(state, id);
  const plays = playsOf(state, id).length;
  return violation(
    asides.every(
      ({ number, afterPlay }, at) =>
        number === at + 1 && afterPlay >= (asides[at - 1]?.afterPlay ?? 0) && afterPlay <= plays,
    ),
    `${id}: asides out of order`,
  );
}

function membershipViolations(state: DynastyState): string[] {
  const present = new Set<string>();
  return state.all('players').flatMap((player) => {
    const standing = state.need('standings', player.id);
    if (player.leftAtMs !== null) {
      return violation(!standing.ready, `${player.id} left and is ready`);
    }
    const first = !present.has(player.accountId);
    present.add(player.accountId);
    return [
      ...violation(first, `${player.accountId} is two players`),
      ...violation(standing.wait >= 0, `${player.id} waits less than not at all`),
      ...violation(standing.magistrelli >= 0, `${player.id} has negative Magistrelli`),
    ];
  });
}

/**
 * Each player has at most one bet on a game, and the bet is on a participant. Only players own
 * pegs.
 */
function betViolations(state: DynastyState): string[] {
  const seen = new Set<string>();
  const owners = new Set(state.all('players').map(({ id }) => ownerOf(id)));
  const strangers = state.all('holdings').filter(({ owner }) => !owners.has(owner));
  return [
    ...strangers.map(({ owner }) => `${owner} has pegs and is no player`),
    ...state.all('bets').flatMap((bet) => {
      const key = `${bet.gameId} ${bet.playerId}`;
      const first = !seen.has(key);
      seen.add(key);
      const game = state.need('games', bet.gameId);
      return [
        ...violation(first, `${bet.id} is another bet of ${key}`),
        ...violation(isParticipant(game, bet.onId), `${bet.id} is on nobody`),
        ...violation(!isParticipant(game, bet.playerId), `${bet.id} is a participant's`),
        ...violation(bet.juice >= 0, `${bet.id} has negative Juice`),
      ];
    }),
  ];
}
