import { useState } from 'react';
import { useDraft } from '../../../platform/api/draft';
import { formulaWords } from '../../../platform/formula/formula-words';
import type { Titles } from '../../../platform/formula/formula-words';
import { parseFormula } from '../../../platform/formula/parse-formula';
import { Field } from '../../../ui/form/field';
import { t } from '../../../platform/i18n/translate';

export type FormulaDraft = { readonly path: string; readonly text: string };

export const useFormulaDraft = (season: string | null, command = 'submitProposal') =>
  useDraft<FormulaDraft>(
    { season, command: `${command} formula` },
    { path: '/hands/ranking/formula', text: '' },
  );

/**
 * The patch step that puts a formula into the rules; none for an empty field, null for an invalid
 * formula.
 */
export function formulaSteps({ path, text }: FormulaDraft): readonly object[] | null {
  if (text.trim() === '') return [];
  const read = parseFormula(text);
  return read.ok ? [{ op: 'add', path, value: read.formula }] : null;
}

type FormulaFieldsProps = {
  readonly draft: FormulaDraft;
  readonly onChange: (draft: FormulaDraft) => void;
  /** The titles of the rules, to read the formula back. */
  readonly titles: Titles;
};

/** A formula as text, parsed during typing, with its place in the rules. */
export function FormulaFields({ draft, onChange, titles }: FormulaFieldsProps) {
  const { path, text } = draft;
  // Stays open after the text is deleted, so that the user can type again.
  const [wasTyped] = useState(text !== '');
  const read = parseFormula(text);
  const isWrong = text.trim() !== '' && !read.ok;
  return (
    <details className="formula" open={wasTyped}>
      <summary>{t('formula.title')}</summary>
      <Field
        label={t('formula.path')}
        value={path}
        onChange={(typed) => onChange({ ...draft, path: typed })}
      />
      <Field
        label={t('formula.text')}
        value={text}
        hint={
          isWrong
            ? t('formula.wrong', { message: read.message, place: read.at + 1 })
            : text.trim() === ''
              ? t('formula.hint')
              : formulaWords(text, titles)
        }
        onChange={(typed) => onChange({ ...draft, text: typed })}
      />
    </details>
  );
}
