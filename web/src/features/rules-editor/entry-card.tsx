import { useEffect, useRef } from 'react';
import { Button } from '../../ui/form/button';
import { t } from '../../platform/i18n/translate';
import { EntryLines } from './fields/entry-lines';
import type { EntryDraft } from './entry-draft';
import type { References } from './model/references';
import type { RuleList } from './model/rule-list';
import { ProblemNotes } from './fields/problem-notes';
import { problemsElsewhere } from './model/problems';
import type { Problem } from './model/problems';
import { textAt } from './model/form-values';
import type { FormValues } from './model/form-values';

type EntryCardProps = {
  readonly rules: RuleList;
  readonly draft: EntryDraft;
  readonly known: References;
  /** A JSON Pointer to the entry's place after the patch. */
  readonly place: string;
  readonly problems: readonly Problem[];
  readonly isLost: boolean;
  /** True if the user has just added the entry, which then takes the focus. */
  readonly isFresh: boolean;
  readonly onChange: (typed: FormValues) => void;
  readonly onDrop: () => void;
};

/** An entry written like a rule: sentences with blanks. */
export function EntryCard(props: EntryCardProps) {
  const { rules, draft, known, place, problems, isLost, isFresh, onChange, onDrop } = props;
  const { gone, typed, was } = draft;
  const { lines, title, name: kind } = rules;
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFresh) group.current?.querySelector<HTMLElement>('input, select, button')?.focus();
  }, [isFresh]);
  const named = textAt(typed, title);
  const called = named === '' ? (was ?? '') : named;
  const name = called === '' ? kind : t('draft.one', { kind, title: called });
  return (
    <div className="draft-entry" data-gone={gone} role="group" aria-label={name} ref={group}>
      <header>
        <span className="caps">{kind}</span>
        <Button look="quiet" aria-label={t('draft.leave', { name })} onClick={onDrop}>
          ×
        </Button>
      </header>
      {isLost && (
        <p className="outcome" role="status">
          {t(gone ? 'draft.lostGone' : 'draft.lost')}
        </p>
      )}
      {gone ? (
        <p className="draft-line">{t('draft.goes', { title: called })}</p>
      ) : (
        <EntryLines
          lines={lines}
          typed={typed}
          root={typed}
          known={known}
          place={place}
          problems={problems}
          onChange={onChange}
        />
      )}
      {!gone && place !== '' && (
        <ProblemNotes problems={problemsElsewhere(problems, lines, typed, place)} />
      )}
    </div>
  );
}
