import type { ReactNode } from 'react';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type { WeekLineFragment } from '../../../generated/graphql';
import { Deadline } from '../../../ui/deadline';
import { useNow } from '../../../platform/live/use-now';
import {
  printClock,
  printHouseMoment,
  printMoment,
  printWeekday,
  printWholeWeekday,
} from '../../../platform/i18n/format';
import { printList } from '../../../platform/i18n/print-list';
import { t } from '../../../platform/i18n/translate';
import './week.css';

const WEEK_LINE = graphql(`
  fragment WeekLine on Round {
    id
    status
    rehearsal
    week
    phase
    pausedSince
    now
    rulesTime
    tempo
    nextDeadline
    deadlines(first: 6) {
      key
      at
      text
    }
    startsAt
    auction {
      id
      procedure
      biddingClosesAt
      biddingOpensAt
      concludesAt
    }
    ruleset {
      id
      round {
        phases {
          phase
          name
          days
        }
      }
    }
  }
`);

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
/** The days from Sunday. */
const DAYS = [0, 1, 2, 3, 4, 5, 6];

type Phase = { readonly phase: string; readonly name: string; readonly days: readonly number[] };

type WeekLineProps = {
  readonly round: FragmentType<typeof WEEK_LINE>;
  /** Content after the text about the present. */
  readonly children?: ReactNode;
};

/** The week as a line: the days under their phases, and the present by the rules' clock. */
export function WeekLine({ round, children }: WeekLineProps) {
  const shown = unmask(WEEK_LINE, round);
  const { week, phase, tempo, ruleset } = shown;
  const phases = ruleset.round?.phases ?? [];
  const present = phases.find((each) => each.phase === phase);
  // At this tempo, the rules' time is UTC.
  const isUsual = tempo === DAY_MS / 1000;
  return (
    <section className="week" aria-label={t('round.weekLine')}>
      <div className="week-now">
        {week !== null && <b>{t('round.week', { week })}</b>}
        {present !== undefined && <span>{present.name}</span>}
        <Present round={shown} house={isUsual} />
        {isUsual && <DaysBegin />}
        {children}
      </div>
      <PhaseDays phases={phases} present={phase} />
      <Days phases={phases} present={phase} part={usePart(shown)} />
    </section>
  );
}

/** The days of the line, in the reader's time; nothing if they begin at the reader's midnight. */
function DaysBegin() {
  const now = useNow(60_000);
  const midnight = Math.floor(now / DAY_MS) * DAY_MS;
  if (printHouseMoment(midnight) === null) return null;
  return (
    <span className="quiet small">{t('round.daysBegin', { time: printClock(midnight) })}</span>
  );
}

type PresentProps = { readonly round: WeekLineFragment; readonly house: boolean };

/** What is due next, and what follows. */
function Present({ round, house }: PresentProps) {
  const { status, pausedSince, nextDeadline, startsAt, auction, deadlines } = round;
  if (status === 'SETUP') return <Deadline at={startsAt} what={t('round.begins')} house={house} />;
  if (status !== 'RUNNING') return null;
  if (pausedSince !== null) {
    const end = deadlines.find(({ key }) => key === 'resumption');
    return end === undefined ? null : (
      <Deadline at={end.at} what={end.text.replace(/\.$/, '')} house={house} />
    );
  }
  const { biddingClosesAt: closes, biddingOpensAt: opens } = auction;
  if (nextDeadline === null) return <Asleep opens={opens} house={house} />;
  if (closes !== null) {
    return (
      <>
        <Deadline at={closes} what={t('round.bidsClose')} house={house} />
        <AfterBidding auction={auction} />
      </>
    );
  }
  const cards = deadlines.find(({ key }) => key.startsWith('reveal-'));
  return (
    <>
      {cards !== undefined && <Deadline at={cards.at} what={t('round.cardsCome')} house={house} />}
      {opens !== null && <Deadline at={opens} what={t('round.bidsOpen')} house={house} />}
    </>
  );
}

