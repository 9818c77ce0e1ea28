import { useRef } from 'react';
import { Button } from '../../../ui/form/button';
import { Checkbox } from '../../../ui/form/checkbox';
import { t } from '../../../platform/i18n/translate';
import { newEntry } from '../model/new-entry';
import { ProblemNotes } from './problem-notes';
import { SWITCH_KEY, isNone, say, valueKey } from '../model/sentence';
import type { Slot } from '../model/sentence';
import { groupAt, listAt } from '../model/form-values';
import type { SlotProps } from './slot-props';

type FieldOf<K extends Slot['kind']> = SlotProps & { readonly slot: Extract<Slot, { kind: K }> };

/** A group of sentences; a checkbox switches an optional group on. */
export function GroupField({ slot, typed, place, onPut, Lines, ...within }: FieldOf<'group'>) {
  const key = valueKey(slot);
  const group = groupAt(typed, key);
  const here = `${place}/${slot.key}`;
  const own = within.problems.filter(({ path }) => path === here);
  const ask = slot.ask;
  return (
    <div className="draft-group">
      {ask !== undefined && (
        <Checkbox
          checked={!isNone(slot, group)}
          onChange={(checked) => onPut(key, { ...group, [SWITCH_KEY]: checked ? 'yes' : 'no' })}
        >
          {say(ask)}
        </Checkbox>
      )}
      {(ask === undefined || !isNone(slot, group)) && (
        <Lines
          {...within}
          lines={slot.lines}
          typed={group}
          place={place === '' ? '' : here}
          onChange={(next) => onPut(key, next)}
        />
      )}
      <ProblemNotes problems={own} />
    </div>
  );
}

/** A list of groups. A new group takes the focus. */
export function ListField({ slot, typed, place, onPut, Lines, ...within }: FieldOf<'list'>) {
  const key = valueKey(slot);
  const entries = listAt(typed, key);
  const here = place === '' ? '' : `${place}/${slot.key}`;
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const put = (next: typeof entries): void => onPut(key, next);
  return (
    <div className="draft-list" role="group" aria-label={say(slot.label)}>
      <ul ref={list}>
        {entries.map((entry, at) => (
          <li key={at}>
            <Lines
              {...within}
              lines={slot.lines}
              typed={entry}
              place={placeOf(here, at)}
              onChange={(next) => put(entries.map((each, index) => (index === at ? next : each)))}
            />
            <Button
              look="quiet"
              aria-label={t('effect.drop')}
              onClick={() => {
                put(entries.filter((_, index) => index !== at));
                add.current?.focus();
              }}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
      <Button
        ref={add}
        look="quiet"
        onClick={() => {
          put([...entries, newEntry(slot.lines, slot.begins, within.known, within.root)]);
          // Waits until the new group is drawn.
          requestAnimationFrame(() =>
            list.current?.lastElementChild?.querySelector<HTMLElement>('input, select')?.focus(),
          );
        }}
      >
        {t(slot.add)}
      </Button>
      <ProblemNotes problems={within.problems.filter(({ path }) => path === here)} />
    </div>
  );
}

/** The JSON Pointer of a list's entry; empty if the list's own pointer is unknown. */
const placeOf = (here: string, at: number): string => (here === '' ? '' : `${here}/${at}`);
