import { useId } from 'react';
import type { Ref } from 'react';
import { t } from '../../platform/i18n/translate';
import { FilePicker } from './file-picker';

/** Larger than any sealed text. */
const MOST_BYTES = 100_000;

type SealedTextFieldProps = {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly text: string;
  readonly matches: boolean;
  readonly onText: (text: string) => void;
};

/** A field for a sealed text that this browser lacks, and a check of its hash. */
export function SealedTextField({ ref, text, matches, onText }: SealedTextFieldProps) {
  const id = useId();
  return (
    <>
      <p>{t('seal.lost')}</p>
      <label className="field-label" htmlFor={id}>
        {t('seal.text')}
      </label>
      <textarea
        ref={ref}
        id={id}
        className="field-input"
        rows={4}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <FilePicker
        label={t('seal.openFile')}
        accept=".txt,text/plain"
        onFile={(file) => void file.slice(0, MOST_BYTES).text().then(onText)}
      />
      {text !== '' && (
        <p className={matches ? 'may' : 'outcome'} role="status">
          {t(matches ? 'seal.match' : 'seal.mismatch')}
        </p>
      )}
    </>
  );
}
