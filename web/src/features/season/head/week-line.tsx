import type { ReactNode } from 'react';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type { WeekLineFragment } from '../../../generated/graphql';
import { Deadline } from '../../../ui/deadline';
import { useNow } from '../../../platform/live/use-now';
import { printWeekday, printWholeWeekday } from '../../../platform/i18n/format';
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
    asleep
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
      biddingClosesAt
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
  const { status, week, phase, asleep, nextDeadline, startsAt, tempo, ruleset } = shown;
  const phases = ruleset.round?.phases ?? [];
  const present = phases.find((each) => each.phase === phase);
  return (
    <section className="week" aria-label={t('round.weekLine')}>
      <div className="week-now">
        {week !== null && <b>{t('round.week', { week })}</b>}
        {present !== undefined && <span>{present.name}</span>}
        {status === 'SETUP' && <Deadline at={startsAt} what={t('round.begins')} />}
        {status === 'RUNNING' && nextDeadline !== null && (
          <Deadline {...nextOf(shown, phases, nextDeadline)} />
        )}
        {asleep && <span className="quiet">{t('season.asleep')}</span>}
        {tempo === DAY_MS / 1000 && <span className="quiet small">{t('round.daysUtc')}</span>}
        {children}
      </div>
      <PhaseDays phases={phases} present={phase} />
      <Days phases={phases} present={phase} part={usePart(shown)} />
    </section>
  );
}

type NextDeadline = { readonly at: string; readonly what: string };

/**
 * The next boundary: the close of bidding, or the start of a phase or week. Without one, the
 * calendar's first deadline, or `at` if the calendar is empty.
 */
function nextOf(shown: WeekLineFragment, phases: readonly Phase[], at: string): NextDeadline {
  const begins = boundariesAt(shown, phases, at);
  if (begins.length > 0) return { at, what: printList(begins) };
  const { at: then = at } = shown.deadlines[0] ?? {};
  const due = shown.deadlines.filter((each) => each.at === then);
  const what = printList(due.map(({ text }) => text.replace(/\.$/, '')));
  return { at: then, what: what === '' ? t('round.next') : what };
}

function boundariesAt(
  { week, auction, ...times }: WeekLineFragment,
  phases: readonly Phase[],
  at: string,
): readonly string[] {
  const rulesThen = rulesAt(times, Date.parse(at)) / DAY_MS;
  const day = (Math.round(rulesThen) + 4) % WEEK_DAYS;
  const isOf = (there: number) => phases.find(({ days }) => days.includes(there % WEEK_DAYS));
  const isMidnight = Math.abs(rulesThen - Math.round(rulesThen)) < 1e-6;
  const then = isOf(day);
  return [
    auction.biddingClosesAt === at && t('round.bidsClose'),
    isMidnight && day === 0 && t('round.weekBegins', { week: (week ?? 0) + 1 }),
    isMidnight &&
      then !== undefined &&
      then !== isOf(day + WEEK_DAYS - 1) &&
      t('round.phaseBegins', { phase: then.name }),
  ].filter((each) => each !== false);
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
