import { say } from '../../../platform/i18n/words';
import type { PlainWord } from '../../../platform/i18n/words';
import { said } from '../shape';
import type { Named } from '../named';
import type { Line } from '../shape';

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
