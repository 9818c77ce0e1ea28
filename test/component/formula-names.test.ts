/** The form of a formula offers the names that the rules know. */
import { formulaNames } from '../../web/src/features/rules-editor/model/formula-names';
import { referencesOf } from '../../web/src/features/rules-editor/model/references';
import { findDynastyEdition, findEdition } from '../../src/rulesets';
import { dynastyVictoryNames } from '../../src/rulesets/dynasty/expression-names';
import { victoryNames } from '../../src/rulesets/round/victory-names';
import { HONOUR, MARK, MOTTO, OATH, POT } from '../support/custom-mechanics';

const trackedValues = [HONOUR, MOTTO, OATH, POT, MARK];
const ROUND = { ...findEdition('round-10/2021-08-24')!, trackedValues };
const DYNASTY = { ...findDynastyEdition('giolitti')!, trackedValues };

it.each([
  ['a round', ROUND, victoryNames(ROUND)],
  ['a dynasty', DYNASTY, dynastyVictoryNames(DYNASTY)],
])('in a condition of victory of %s', (_, document, names) => {
  const known = referencesOf(document, 'pegs');
  const offered = formulaNames('VICTORY', known, {}).map(({ value }) => value);
  expect([...offered].sort()).toEqual([...names.keys()].sort());
});
