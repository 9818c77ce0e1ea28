import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { EntryLines, NOTHING_KNOWN } from '../../rules-editor';
import type { Line, FormValues } from '../../rules-editor';
import { Button } from '../../../ui/form/button';
import { t } from '../../../platform/i18n/translate';
import { clauseLines, newClause, newShare, shareLines } from './clause-shape';
import type { ClauseLists } from './clause-shape';
import { useClauseLists } from './use-clause-lists';
import '../../rules-editor/rules-editor.css';

/** The server's limit per contract. */
const MOST_CLAUSES = 30;
/** The server's limit of shares. */
const MOST_SHARES = 20;

type ClausesProps = {
  readonly season: string;
  /** The player ids of all parties, including those of a contract that is not yet offered. */
  readonly parties: readonly string[];
  readonly clauses: readonly FormValues[];
  readonly onChange: (clauses: readonly FormValues[]) => void;
};

/**
 * Edits the clauses of a contract that the house enforces. Each clause is a sentence with parts to
 * choose.
 */
export function Clauses({ season, parties, clauses, onChange }: ClausesProps) {
  const lists = useClauseLists(season, parties);
  if (lists === null) return null;
  return (
    <Sentences
      label={t('contracts.clauses')}
      lines={clauseLines(lists)}
      of={clauses}
      most={MOST_CLAUSES}
      nameOf={(number) => t('contracts.clause', { number })}
      onChange={onChange}
      add={t('contracts.addClause')}
      begin={() => newClause(lists)}
    />
  );
}

type SharesProps = {
  readonly people: ClauseLists['people'];
  /** The items for the shares. */
  readonly items: ClauseLists['items'];
  readonly shares: readonly FormValues[];
  readonly onChange: (shares: readonly FormValues[]) => void;
};

/** Edits the shares in which a contract's items are divided at its end. */
export function Shares({ people, items, shares, onChange }: SharesProps) {
  const lines = shareLines(people, items);
  return (
    <Sentences
      label={t('contracts.shares')}
      lines={lines}
      of={shares}
      most={MOST_SHARES}
      nameOf={(number) => t('contracts.shareNumber', { number })}
      onChange={onChange}
      add={t('contracts.addShare')}
      begin={() => newShare(lines)}
    />
  );
}

type SentencesProps = {
  readonly label: string;
  readonly lines: readonly Line[];
  readonly of: readonly FormValues[];
  readonly most: number;
  readonly nameOf: (number: number) => string;
  readonly onChange: (of: readonly FormValues[]) => void;
  readonly add: string;
  readonly begin: () => FormValues;
};

function Sentences({ label, lines, of, most, nameOf, onChange, add, begin }: SentencesProps) {
  const heading = useId();
  const adding = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isAdded = useRef(false);
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    list.current
      ?.querySelector<HTMLElement>('.draft-entry:last-of-type :is(input, select)')
      ?.focus();
  });
  return (
    <div className="stack" role="group" aria-labelledby={heading} ref={list}>
      <h3 id={heading} className="field-label">
        {label}
      </h3>
      {of.map((typed, at) => (
        <Sentence
          key={at}
          name={nameOf(at + 1)}
          onDrop={() => {
            onChange(of.filter((_, index) => index !== at));
            adding.current?.focus();
          }}
        >
          <EntryLines
            lines={lines}
            typed={typed}
            root={typed}
            known={NOTHING_KNOWN}
            place=""
            problems={[]}
            onChange={(next) => onChange(of.map((each, index) => (index === at ? next : each)))}
          />
        </Sentence>
      ))}
      {of.length < most && (
        <p>
          <Button
            ref={adding}
            onClick={() => {
              isAdded.current = true;
              onChange([...of, begin()]);
            }}
          >
            {add}
          </Button>
        </p>
      )}
    </div>
  );
}

type SentenceProps = {
  readonly name: string;
  readonly onDrop: () => void;
  readonly children: ReactNode;
};

const Sentence = ({ name, onDrop, children }: SentenceProps) => (
  <div className="draft-entry" role="group" aria-label={name}>
    <header>
      <span className="caps">{name}</span>
      <Button look="quiet" aria-label={t('draft.leave', { name })} onClick={onDrop}>
        ×
      </Button>
    </header>
    {children}
  </div>
);
