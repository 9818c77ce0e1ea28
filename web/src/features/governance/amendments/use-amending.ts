import { useDraft } from '../../../platform/api/draft';
import { useEntries } from '../../rules-editor';
import type { Entries, RulesOf } from '../../rules-editor';
import { patchOf } from './amendment';
import type { Patched } from './amendment';
import { formulaSteps, useFormulaDraft } from './formula-fields';
import type { FormulaDraft } from './formula-fields';
import { useRules } from './use-rules';
import type { RuleDrafts } from './use-rules';

export type Amending = {
  readonly entries: Entries;
  readonly rules: RuleDrafts;
  readonly formula: FormulaDraft;
  readonly setFormula: (draft: FormulaDraft) => void;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly isJson: boolean;
  /** Null while a part is incomplete. */
  readonly patched: Patched | null;
  readonly clear: () => void;
};

/** A change of the rules composed for a command, by sentences or as JSON. */
export function useAmending(season: string | null, ruleset: RulesOf, command: string): Amending {
  const [text, setText, clearText] = useDraft({ season, command: `${command} patch` }, '');
  const [formula, setFormula, clearFormula] = useFormulaDraft(season, command);
  const rules = useRules(season, ruleset, command);
  const entries = useEntries(season, ruleset, command);
  const parts = [formulaSteps(formula), rules.steps, entries.steps];
  const steps = parts.flatMap((each) => each ?? []);
  const patched = patchOf(text, steps);
  return {
    ...{ entries, rules, formula, setFormula, text, setText },
    isJson: patched !== null,
    patched: parts.every((each) => each !== null) ? patched : null,
    clear: () =>
      [clearText, clearFormula, rules.clear, entries.clear].forEach((forget) => forget()),
  };
}
