import { useRef, useState } from 'react';
import { Select } from '../../ui/form/select';
import { Button } from '../../ui/form/button';
import { LoadFailed } from '../../ui/list/load-failed';
import { t } from '../../platform/i18n/translate';
import { EntryCard } from './entry-card';
import type { RuleEntry } from './entry-draft';
import { listOf } from './shapes/rule-lists';
import type { ListName } from './shapes/rule-lists';
import type { Problem } from './model/problems';
import type { Entries } from './use-entries';
import './rules-editor.css';

type EntriesFieldsProps = {
  readonly entries: Entries;
  /** The problems in the server's last answer. */
  readonly problems: readonly Problem[];
};

/** The lists of the rules, such as values, actions and offices; each draft entry is a sentence. */
export function EntriesFields({ entries, problems }: EntriesFieldsProps) {
  const { drafts, known, wasTyped, retry } = entries;
  const [fresh, setFresh] = useState<number | null>(null);
  const seek = useRef<HTMLDivElement>(null);
  const drop = (id: string): void => {
    entries.drop(id);
    seek.current?.querySelector<HTMLElement>('button')?.focus();
  };
  return (
    <details
      className="formula"
      open={wasTyped}
      onToggle={({ currentTarget }) => entries.setOpen(currentTarget.open)}
    >
      <summary>{t('draft.title.all')}</summary>
      <div className="draft-entries">
        {retry !== null && <LoadFailed onRetry={retry} />}
        {known !== null &&
          drafts.map((draft, at) => (
            <EntryCard
              key={draft.id}
              draft={draft}
              known={known}
              place={entries.places.get(draft.id) ?? ''}
              problems={problems}
              isLost={entries.lost.has(draft.id)}
              isFresh={at === fresh}
              onChange={(typed) => entries.put(draft.id, typed)}
              onDrop={() => drop(draft.id)}
            />
          ))}
        {known !== null && (
          <div ref={seek} className="draft-offers">
            <Offers
              lists={entries.lists}
              onAdd={(list) => {
                setFresh(drafts.length);
                entries.add(list);
              }}
            />
            <Present
              standing={entries.standing.filter(
                ({ list, code }) => !drafts.some((each) => each.list === list && each.was === code),
              )}
              onChange={(standing, gone) => {
                setFresh(drafts.length);
                entries.change(standing, gone);
              }}
            />
          </div>
        )}
      </div>
    </details>
  );
}

type OffersProps = {
  /** The lists that these rules can have. */
  readonly lists: readonly ListName[];
  readonly onAdd: (list: ListName) => void;
};

/** The kinds of entry to add; the kinds that players invent in any game come first. */
function Offers({ lists, onAdd }: OffersProps) {
  return (
    <ul className="draft-new" aria-label={t('draft.new')}>
      {lists.map((name) => {
        const { about } = listOf(name);
        return (
          <li key={name} data-own={about !== undefined}>
            <Button onClick={() => onAdd(name)}>
              <span>
                <b>{t(`draft.new.${name}`)}</b>
                {about !== undefined && <span className="quiet small">{t(about)}</span>}
              </span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

type PresentProps = {
  readonly standing: readonly RuleEntry[];
  readonly onChange: (standing: RuleEntry, gone: boolean) => void;
};

/** A choice of an existing entry to change or remove. */
function Present({ standing, onChange }: PresentProps) {
  const [chosen, setChosen] = useState('');
  const keyOf = ({ list, code }: RuleEntry): string => `${list} ${code}`;
  const found = standing.find((each) => keyOf(each) === chosen) ?? standing[0];
  if (found === undefined) return null;
  return (
    <div className="line-up" role="group" aria-label={t('draft.present')}>
      <span>{t('draft.present')}</span>
      <Select
        label={t('draft.which')}
        value={keyOf(found)}
        of={standing.map((each) => ({
          value: keyOf(each),
          name: t('draft.one', { kind: t(`draft.kind.${each.list}`), title: each.title }),
        }))}
        onChange={setChosen}
      />
      <Button onClick={() => onChange(found, false)}>{t('draft.change')}</Button>
      <Button look="quiet" onClick={() => onChange(found, true)}>
        {t('draft.takeOut')}
      </Button>
    </div>
  );
}
