/** The names of each place of formulas, under the usual editions with the examples' values. */
import type { FormulaPlace } from '../../src/rulesets/document/fields';
import type { KnownNames } from '../../src/rulesets';
import {
  EDITIONS,
  DEFAULT_EDITION,
  DYNASTY_EDITIONS,
  DEFAULT_DYNASTY_EDITION,
} from '../../src/rulesets';
import type { DynastyRuleset, RoundRuleset } from '../../src/rulesets';
import { dynastyVictoryNames, maskNames } from '../../src/rulesets/dynasty/expression-names';
import { namesOfActions } from '../../src/rulesets/mechanics/action-names';
import { namesOfSecretAction } from '../../src/rulesets/mechanics/secret-action-names';
import { namesOfVotes } from '../../src/rulesets/mechanics/vote-formula';
import { fortuneEffectNames, fortuneNames } from '../../src/rulesets/round/fortune-names';
import { multiplierNames, scoreNames } from '../../src/rulesets/round/score-names';
import { victoryNames } from '../../src/rulesets/round/victory-names';
import { HONOUR, POT, SHINE, DUEL } from '../support/custom-mechanics';

const trackedValues = [HONOUR, POT, SHINE];
const ROUND: RoundRuleset = { ...EDITIONS.get(DEFAULT_EDITION)!, trackedValues };
const DYNASTY: DynastyRuleset = {
  ...DYNASTY_EDITIONS.get(DEFAULT_DYNASTY_EDITION)!,
  trackedValues,
};

/** One name of each form: those that differ only in a code count once. */
function sample(...all: readonly KnownNames[]): readonly (readonly [string, string])[] {
  const found = new Map<string, readonly [string, string]>();
  for (const names of all) {
    for (const [name, { words, ...more }] of names) {
      const form = name.replace(/([.:])[A-Z0-9_]+$/, '$1');
      const meaning = 'meaning' in more ? String(more.meaning) : words;
      if (!found.has(form)) found.set(form, [name, meaning]);
    }
  }
  return [...found.values()];
}

const ofCard = { type: 'ADD', value: SHINE.value, by: 1 } as const;

export const FORMULA_NAMES: Readonly<
  Record<FormulaPlace, { readonly where: string; readonly known: ReturnType<typeof sample> }>
> = {
  ACTOR: {
    where: 'who may act, and income from events',
    known: sample(namesOfActions(ROUND), namesOfActions(DYNASTY)),
  },
  ACTION: {
    where: 'when an action may be taken, and its effects',
    known: sample(
      namesOfActions(ROUND, { target: 'PLAYER' }),
      namesOfActions(ROUND, { target: 'CARD' }),
      namesOfActions(DYNASTY, { target: 'PLAYER' }),
    ),
  },
  SECRET_ACTION: {
    where: 'a secret action, as it is revealed',
    known: sample(namesOfSecretAction(ROUND, DUEL)),
  },
  FORTUNE: { where: 'the condition of a fortune', known: sample(fortuneNames(ROUND)) },
  FORTUNE_EFFECT: {
    where: 'the effects of a fortune',
    known: sample(fortuneEffectNames(ROUND, ofCard)),
  },
  SCORE: { where: 'the score of a hand', known: sample(scoreNames(ROUND)) },
  MULTIPLIER: { where: 'a multiplier', known: sample(multiplierNames(ROUND)) },
  MASK: { where: 'the condition of a mask', known: sample(maskNames(DYNASTY)) },
  PROPOSAL: { where: 'the vote on a proposal', known: sample(namesOfVotes(ROUND, 'PROPOSAL')) },
  QUORUM: { where: 'a majority of a proposal', known: sample(namesOfVotes(ROUND, 'QUORUM')) },
  RULING: { where: 'the vote on a ruling', known: sample(namesOfVotes(ROUND, 'RULING')) },
  OFFICE: { where: 'an election', known: sample(namesOfVotes(ROUND, 'OFFICE')) },
  VICTORY: {
    where: 'a condition of victory',
    known: sample(victoryNames(ROUND), dynastyVictoryNames(DYNASTY)),
  },
};
