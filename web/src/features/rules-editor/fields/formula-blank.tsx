import { useRef } from 'react';
import { parseFormula } from '../../../platform/formula/parse-formula';
import { Button } from '../../../ui/form/button';
import { t } from '../../../platform/i18n/translate';
import type { References } from '../model/references';
import { formulaNames } from '../model/formula-names';
import { say } from '../model/sentence';
import type { Slot } from '../model/sentence';
import { formulaWords } from '../../../platform/formula/formula-words';
import type { FormValues } from '../model/form-values';
import type { AriaErrors } from './slot-props';

type FormulaBlankProps = {
  readonly slot: Extract<Slot, { kind: 'formula' }>;
  readonly label: string;
  readonly about: AriaErrors;
  readonly text: string;
  readonly known: References;
  readonly root: FormValues;
  readonly put: (text: string) => void;
};

const LONGEST = 500;

/** A formula as text, parsed during typing. Buttons insert the names it can use. */
export function FormulaBlank(props: FormulaBlankProps) {
  const { slot, label, about, text, known, root, put } = props;
  const field = useRef<HTMLInputElement>(null);
  const names = formulaNames(slot.names, known, root);
  const read = parseFormula(text);
  const words = read.ok ? formulaWords(text, known.titles) : text;
  const hint = slot.hint === undefined ? '' : say(slot.hint);
  const insert = (name: string): void => {
    const { current } = field;
    const from = current?.selectionStart ?? text.length;
    const to = current?.selectionEnd ?? text.length;
    put(spaced(text.slice(0, from), name, text.slice(to)));
    current?.focus();
  };
  return (
    <span className="draft-formula">
      <input
        ref={field}
        className="blank"
        aria-label={label}
        size={Math.min(60, Math.max(8, (text === '' ? hint : text).length) + 1)}
        maxLength={LONGEST}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        placeholder={hint}
        value={text}
        onChange={({ target }) => put(target.value)}
        {...about}
        {...(text.trim() !== '' && !read.ok && { 'aria-invalid': true })}
      />
      <details className="draft-names">
        <summary>
          <span aria-hidden="true">ƒ</span>
          <span className="unseen">{t('draft.names', { label })}</span>
        </summary>
        <span className="draft-many">
          {names.map(({ value, name }) => (
            <Button key={value} look="plain" title={value} onClick={() => insert(value)}>
              {name}
            </Button>
          ))}
        </span>
        <span className="quiet small">{t('draft.signs')}</span>
      </details>
      {words !== text && <span className="quiet small">{words}</span>}
      {text.trim() !== '' && !read.ok && (
        <span className="draft-problem outcome" role="status">
          {t('formula.wrong', { message: read.message, place: read.at + 1 })}
        </span>
      )}
    </span>
  );
}

/** Adds spaces around a name where the text beside it has none. */
function spaced(before: string, name: string, after: string): string {
  const left = before === '' || /[\s(]$/.test(before) ? before : `${before} `;
  const right = after === '' || /^[\s),]/.test(after) ? after : ` ${after}`;
  return `${left}${name}${right}`;
}
