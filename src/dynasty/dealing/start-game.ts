/**
 * The atomic action that starts a game between the two who have waited longest [Starting a Game].
 * Masks are read here: under a Lightning Grand Canal all that comes after the dealing has no effect
 * [rulings K2, K3, K4].
 */
import { byOrdinal, invariant, seedsToBind } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { dynastyCards, isDynastyCard } from '../../rulesets';
import type { Card, DynastyRuleset } from '../../rulesets';
import { unlessRehearsal } from '../access';
import type { Asked } from '../command';
import type { StartGame } from './commands';
import type { GameStarted, StartingSeat } from './events';
import { effectsOf } from '../masks/powers';
import { availablePlayers } from '../readiness/available';
import { refuse } from '../refusal';
import type { DynastyRefusal } from '../refusal';
import { bersaglio, grandCanalEffects, masksEnd, ofType } from '../scoring';
import { activePlayers, dynastyOf, nextNumber, rulesetOf, standingOf } from '../state';
import type { DynastyState } from '../state';
import type { DynastyTurn } from '../turn';
import { activeTricks } from './active-tricks';
import { chooseParticipants } from './choose-participants';
import { deal } from './deal';
import type { Dealt } from './deal';
import { gameScope, takeDice } from './dice';
import type { GameDice } from './dice';
import { handKey, printHand } from './hands';

export function startGame(turn: DynastyTurn, { deck }: Asked<StartGame>): DynastyRefusal | null {
  const { state } = turn;
  const refusal = deck === null ? null : (unlessRehearsal(state) ?? unlessDeck(state, deck));
  if (refusal !== null) return refusal;
  const available = availablePlayers(state, turn.now).length;
  if (available < 2) return refuse('TOO_FEW_AVAILABLE', 'starting-a-game', { available });
  startNow(turn, deck ?? []);
  return null;
}

const nameOf = ({ rank, suit }: Card): string => `${rank} ${suit}`;

function unlessDeck(state: DynastyState, cards: readonly Card[]): DynastyRefusal | null {
  const { deck } = rulesetOf(state);
  const seen = new Set<string>();
  for (const { rank, suit } of cards) {
    const card = { rank, suit };
    if (!isDynastyCard(deck, card)) return refuse('CARD_UNKNOWN', 'deck', { ...card });
    if (seen.has(nameOf(card))) return refuse('CARD_TWICE_IN_DECK', 'deck', { ...card });
    seen.add(nameOf(card));
  }
  return null;
}

/** Starts a game between two of those available; `fixed`: the cards on top of the deck. */
export function startNow(turn: DynastyTurn, fixed: readonly Card[]): void {
  const { state } = turn;
  const number = nextNumber(state, 'game');
  const available = availablePlayers(state, turn.now);
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
    gameId: `g${String(number)}`,
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
    turn.vault.keep(handKey(`g${String(number)}`, players[at]), printHand(dealt.hands[at]));
  }
}

function dealBetween(
  state: DynastyState,
  dice: GameDice,
  players: readonly [PlayerId, PlayerId],
  fixed: readonly Card[],
): Dealt {
  const ruleset = rulesetOf(state);
  const onTop = new Set(fixed.map(nameOf));
  const under = dice.shuffle(dynastyCards(ruleset.deck)).filter((card) => !onTop.has(nameOf(card)));
  const masks = [standingOf(state, players[0]).mask, standingOf(state, players[1]).mask] as const;
  return deal(ruleset, [...fixed, ...under], masks);
}

/** What lies open as the game begins. */
function tableOf(
  state: DynastyState,
  players: readonly [PlayerId, PlayerId],
  { hands, grandCanal }: Dealt,
): Pick<GameStarted, 'seats' | 'grandCanal' | 'bersaglio' | 'openHands'> {
  const ruleset = rulesetOf(state);
  const areOpen = ofType(grandCanalEffects(ruleset, grandCanal), 'OPEN_HANDS').length > 0;
  return {
    seats: [
      seatAtStart(state, ruleset, players[0], grandCanal),
      seatAtStart(state, ruleset, players[1], grandCanal),
    ],
    grandCanal,
    bersaglio: bersaglio(ruleset, grandCanal),
    openHands: areOpen
      ? [
          { playerId: players[0], cards: hands[0] },
          { playerId: players[1], cards: hands[1] },
        ]
      : null,
  };
}

function seatAtStart(
  state: DynastyState,
  ruleset: DynastyRuleset,
  playerId: PlayerId,
  grandCanal: Card,
): StartingSeat {
  const { mask } = standingOf(state, playerId);
  const masks = mask === null || masksEnd(ruleset, grandCanal) ? [] : [mask];
  const scores = effectsOf(ruleset, masks, 'STARTING_SCORE').map((effect) => effect.score);
  return { playerId, mask, score: scores.reduce((sum, score) => sum + score, 0) };
}
