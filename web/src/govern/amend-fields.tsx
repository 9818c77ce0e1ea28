import { useState } from 'react';
import { EntriesFields } from '../drafting/entries-fields';
import type { Problem } from '../drafting/problems';
import { TextArea } from '../kit/text-area';
import { say } from '../words/words';
import { FormulaFields } from './formula-fields';
import { RuleFields } from './rule-fields';
import type { Amending } from './use-amending';

type AmendFieldsProps = {
  readonly season: string | null;
  readonly amending: Amending;
  /** What the server said is wrong when it was asked last. */
  readonly problems: readonly Problem[];
  /** Whether what was typed as JSON was sent, and is none. */
  readonly bad: boolean;
};

/** The ways to change the rules: by sentences, by a formula, and as JSON for what these cannot say. */
export function AmendFields({ season, amending, problems, bad }: AmendFieldsProps) {
  const { entries, rules, formula, setFormula, text, setText } = amending;
  const [wasTyped] = useState(text !== '');
  return (
    <>
      <EntriesFields entries={entries} problems={problems} />
      <RuleFields season={season} rules={rules} />
      <FormulaFields draft={formula} onChange={setFormula} />
      <details className="formula" open={wasTyped}>
        <summary>{say('govern.json')}</summary>
        <TextArea
          label={say('govern.patch')}
          hint={bad ? say('govern.patchBad') : say('govern.patchHint')}
          rows={3}
          value={text}
          onChange={setText}
        />
      </details>
    </>
  );
}
