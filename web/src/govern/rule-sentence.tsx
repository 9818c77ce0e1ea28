import { useEffect, useRef, useState } from 'react';
import { Button } from '../kit/button';
import { Choice } from '../kit/choice';
import { printValue } from '../values/print-value';
import { say } from '../words/words';
import type { HeldDraft } from './rule-draft';
import { SaidNow } from './said-now';
import '../round/contracts.css';

type RuleSentenceProps = {
  /** Whose rules say it now; null for a season that is being made. */
  readonly season: string | null;
  readonly draft: HeldDraft;
  /** Whether it was chosen just now. */
  readonly isFresh: boolean;
  /** Whether how the rules say it is told without being asked for. */
  readonly toldAtOnce: boolean;
  readonly onChange: (to: string) => void;
  readonly onDrop: () => void;
};

/** What it is called, what it is now, how the rules say it, and what it should be. */
export function RuleSentence(props: RuleSentenceProps) {
  const { season, draft, isFresh, toldAtOnce, onChange, onDrop } = props;
  const { path, words, now, to, was } = draft;
  const [told, setTold] = useState(toldAtOnce);
  const [asks] = useState(!toldAtOnce);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFresh) group.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [isFresh]);
  const said = told && season !== null && <SaidNow season={season} path={path} now={now} />;
  return (
    <div className="rule-sentence" role="group" aria-label={words} ref={group}>
      <div className="sentence">
        <strong>{words}</strong> {say('rule.is', { now: printValue(now) })} {say('rule.becomes')}
        {typeof now === 'boolean' ? (
          <Choice
            label={say('rule.to', { words })}
            value={to}
            of={[
              { value: 'yes', name: say('values.yes') },
              { value: 'no', name: say('values.no') },
            ]}
            onChange={onChange}
          />
        ) : (
          <input
            className="field-input rule-number"
            aria-label={say('rule.to', { words })}
            inputMode="numeric"
            value={to}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
        <Button look="quiet" aria-label={say('rule.drop', { words })} onClick={onDrop}>
          ×
        </Button>
      </div>
      {was !== null && (
        <p className="outcome" role="status">
          {say('rule.changed', { was: printValue(was), now: printValue(now) })}
        </p>
      )}
      {asks && season !== null ? (
        <details onToggle={({ currentTarget }) => setTold(currentTarget.open)}>
          <summary>{say('rule.said')}</summary>
          {said}
        </details>
      ) : (
        said
      )}
    </div>
  );
}
