import { useEffect, useRef } from 'react';
import { Button } from '../../ui/form/button';
import { say } from '../../platform/i18n/translate';
import { Lines } from './fields/entry-lines';
import type { EntryDraft } from './entry-draft';
import type { Known } from './model/references';
import { listOf } from './shapes/rule-lists';
import { ProblemNotes } from './fields/problem-notes';
import { problemsElsewhere } from './model/problems';
import type { Problem } from './model/problems';
import { textAt } from './model/form-values';
import type { Typed } from './model/form-values';

type EntryCardProps = {
  readonly draft: EntryDraft;
  readonly known: Known;
  /** A JSON Pointer to its place after the patch. */
  readonly place: string;
  readonly problems: readonly Problem[];
  readonly isLost: boolean;
  /** True if it was just added; it takes the focus. */
  readonly isFresh: boolean;
  readonly onChange: (typed: Typed) => void;
  readonly onDrop: () => void;
};

/** One entry, written like a rule: sentences with blanks. */
export function EntryCard(props: EntryCardProps) {
  const { draft, known, place, problems, isLost, isFresh, onChange, onDrop } = props;
  const { list, gone, typed, was } = draft;
  const { lines, title } = listOf(list);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFresh) group.current?.querySelector<HTMLElement>('input, select, button')?.focus();
  }, [isFresh]);
  const kind = say(`draft.kind.${list}`);
  const named = textAt(typed, title);
  const called = named === '' ? (was ?? '') : named;
  const name = called === '' ? kind : say('draft.one', { kind, title: called });
  return (
    <div className="draft-entry" data-gone={gone} role="group" aria-label={name} ref={group}>
      <header>
        <span className="caps">{kind}</span>
        <Button look="quiet" aria-label={say('draft.leave', { name })} onClick={onDrop}>
          ×
        </Button>
      </header>
      {isLost && (
        <p className="outcome" role="status">
          {say(gone ? 'draft.lostGone' : 'draft.lost')}
        </p>
      )}
      {gone ? (
        <p className="draft-line">{say('draft.goes', { title: called })}</p>
      ) : (
        <Lines
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
