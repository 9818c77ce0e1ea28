/** The result of the deal: hands, and the table with its open cards [Starting a Game]. */
import type { PlayerId } from '../../kernel';
import { dynastyCards } from '../../rulesets';
import type { Card, DynastyRuleset } from '../../rulesets';
import { effectsOf } from '../masks/powers';
import { wornAtStart } from '../masks/mask-conditions';
import { bersaglio, grandCanalEffects, masksEnd, ofType } from '../scoring';
import type { Worn } from '../scoring';
import { rulesetOf } from '../model/state';
import type { DynastyState } from '../model/state';
import { deal } from './deal';
import type { Dealt } from './deal';
import type { GameDice } from './dice';
import type { OpenTable, StartingSeat } from './vocabulary';

/** A card's key within a deck. */
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
  return deal(ruleset, [...fixed, ...under], wornBetween(state, players));
}

const wornBetween = (
  state: DynastyState,
  [starting, other]: readonly [PlayerId, PlayerId],
): readonly [Worn, Worn] => [
  wornAtStart(state, starting, other),
  wornAtStart(state, other, starting),
];

/** The public part of the table at the start. */
export function tableOf(
  state: DynastyState,
  players: readonly [PlayerId, PlayerId],
  { hands, grandCanal }: Dealt,
): OpenTable {
  const ruleset = rulesetOf(state);
  const [first, second] = wornBetween(state, players);
  const areOpen = ofType(grandCanalEffects(ruleset, grandCanal), 'OPEN_HANDS').length > 0;
  return {
    seats: [
      seatAtStart(ruleset, players[0], first, grandCanal),
      seatAtStart(ruleset, players[1], second, grandCanal),
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
  ruleset: DynastyRuleset,
  playerId: PlayerId,
  worn: Worn,
  grandCanal: Card,
): StartingSeat {
  const { masks, unmet } = worn;
  const scores = masksEnd(ruleset, grandCanal) ? [] : effectsOf(ruleset, worn, 'STARTING_SCORE');
  return {
    playerId,
    mask: masks[0] ?? null,
    score: scores.reduce((sum, { score }) => sum + score, 0),
    ...(unmet === null ? {} : { unmet }),
  };
}
