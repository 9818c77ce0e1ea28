/** What comes of the dice: hands, and the table with what lies open on it [Starting a Game]. */
import type { PlayerId } from '../../kernel';
import { dynastyCards } from '../../rulesets';
import type { Card, DynastyRuleset } from '../../rulesets';
import { effectsOf } from '../masks/powers';
import { bersaglio, grandCanalEffects, masksEnd, ofType } from '../scoring';
import { rulesetOf, standingOf } from '../ground/state';
import type { DynastyState } from '../ground/state';
import { deal } from './deal';
import type { Dealt } from './deal';
import type { GameDice } from './dice';
import type { OpenTable, StartingSeat } from './events';

/** A card's name among those of a deck. */
export const cardKey = ({ rank, suit }: Card): string => `${rank} ${suit}`;

/** `fixed`: the cards on top of the deck. */
export function dealBetween(
  state: DynastyState,
  dice: GameDice,
  players: readonly [PlayerId, PlayerId],
  fixed: readonly Card[],
): Dealt {
  const ruleset = rulesetOf(state);
  const onTop = new Set(fixed.map(cardKey));
  const under = dice
    .shuffle(dynastyCards(ruleset.deck))
    .filter((card) => !onTop.has(cardKey(card)));
  const masks = [standingOf(state, players[0]).mask, standingOf(state, players[1]).mask] as const;
  return deal(ruleset, [...fixed, ...under], masks);
}

/** What lies open as the game begins. */
export function tableOf(
  state: DynastyState,
  players: readonly [PlayerId, PlayerId],
  { hands, grandCanal }: Dealt,
): OpenTable {
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
