import { useDeferredValue, useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { DialogFrame } from '../../ui/dialog/dialog-frame';
import { SeasonClock } from '../../ui/season-clock';
import { t } from '../../platform/i18n/translate';
import { matching } from './entries';
import type { Entry } from './entries';
import { PaletteResults } from './palette-results';
import { useGroups } from './use-groups';
import type { PaletteSeason } from './use-groups';
import './palette.css';

type PaletteProps = { readonly onClose: () => void; readonly onHelp: () => void };

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The command palette: a combobox over all pages and actions. */
export function Palette({ onClose, onHelp }: PaletteProps) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { groups, season } = useGroups(useDeferredValue(text.trim()), onHelp);
  const shown = matching(groups, text);
  const entries = shown.flatMap((group) => group.entries);
  const active = Math.min(at, entries.length - 1);
  const id = useId();
  const pick = (entry: Entry | undefined): void => {
    if (entry === undefined || entry.why !== undefined) return;
    onClose();
    entry.go();
  };
  const onKey = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) pick(entries[active]);
    else if (by === undefined || entries.length === 0) return;
    else setAt((active + by + entries.length) % entries.length);
    event.preventDefault();
  };
  return (
    <DialogFrame open onOpenChange={onClose} title={t('palette.title')}>
      <input
        type="text"
        className="field-input"
        role="combobox"
        aria-label={t('palette.field')}
        placeholder={t('palette.field')}
        aria-expanded={entries.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={entries.length === 0 ? undefined : `${id}-${active}`}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
        }}
        onKeyDown={onKey}
      />
      <OfSeason season={season}>
        <PaletteResults id={id} groups={shown} active={active} onActive={setAt} onPick={pick} />
      </OfSeason>
      <p className="unseen" role="status">
        {t('palette.found', { count: entries.length })}
      </p>
    </DialogFrame>
  );
}

type OfSeasonProps = { readonly season: PaletteSeason | null; readonly children: ReactNode };

/** In a rehearsal, deadlines follow the season's own clock. */
function OfSeason({ season, children }: OfSeasonProps) {
  return season === null ? children : <SeasonClock season={season}>{children}</SeasonClock>;
}
