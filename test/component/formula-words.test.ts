/** Formulas are shown with the titles of the rules, not with codes. */
import { formulaWords, titlesIn } from '../../web/src/features/rules-editor/formula-words';
import { printLines } from '../../web/src/features/rules-editor/print-entry';
import { listAtPath } from '../../web/src/features/rules-editor/list-at-path';
import { formValuesOf } from '../../web/src/features/rules-editor/model/form-values-of';
import { DUEL, HONOUR, PRAISE } from '../support/custom-mechanics';

const TITLES = new Map([['PEGS_IN_THE_POT', 'Pegs in the pot']]);

it.each([
  ['value:PEGS_IN_THE_POT >= 5', 'Pegs in the pot >= 5'],
  ['item:GOLD_STAR + others.items.GOLD_STAR', 'Gold Star + Highest Gold Star of the others'],
  ['min(target.value:PEGS_IN_THE_POT, 3)', 'min(Pegs in the pot of the other, 3)'],
  ['votesFor > votesAgainst and players > 2', 'votes for it > votes against it and players > 2'],
  ['cards.NUMBERED * 2', 'its Numbered cards * 2'],
  ['ranks.NUMBERED + highest.NUMBERED', 'its Numbered ranks + its highest Numbered number'],
  ['suit.SWORDS > rank.KNIGHT', 'its cards of Swords > its cards of the rank Knight'],
  ['card.held = 1', 'number of this card held = 1'],
])('shows %s as %s', (formula, words) => {
  expect(formulaWords(formula, TITLES)).toBe(words);
});

it('knows the titles that an amendment itself declares', () => {
  const titles = titlesIn([{ op: 'add', path: '/additionalSecretActions', value: [DUEL] }]);
  expect(formulaWords('if(declared:HAND:ROCK, declared:STAKE, 0)', titles)).toBe(
    'if(Hand: Rock, Stake, 0)',
  );
});

it('shows the sentences of an entry with titles', () => {
  const { lines } = listAtPath('/actions/-')!;
  const honour = new Map([...titlesIn(HONOUR), ['HONOUR', 'Sense of honour']]);
  const printed = printLines(lines, formValuesOf(lines, PRAISE), honour).join(' ');
  expect(printed).toContain('Sense of honour of the other < 3');
  expect(printed).not.toMatch(/value:/);
});
