/**
 * The server's own tasks, done as soon as possible. With automatic dealing, the server ends closed
 * games, the earliest first, and deals while two players are available [rulings K2, K14]. If the
 * rules have a steward, the server settles bets [rulings E5, K17]. Games that can be ended are
 * ended "before resolving any Proposals or Calls for Judgement" [Ending a Game]. After the
 * proposals the server checks for a victory [ruling V23]; last, vacant offices are filled by dice
 * [ruling Z5].
 */
import type { Stepwise } from '../../kernel';
import { isPausing } from '../../season';
import type { HostActions } from '../../season';
import { startNow } from '../dealing/start-game';
import { endNow } from '../ending/end-game';
import { settleAsSteward } from '../gambling/settle-bets';
import { depart } from '../membership/departure';
import { DEALER } from '../model/access';
import { closedGames } from '../model/games';
import { dynastyOf, rulesetOf } from '../model/state';
import type { DynastyState } from '../model/state';
import type { DynastyTurn } from '../model/types';
import { decideProposals, hasUndecided } from '../proposals/decide-proposals';
import { availablePlayers } from '../readiness/available-players';
import { closeDynasty } from '../season/close-season';
import { declareVictor } from '../victory/declare-victor';
import { drawOfficesNow } from './draw-offices';

/**
 * `isGoingOn`: true if a part of this instant's proposals is already decided. Under the rules, all
 * of them count as decided at once, so nothing else may happen in between.
 */
export function* tend(turn: DynastyTurn, isGoingOn: boolean): Stepwise {
  const { state } = turn;
  if (dynastyOf(state).status === 'ENDED') return;
  if (!isGoingOn) yield* finish(turn);
  yield* decideProposals(turn, HOST_ACTIONS);
  if (dynastyOf(state).status === 'ENDED' || hasUndecided(turn)) return;
  // Proposals may have changed the rules, so games are ended and bets settled again.
  yield* finish(turn);
  declareVictor(turn);
  if (isNotPlayed(state)) return;
  if (rulesetOf(state).automaticDealing) yield* deal(turn);
  drawOfficesNow(turn);
}

function* deal(turn: DynastyTurn): Stepwise {
  const dealer = turn.as(DEALER);
  while (availablePlayers(turn).length >= 2) {
    startNow(dealer, []);
    yield;
  }
}

const isNotPlayed = (state: DynastyState): boolean =>
  dynastyOf(state).status === 'ENDED' || isPausing(dynastyOf(state));

/**
 * Ends closed games. A game's bets are settled before the next game ends [rulings K14, K17]. The
 * bets of earlier games follow.
 */
function* finish(turn: DynastyTurn): Stepwise {
  const { state } = turn;
  if (isPausing(dynastyOf(state))) return;
  if (rulesetOf(state).automaticDealing) {
    for (const game of closedGames(state)) {
      endNow(turn.as(DEALER), game);
      settleAsSteward(turn);
      yield;
    }
  }
  settleAsSteward(turn);
}

/**
 * The host's actions, carried out by a proposal, under rules that take the power from the host
 * [rulings L10, AA3].
 */
export const HOST_ACTIONS: HostActions<DynastyTurn> = {
  depart: (turn, player, by) => {
    depart(turn, player, 'REMOVED', by);
  },
  close: closeDynasty,
};
