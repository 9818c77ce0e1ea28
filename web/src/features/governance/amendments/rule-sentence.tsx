import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/form/button';
import { Select } from '../../../ui/form/select';
import { printValue } from '../../../ui/print-value';
import { t } from '../../../platform/i18n/translate';
import type { HeldDraft } from './rule-draft';
import { PresentWording } from './present-wording';
import '../contract-terms.css';

type RuleSentenceProps = {
  /** The season with the rules' wording; null while a season is being created. */
  readonly season: string | null;
  readonly draft: HeldDraft;
  /** True if the user has just chosen the value. */
  readonly isFresh: boolean;
  /** True to show the rules' present wording without a press. */
  readonly toldAtOnce: boolean;
  readonly onChange: (to: string) => void;
  readonly onDrop: () => void;
};

/** A value's name, its present content, the rules' wording, and its new content. */
export function RuleSentence(props: RuleSentenceProps) {
  const { season, draft, isFresh, toldAtOnce, onChange, onDrop } = props;
  const { path, words, now, to, was } = draft;
  const [told, setTold] = useState(toldAtOnce);
  const [asks] = useState(!toldAtOnce);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFresh) group.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [isFresh]);
  const said = told && season !== null && <PresentWording season={season} path={path} now={now} />;
  return (
    <div className="rule-sentence" role="group" aria-label={words} ref={group}>
      <div className="sentence">
        <strong>{words}</strong> {t('rule.is', { now: printValue(now) })} {t('rule.becomes')}
        {typeof now === 'boolean' ? (
          <Select
            label={t('rule.to', { words })}
            value={to}
            of={[
              { value: 'yes', name: t('values.yes') },
              { value: 'no', name: t('values.no') },
            ]}
            onChange={onChange}
          />
        ) : (
          <input
            className="field-input rule-number"
            aria-label={t('rule.to', { words })}
            inputMode="numeric"
            value={to}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
        <Button look="quiet" aria-label={t('rule.drop', { words })} onClick={onDrop}>
          ×
        </Button>
      </div>
      {was !== null && (
        <p className="outcome" role="status">
          {t('rule.changed', { was: printValue(was), now: printValue(now) })}
        </p>
      )}
      {asks && season !== null ? (
        <details onToggle={({ currentTarget }) => setTold(currentTarget.open)}>
          <summary>{t('rule.said')}</summary>
          {said}
        </details>
      ) : (
        said
      )}
    </div>
  );
}
