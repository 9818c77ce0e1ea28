import { useRef, useState } from 'react';
import { Select } from '../../ui/form/select';
import { Button } from '../../ui/form/button';
import { LoadFailed } from '../../ui/list/load-failed';
import { t } from '../../platform/i18n/translate';
import { EntryCard } from './entry-card';
import type { RuleEntry } from './entry-draft';
import type { Lists, RuleList } from './model/rule-list';
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
              rules={listOf(entries.all, draft.list)}
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
              all={entries.all}
              onAdd={(list) => {
                setFresh(drafts.length);
                entries.add(list);
              }}
            />
            <Present
              all={entries.all}
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

/** The drafts have only known lists. */
const listOf = (all: Lists, name: string): RuleList => all.get(name) ?? NO_LIST;
const NO_LIST: RuleList = {
  ...{ path: [], isSingle: false, startsList: false, code: '', title: '', name: '', about: '' },
  ...{ isSaid: false, lines: [], begins: {} },
};

type OffersProps = {
  readonly all: Lists;
  readonly onAdd: (list: string) => void;
};

/** The kinds of entry to add; those that read like a rule come first. */
function Offers({ all, onAdd }: OffersProps) {
  return (
    <>
      <ul className="draft-new" aria-label={t('draft.new')}>
        {[...all]
          .filter(([, { isSaid }]) => isSaid)
          .map(([place, { name, about }]) => (
            <li key={place}>
              <Button onClick={() => onAdd(place)}>
                <span>
                  <b>{name}</b>
                  <span className="quiet small">{about}</span>
                </span>
              </Button>
            </li>
          ))}
      </ul>
      <OtherOffers all={all} onAdd={onAdd} />
    </>
  );
}

/** A choice of another kind of entry. */
function OtherOffers({ all, onAdd }: OffersProps) {
  const [chosen, setChosen] = useState('');
  const others = [...all].filter(([, { isSaid }]) => !isSaid);
  const found = (others.find(([place]) => place === chosen) ?? others[0])?.[0];
  if (found === undefined) return null;
  return (
    <div className="line-up" role="group" aria-label={t('draft.other')}>
      <span>{t('draft.other')}</span>
      <Select
        label={t('draft.otherKind')}
        value={found}
        of={others.map(([value, { name }]) => ({
          value,
          name: `${name} (${value.slice(1).replaceAll('/', ' › ')})`,
        }))}
        onChange={setChosen}
      />
      <Button onClick={() => onAdd(found)}>{t('draft.addOther')}</Button>
      <a href="/docs/rules-language">{t('draft.language')}</a>
    </div>
  );
}

type PresentProps = {
  readonly all: Lists;
  readonly standing: readonly RuleEntry[];
  readonly onChange: (standing: RuleEntry, gone: boolean) => void;
};

/** A choice of an existing entry to change or remove. */
function Present({ all, standing, onChange }: PresentProps) {
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
          name: t('draft.one', {
            kind: listOf(all, each.list).name,
            title: each.title,
          }),
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
