import { Suspense, useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { lazyComponent } from '../../../platform/lazy-component';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import { Button } from '../../../ui/form/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { matchesWords } from '../../../ui/text-match';
import { SearchBox } from '../../../ui/form/search-box';
import { Checkbox } from '../../../ui/form/checkbox';
import { LOG_LINE, NEWEST, seqOf, useJournal, useOlderEvents } from '../../season';
import { printMoment } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';
import type { Citation } from './citation';

type MaskedLine = FragmentType<typeof LOG_LINE>;
const VirtualList = lazyComponent(
  async () => (await import('../../../ui/list/virtual-list')).VirtualList<MaskedLine>,
);

const CONTENTS = graphql(`
  query RulesContents($season: ID!) {
    season(id: $season) {
      id
      ruleset {
        id
        sections {
          anchor
          title
        }
      }
    }
  }
`);

/** The server's limit for each kind of citation. */
const MOST = 50;

type CitationPickerProps = {
  readonly season: string;
  readonly cited: Citation;
  readonly onChange: (cited: Citation) => void;
};

/** Picks a request's citations: lines of the log and sections of the rules. */
export function CitationPicker({ season, cited, onChange }: CitationPickerProps) {
  const { lines, sections } = cited;
  const [open, setOpen] = useState<'lines' | 'sections' | null>(null);
  const close = (isOpen: boolean): void => {
    if (!isOpen) setOpen(null);
  };
  const turnLine = (seq: number, text: string): void => {
    const others = lines.filter((each) => each.seq !== seq);
    const isIn = others.length < lines.length;
    if (isIn || lines.length < MOST) {
      onChange({ ...cited, lines: isIn ? others : [...others, { seq, text }] });
    }
  };
  const turnSection = (anchor: string, title: string): void => {
    const others = sections.filter((each) => each.anchor !== anchor);
    const isIn = others.length < sections.length;
    if (isIn || sections.length < MOST) {
      onChange({ ...cited, sections: isIn ? others : [...others, { anchor, title }] });
    }
  };
  return (
    <div className="cite" role="group" aria-label={t('cite.about')}>
      <span className="field-label">{t('cite.about')}</span>
      {lines.length + sections.length > 0 && (
        <ul className="cite-chosen">
          {sections.map(({ anchor, title }) => (
            <Chosen key={anchor} name={title} onDrop={() => turnSection(anchor, title)} />
          ))}
          {lines.map(({ seq, text }) => (
            <Chosen key={seq} name={text} onDrop={() => turnLine(seq, text)} />
          ))}
        </ul>
      )}
      <div className="row">
        <Button look="quiet" onClick={() => setOpen('lines')}>
          {t('cite.lines')}
        </Button>
        <Button look="quiet" onClick={() => setOpen('sections')}>
          {t('cite.sections')}
        </Button>
      </div>
      <Dialog open={open === 'lines'} onOpenChange={close} title={t('cite.lines')}>
        <Lines season={season} cited={cited} onTurn={turnLine} />
      </Dialog>
      <Dialog open={open === 'sections'} onOpenChange={close} title={t('cite.sections')}>
        <Sections season={season} cited={cited} onTurn={turnSection} />
      </Dialog>
    </div>
  );
}

type ChosenProps = { readonly name: string; readonly onDrop: () => void };

const Chosen = ({ name, onDrop }: ChosenProps) => (
  <li>
    <span>{name}</span>
    <Button look="quiet" aria-label={t('cite.drop', { name })} onClick={onDrop}>
      ×
    </Button>
  </li>
);

type LinesProps = {
  readonly season: string;
  readonly cited: Citation;
  readonly onTurn: (seq: number, text: string) => void;
};

/** The log, newest first, loaded by scrolling. */
function Lines({ season, cited, onTurn }: LinesProps) {
  const newest = useJournal(season, NEWEST);
  const last = newest?.at(-1);
  const older = useOlderEvents(season, last === undefined ? null : seqOf(last));
  const [sought, seek] = useState('');
  const events = useMemo(
    () =>
      [...(newest ?? []), ...older.events].filter((each) => {
        const { __typename, text } = unmask(LOG_LINE, each);
        return __typename !== 'HiddenEvent' && matchesWords(text, sought);
      }),
    [newest, older.events, sought],
  );
  return (
    <>
      <SearchBox label={t('season.logSearch')} value={sought} onChange={seek} />
      <div className="cite-log">
        {newest === null && <p className="quiet">{t('house.loading')}</p>}
        {newest !== null && events.length === 0 && <p className="quiet">{t('season.logNone')}</p>}
        <Suspense fallback={null}>
          <VirtualList
            items={events}
            keyOf={seqOf}
            estimate={48}
            label={t('season.log')}
            onEnd={older.isWhole ? null : older.ask}
          >
            {(event) => {
              const { seq, at, text } = unmask(LOG_LINE, event);
              return (
                <Checkbox
                  checked={cited.lines.some((each) => each.seq === seq)}
                  onChange={() => onTurn(seq, text)}
                >
                  {text} <span className="quiet small">{printMoment(Date.parse(at), 0)}</span>
                </Checkbox>
              );
            }}
          </VirtualList>
        </Suspense>
      </div>
    </>
  );
}

type SectionsProps = {
  readonly season: string;
  readonly cited: Citation;
  readonly onTurn: (anchor: string, title: string) => void;
};

/** The contents of the rules in force. */
function Sections({ season, cited, onTurn }: SectionsProps) {
  const [{ data }] = useQuery({ query: CONTENTS, variables: { season } });
  const [sought, seek] = useState('');
  const sections = data?.season?.ruleset.sections ?? null;
  return (
    <>
      <SearchBox label={t('cite.sectionSearch')} value={sought} onChange={seek} />
      {sections === null && <p className="quiet">{t('house.loading')}</p>}
      <ul className="cite-sections">
        {sections
          ?.filter(({ title }) => matchesWords(title, sought))
          .map(({ anchor, title }) => (
            <li key={anchor}>
              <Checkbox
                checked={cited.sections.some((each) => each.anchor === anchor)}
                onChange={() => onTurn(anchor, title)}
              >
                {title}
              </Checkbox>
            </li>
          ))}
      </ul>
    </>
  );
}
