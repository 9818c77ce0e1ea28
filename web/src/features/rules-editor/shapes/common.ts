import { t } from '../../../platform/i18n/translate';
import type { PlainWord } from '../../../platform/i18n/translate';
import { fixedText } from '../model/sentence';
import type { NamedChoice } from '../model/named-choice';
import type { Line } from '../model/sentence';

export const named = (value: string, word: PlainWord): NamedChoice => ({ value, name: t(word) });

/** An entry's code, and the article that it comes from. */
export const codeAndRule = (key: string): Line => [
  fixedText('draft.code'),
  { kind: 'code', key, from: 'title', label: 'draft.codeLabel' },
  fixedText('draft.rule'),
  {
    kind: 'choice',
    key: 'rule',
    label: 'draft.ruleLabel',
    empty: 'left out',
    of: ({ articles }) => [named('', 'draft.noRule'), ...articles],
  },
];
