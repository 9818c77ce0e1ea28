import { fixedText } from '../model/sentence';
import type { Line } from '../model/sentence';
import { at } from '../model/form-values';
import type { FormValues } from '../model/form-values';
import { named } from './common';

const EFFECT: readonly Line[] = [
  [
    {
      kind: 'choice',
      key: 'type',
      label: 'draft.whatHappens',
      of: () => [
        named('HAND', 'draft.mask.HAND'),
        named('SECOND_PLAY', 'draft.mask.SECOND_PLAY'),
        named('CLASS_POINTS', 'draft.mask.CLASS_POINTS'),
        named('ARCANA_HEFT', 'draft.mask.ARCANA_HEFT'),
        named('STARTING_SCORE', 'draft.mask.STARTING_SCORE'),
        named('ARCANA_GRAND_CANAL', 'draft.mask.ARCANA_GRAND_CANAL'),
        named('INACTIVE_TRICK', 'draft.mask.INACTIVE_TRICK'),
        named('REVEAL_MASK', 'draft.mask.REVEAL_MASK'),
        named('BETTING', 'draft.mask.BETTING'),
      ],
    },
    {
      ...{ kind: 'number', key: 'cards', label: 'draft.mask.cards' },
      when: at('type', 'HAND', 'SECOND_PLAY'),
    },
    fixedText('draft.mask.cards', at('type', 'HAND', 'SECOND_PLAY')),
    { kind: 'number', key: 'arcana', label: 'draft.mask.arcana', when: at('type', 'HAND') },
    fixedText('draft.mask.arcana', at('type', 'HAND')),
    {
      ...{ kind: 'choice', key: 'class', label: 'draft.mask.class' },
      of: ({ trickClasses }) => trickClasses,
      when: at('type', 'CLASS_POINTS'),
    },
    fixedText('draft.to', at('type', 'CLASS_POINTS', 'ARCANA_HEFT', 'STARTING_SCORE')),
    { kind: 'number', key: 'points', label: 'draft.mask.points', when: at('type', 'CLASS_POINTS') },
    { kind: 'number', key: 'heft', label: 'draft.mask.heft', when: at('type', 'ARCANA_HEFT') },
    { kind: 'number', key: 'score', label: 'draft.mask.score', when: at('type', 'STARTING_SCORE') },
    {
      ...{ kind: 'number', key: 'times', label: 'draft.times' },
      when: at('type', 'INACTIVE_TRICK', 'REVEAL_MASK'),
    },
    fixedText('draft.mask.times', at('type', 'INACTIVE_TRICK', 'REVEAL_MASK')),
    { kind: 'number', key: 'juice', label: 'draft.mask.juice', when: at('type', 'BETTING') },
    fixedText('draft.mask.perPeg', at('type', 'BETTING')),
    {
      kind: 'number',
      key: 'bettorsPerPeg',
      label: 'draft.mask.bettors',
      when: at('type', 'BETTING'),
    },
    fixedText('draft.mask.bettors', at('type', 'BETTING')),
    fixedText('draft.ifTrue'),
    {
      ...{ kind: 'formula', key: 'holds', label: 'draft.ifTrue', names: 'MASK' },
      ...{ hint: 'draft.always', empty: 'left out' },
    },
  ],
];

const NEW_EFFECT: FormValues = {
  ...{ type: 'STARTING_SCORE', score: '5', cards: '1', arcana: '0', points: '1', heft: '1' },
  ...{ times: '1', juice: '1', bettorsPerPeg: '2' },
};

/** The benefit of a mask for the player who starts a game with it. */
export const MASK: readonly Line[] = [
  [
    fixedText('draft.maskIs'),
    { kind: 'line', key: 'name', label: 'draft.title', longest: 60 },
    fixedText('draft.modaIs'),
    { kind: 'number', key: 'moda', label: 'draft.moda' },
  ],
  [
    fixedText('draft.maskDoes'),
    { kind: 'group', key: 'effect', label: 'draft.maskDoes', lines: EFFECT },
  ],
  [
    fixedText('draft.besides'),
    {
      ...{ kind: 'list', key: 'also', label: 'draft.besides', lines: EFFECT, empty: 'left out' },
      ...{ add: 'draft.addEffect', begins: NEW_EFFECT },
    },
  ],
  [fixedText('draft.code'), { kind: 'code', key: 'mask', from: 'name', label: 'draft.codeLabel' }],
];

export const NEW_MASK: FormValues = { moda: '1', effect: NEW_EFFECT };
