import { useRef, useState } from 'react';
import { Select } from '../../ui/form/select';
import { Button } from '../../ui/form/button';
import { LoadFailed } from '../../ui/list/load-failed';
import { t } from '../../platform/i18n/translate';
import { EntryCard } from './entry-card';
import type { RuleEntry } from './entry-draft';
import { kindName } from './shapes/rule-lists';
import type { ListName, Lists, RuleList } from './shapes/rule-lists';
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
              lists={entries.lists}
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
const NO_LIST: RuleList = { path: [], code: '', title: '', lines: [], begins: {} };

type OffersProps = {
  /** The lists that these rules can have. */
  readonly lists: readonly string[];
  readonly all: Lists;
  readonly onAdd: (list: string) => void;
};

/** The kinds of entry to add; the kinds that players invent in any game come first. */
function Offers({ lists, all, onAdd }: OffersProps) {
  const described = lists.filter((name) => all.get(name)?.name !== undefined);
  return (
    <>
      <ul className="draft-new" aria-label={t('draft.new')}>
        {lists
          .filter((name) => !described.includes(name))
          .map((name) => {
            const { about } = listOf(all, name);
            return (
              <li key={name} data-own={about !== undefined}>
                <Button onClick={() => onAdd(name)}>
                  <span>
                    <b>{t(`draft.new.${name as ListName}`)}</b>
                    {about !== undefined && <span className="quiet small">{t(about)}</span>}
                  </span>
                </Button>
              </li>
            );
          })}
      </ul>
      <OtherOffers all={all} lists={described} onAdd={onAdd} />
    </>
  );
}

/** A choice of a kind of entry that the server describes. */
function OtherOffers({ lists, all, onAdd }: OffersProps) {
  const [chosen, setChosen] = useState('');
  const found = lists.find((name) => name === chosen) ?? lists[0];
  if (found === undefined) return null;
  return (
    <div className="line-up" role="group" aria-label={t('draft.other')}>
      <span>{t('draft.other')}</span>
      <Select
        label={t('draft.otherKind')}
        value={found}
        of={lists.map((name) => ({
          value: name,
          name: `${kindName(name, listOf(all, name))} (${name.slice(1).replaceAll('/', ' › ')})`,
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
            kind: kindName(each.list, listOf(all, each.list)),
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
