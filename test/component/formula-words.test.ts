/** Formulas are shown with the titles of the rules, not with codes. */
import { formulaWords, titlesIn } from '../../web/src/platform/formula/formula-words';
import { printLines } from '../../web/src/features/rules-editor/print-entry';
import { formValuesOf } from '../../web/src/features/rules-editor/model/form-values-of';
import { findEdition } from '../../src/rulesets';
import { listsOf } from './described-lists';
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

it('has the titles of cards, items, phases, offices and classes, by their kinds', () => {
  const titles = titlesIn({
    deck: {
      archetypes: [
        { archetype: 'COURT', name: 'Courtly', ranks: [{ rank: 'KNIGHT', name: 'Cavalier' }] },
      ],
      suits: [{ suit: 'SWORDS', name: 'Blades', archetype: 'COURT' }],
    },
    items: [{ item: 'KNIGHT', name: 'Knighthood', plural: 'Knighthoods' }],
    phases: [{ phase: 'AUCTION', name: 'The Sale' }],
    tricks: [{ trick: 'CAVALLO', name: 'Horse', class: 'PARTE' }],
    trickClasses: [{ class: 'PARTE', name: 'Part' }],
    offices: [{ office: 'HERALD', title: 'Crier' }],
  });
  expect(formulaWords('item:KNIGHT + rank.KNIGHT + suit.SWORDS + cards.COURT', titles)).toBe(
    'Knighthoods + its cards of the rank Cavalier + its cards of Blades + its Courtly cards',
  );
  expect(['AUCTION', 'PARTE', 'HERALD'].map((code) => titles.get(code))).toEqual([
    ...['The Sale', 'Part', 'Crier'],
  ]);
});

it('shows the sentences of an entry with titles', () => {
  const { lines } = listsOf(findEdition('round-10/2021-08-24')!).get('/actions')!;
  const honour = titlesIn({ ...HONOUR, title: 'Sense of honour' });
  const printed = printLines(lines, formValuesOf(lines, PRAISE), honour).join(' ');
  expect(printed).toContain('Sense of honour of the other < 3');
  expect(printed).not.toMatch(/value:/);
});
