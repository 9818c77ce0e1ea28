import { useEffect, useRef } from 'react';
import { Deadline } from '../../ui/deadline';
import { t } from '../../platform/i18n/translate';
import type { Entry, Group } from './entries';

type PaletteResultsProps = {
  readonly id: string;
  readonly groups: readonly Group[];
  /** The index, over all groups, of the entry for the Enter key. */
  readonly active: number;
  readonly onActive: (at: number) => void;
  readonly onPick: (entry: Entry) => void;
};

/** The results by group. The focus stays in the search field. */
export function PaletteResults({ id, groups, active, onActive, onPick }: PaletteResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, groups]);
  const begins = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { entries }) => sum + entries.length, 0),
  );
  return (
    <div ref={list} id={id} className="palette" role="listbox" aria-label={t('palette.title')}>
      {groups.map(({ name, entries }, of) => (
        <div key={name} role="group" aria-labelledby={`${id}-of-${of}`}>
          <p id={`${id}-of-${of}`} className="palette-group">
            {name}
          </p>
          {entries.map((entry, nth) => {
            const at = (begins[of] ?? 0) + nth;
            return (
              // The search field has the focus and handles the keys.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={entry.id}
                id={`${id}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                aria-disabled={entry.why !== undefined}
                className="palette-entry"
                onPointerMove={() => {
                  if (at !== active) onActive(at);
                }}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onPick(entry)}
              >
                <Line {...entry} />
              </div>
            );
          })}
        </div>
      ))}
      {groups.length === 0 && <p className="quiet">{t('palette.none')}</p>}
    </div>
  );
}

function Line({ text, note, until = null, why, from = null }: Entry) {
  return (
    <>
      <span>{text}</span>
      {note !== undefined && <span className="quiet small">{note}</span>}
      {until !== null && (
        <span className="due small">
          <Deadline at={until} what={t('waits.until')} />
        </span>
      )}
      {why !== undefined && (
        <span className="palette-why quiet small">
          {why} {from !== null && <Deadline at={from} what={t('waits.from')} />}
        </span>
      )}
    </>
  );
}
