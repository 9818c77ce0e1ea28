import { say } from '../../../platform/i18n/translate';
import type { PlainWord } from '../../../platform/i18n/translate';
import { said } from '../model/sentence';
import type { Named } from '../model/named-choice';
import type { Line } from '../model/sentence';

export const named = (value: string, word: PlainWord): Named => ({ value, name: say(word) });

/** The code of an entry, and the article it comes from. */
export const codeAndRule = (key: string): Line => [
  said('draft.code'),
  { kind: 'code', key, from: 'title', label: 'draft.codeLabel' },
  said('draft.rule'),
  {
    kind: 'choice',
    key: 'rule',
    label: 'draft.ruleLabel',
    empty: 'left out',
    of: ({ articles }) => [named('', 'draft.noRule'), ...articles],
  },
];