/** A round without players. Its calendar goes on once somebody sits down. */
function Asleep({ opens, house }: { readonly opens: string | null; readonly house: boolean }) {
  return (
    <>
      <span>{t('season.asleep')}</span>
      {opens !== null && <Deadline at={opens} what={t('round.nextAuction')} house={house} />}
    </>
  );
}

/** What happens once bidding has closed. */
function AfterBidding({ auction }: Pick<WeekLineFragment, 'auction'>) {
  const now = useNow(60_000);
  const { procedure, concludesAt } = auction;
  if (procedure === 'OPEN') return <span className="quiet">{t('round.thenWon')}</span>;
  if (concludesAt === null) return null;
  const when = printMoment(Date.parse(concludesAt), now);
  return <span className="quiet">{t('round.thenRevealed', { when })}</span>;
}

type PhaseDaysProps = {
  readonly phases: readonly Phase[];
  readonly present: string | null;
};

/** The line in words, for screen readers. */
function PhaseDays({ phases, present }: PhaseDaysProps) {
  return (
    <ul className="unseen">
      {phases.map(({ phase, name, days }) => (
        <li key={phase} aria-current={phase === present ? 'step' : undefined}>
          {t('round.phaseDays', { phase: name, days: printList(days.map(printWholeWeekday)) })}
        </li>
      ))}
    </ul>
  );
}

type DaysProps = PhaseDaysProps & { readonly part: number | null };

function Days({ phases, present, part }: DaysProps) {
  const today = part === null ? null : Math.floor(part);
  return (
    <div className="week-line" aria-hidden="true">
      {stretchesOf(phases).map(({ phase, name, days, isLongest }) => (
        <div
          key={days[0]}
          className="week-phase"
          data-present={phase === present}
          data-days={days.length}
          data-rest={!isLongest}
        >
          <span className="week-phase-name">{name}</span>
          <span className="week-days">
            {days.map((day) => (
              <span key={day} data-today={day === today}>
                {printWeekday(day)}
              </span>
            ))}
          </span>
        </div>
      ))}
      {/* The position is an inline style, which the content security policy forbids in markup. */}
      {!import.meta.env.SSR && part !== null && (
        <span className="week-here" style={{ left: `${(part / WEEK_DAYS) * 100}%` }} />
      )}
    </div>
  );
}

/** A phase that runs over the week's end appears at both ends of the line. */
type PhaseRun = Phase & { readonly isLongest: boolean };

/** The week from Sunday, split into runs of days with the same phase. */
function stretchesOf(phases: readonly Phase[]): readonly PhaseRun[] {
  const stretches = DAYS.reduce<readonly Phase[]>((before, day) => {
    const phase = phases.find(({ days }) => days.includes(day));
    const last = before.at(-1);
    if (phase === undefined) return before;
    if (last?.phase !== phase.phase) return [...before, { ...phase, days: [day] }];
    return [...before.slice(0, -1), { ...last, days: [...last.days, day] }];
  }, []);
  return stretches.map((stretch) => ({
    ...stretch,
    isLongest: stretches.every(
      ({ phase, days }) => phase !== stretch.phase || days.length <= stretch.days.length,
    ),
  }));
}

type ClockFields = Pick<WeekLineFragment, 'status' | 'rehearsal' | 'now' | 'rulesTime' | 'tempo'>;

/** The rules' time at a moment. */
const rulesAt = ({ now, rulesTime, tempo }: Omit<ClockFields, 'status'>, at: number): number =>
  Date.parse(rulesTime) + (at - Date.parse(now)) * (DAY_MS / 1000 / tempo);

/** The day of the rules' week with a fraction: 3.5 is Wednesday noon. */
function usePart(times: ClockFields): number | null {
  const now = useNow();
  if (times.status !== 'RUNNING') return null;
  const asOf = Date.parse(times.now);
  const rulesNow = rulesAt(times, times.rehearsal ? asOf : Math.max(asOf, now));
  return (rulesNow / DAY_MS + 4) % WEEK_DAYS;
}
