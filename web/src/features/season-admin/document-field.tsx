import { titlesIn } from '../../platform/formula/formula-words';
import { useId, useState } from 'react';
import { getValueByPointer } from 'fast-json-patch';
import type { Problem } from '../rules-editor';
import { Patch, wordsOfPath } from '../governance';
import { useLists } from '../rules-editor';
import { LoadFailed } from '../../ui/list/load-failed';
import { FilePicker } from '../../ui/form/file-picker';
import { t } from '../../platform/i18n/translate';
import { positionOf } from './ruleset-document';
import type { WholeDocument } from './use-house-rules';

/** The maximum bytes of a file; the rules of a season take fewer. */
const MOST_BYTES = 500_000;

type DocumentFieldProps = {
  readonly whole: WholeDocument;
  /** The problems in the server's last answer. */
  readonly problems: readonly Problem[];
};

/** The complete rules, pasted or from a file, with their difference from the edition. */
export function DocumentField({ whole, problems }: DocumentFieldProps) {
  const { text, setText, read } = whole;
  const id = useId();
  const [isLong, setLong] = useState(false);
  const [wasTyped] = useState(text !== '');
  const take = async (file: File): Promise<void> => {
    setLong(file.size > MOST_BYTES);
    if (file.size <= MOST_BYTES) setText(await file.text());
  };
  return (
    <details className="formula" open={wasTyped}>
      <summary>{t('document.title')}</summary>
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {t('document.text')}
        </label>
        <textarea
          id={id}
          className="field-input document-text"
          rows={8}
          spellCheck={false}
          value={text}
          aria-invalid={read.is === 'wrong' || (read.is === 'read' && problems.length > 0)}
          aria-describedby={`${id}-about`}
          onChange={({ target }) => setText(target.value)}
        />
        <div id={`${id}-about`} className="field-about">
          <p className="quiet small">{t('document.hint')}</p>
          <Wrong whole={whole} problems={problems} />
        </div>
      </div>
      <div className="field">
        <FilePicker
          label={t('document.file')}
          accept=".json,application/json"
          onFile={(file) => void take(file)}
        />
        {isLong && (
          <p className="outcome" role="alert">
            {t('document.long')}
          </p>
        )}
      </div>
      <Differs whole={whole} />
    </details>
  );
}

/** The problems, with their places in the text. */
function Wrong({ whole: { text, read }, problems }: DocumentFieldProps) {
  if (read.is === 'none') return null;
  if (read.is === 'wrong') {
    return <p className="outcome">{t('document.at', { ...read.spot, what: t(read.why) })}</p>;
  }
  return problems.map((problem) => (
    <p key={`${problem.path} ${problem.message}`} className="outcome">
      {t('document.at', {
        ...positionOf(text, problem),
        what: [wordsOfPath(problem.path), t('draft.problem', problem)].filter(Boolean).join(': '),
      })}
    </p>
  ));
}

/** The difference from the edition, before it is sent. */
function Differs({ whole: { steps, edition, of, retry } }: Pick<DocumentFieldProps, 'whole'>) {
  const { all: lists } = useLists({ edition: of }, steps === null);
  if (retry !== null) return <LoadFailed onRetry={retry} />;
  if (steps === null) return null;
  return (
    <section className="stack" aria-label={t('document.differs')}>
      <p>
        {steps.length === 0 ? t('document.same') : t('document.steps', { count: steps.length })}
      </p>
      <Patch
        patch={steps}
        before={(path) => getValueByPointer(edition, path) as unknown}
        words={{ titles: titlesIn(edition), lists }}
      />
    </section>
  );
}
