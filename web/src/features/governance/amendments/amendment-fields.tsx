import { useState } from 'react';
import type { Titles } from '../../../platform/formula/formula-words';
import { EntriesFields } from '../../rules-editor';
import type { Problem } from '../../rules-editor';
import { TextArea } from '../../../ui/form/text-area';
import { t } from '../../../platform/i18n/translate';
import { FormulaFields } from './formula-fields';
import { RuleFields } from './rule-fields';
import type { Amending } from './use-amending';

const NO_TITLES: Titles = new Map();

type AmendFieldsProps = {
  readonly season: string | null;
  readonly amending: Amending;
  /** The problems in the server's last answer. */
  readonly problems: readonly Problem[];
  /** True if the user sent text that is not JSON. */
  readonly bad: boolean;
};

/** The ways to change the rules: sentences, formulas, and JSON for everything else. */
export function AmendFields({ season, amending, problems, bad }: AmendFieldsProps) {
  const { entries, rules, formula, setFormula, text, setText } = amending;
  const [wasTyped] = useState(text !== '');
  return (
    <>
      <EntriesFields entries={entries} problems={problems} />
      <RuleFields season={season} rules={rules} />
      <FormulaFields
        draft={formula}
        onChange={setFormula}
        titles={entries.known?.titles ?? NO_TITLES}
      />
      <details className="formula" open={wasTyped}>
        <summary>{t('govern.json')}</summary>
        <TextArea
          label={t('govern.patch')}
          hint={bad ? t('govern.patchBad') : t('govern.patchHint')}
          rows={3}
          value={text}
          onChange={setText}
        />
      </details>
    </>
  );
}
