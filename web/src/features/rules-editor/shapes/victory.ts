import { fixedText } from '../model/sentence';
import type { Line } from '../model/sentence';
import { at } from '../model/form-values';
import type { FormValues } from '../model/form-values';
import { itemCount } from './action';
import { named } from './common';

const CONDITION: readonly Line[] = [
  [{ kind: 'formula', key: '', label: 'draft.ofWhomTrue', names: 'VICTORY' }],
];

/** Players' own victory conditions, in either game. */
export const VICTORY_CONDITIONS: readonly Line[] = [
  [
    fixedText('draft.winsWho'),
    {
      kind: 'choice',
      key: 'meet',
      label: 'draft.meet',
      of: () => [named('ANY', 'draft.ANY'), named('ALL', 'draft.ALL')],
    },
    {
      ...{ kind: 'list', key: 'conditions', label: 'draft.conditions', lines: CONDITION },
      ...{ bare: true, empty: 'list', add: 'draft.addCondition', begins: {} },
    },
  ],
  [
    fixedText('draft.ifSeveral'),
    {
      kind: 'choice',
      key: 'tie',
      label: 'draft.tie',
      of: ({ isRound }) => [
        isRound ? named('MOST_WEALTH', 'draft.MOST_WEALTH') : named('MOST_PEGS', 'draft.MOST_PEGS'),
        named('SHARED', 'draft.SHARED'),
        named('NOBODY', 'draft.NOBODY'),
      ],
    },
  ],
];

export const NEW_VICTORY_CONDITIONS: FormValues = { meet: 'ANY', tie: 'SHARED', conditions: [{}] };

/** The victory by pegs or Magistrelli in a dynasty. */
export const VICTORY: readonly Line[] = [
  [
    fixedText('draft.winsWho'),
    {
      kind: 'choice',
      key: 'type',
      label: 'draft.conditions',
      of: () => [
        named('PEGS', 'draft.PEGS'),
        named('MAGISTRELLI', 'draft.MAGISTRELLI'),
        named('PEGS_AHEAD', 'draft.PEGS_AHEAD'),
      ],
    },
    { kind: 'number', key: 'least', label: 'host.amount', when: at('type', 'PEGS', 'MAGISTRELLI') },
    { kind: 'number', key: 'by', label: 'host.amount', when: at('type', 'PEGS_AHEAD') },
  ],
];

export const NEW_VICTORY: FormValues = { type: 'PEGS', least: '20', by: '10' };

/** An exchange: the items given up and the items made. */
export const EXCHANGE: readonly Line[] = [
  [
    fixedText('draft.gives'),
    { kind: 'group', key: 'give', label: 'draft.gives', lines: itemCount },
    fixedText('draft.gets'),
    { kind: 'group', key: 'get', label: 'draft.gets', lines: itemCount },
  ],
  [fixedText('draft.code'), { kind: 'code', key: 'exchange', from: '', label: 'draft.codeLabel' }],
];

export const NEW_EXCHANGE: FormValues = { give: { quantity: '1' }, get: { quantity: '1' } };
