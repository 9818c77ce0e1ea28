import { useRef, useState } from 'react';
import { Button } from '../../../ui/form/button';
import { LoadFailed } from '../../../ui/list/load-failed';
import { t } from '../../../platform/i18n/translate';
import { ruleDraft } from './rule-draft';
import { RuleSearch } from './rule-search';
import { RuleSentence } from './rule-sentence';
import type { RuleDrafts } from './use-rules';

/** The number of stored drafts whose present wording shows at once; each needs a query. */
const TOLD_AT_ONCE = 6;

type RuleFieldsProps = { readonly season: string | null; readonly rules: RuleDrafts };

/** The numbers and flags to change: a search, and then a sentence for each. */
export function RuleFields({ season, rules }: RuleFieldsProps) {
  const { held, gone, values, retry, wasTyped, setOpen } = rules;
  const seek = useRef<HTMLInputElement>(null);
  // The value just chosen, which takes the focus.
  const [fresh, setFresh] = useState<string | null>(null);
  const drop = (at: number): void => {
    rules.drop(at);
    seek.current?.focus();
  };
  const chosen = new Set(held.map(({ path }) => path));
  return (
    <details
      className="formula"
      open={wasTyped}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('rule.title')}</summary>
      {held.map((draft, place) => (
        <RuleSentence
          key={draft.path}
          season={season}
          draft={draft}
          isFresh={draft.path === fresh}
          toldAtOnce={place >= held.length - TOLD_AT_ONCE}
          onChange={(to) => {
            const { path, words, now } = draft;
            rules.put(draft.at, { path, words, now, to });
          }}
          onDrop={() => drop(draft.at)}
        />
      ))}
      {gone.map(({ at, words }) => (
        <p key={at} className="outcome" role="status">
          {t('rule.gone', { words })}{' '}
          <Button look="quiet" aria-label={t('rule.forget', { words })} onClick={() => drop(at)}>
            ×
          </Button>
        </p>
      ))}
      {retry !== null && <LoadFailed onRetry={retry} />}
      {values !== null && (
        <RuleSearch
          field={seek}
          values={values.filter(({ path }) => !chosen.has(path))}
          onChoose={(value) => {
            rules.add(ruleDraft(value));
            setFresh(value.path);
          }}
        />
      )}
    </details>
  );
}
