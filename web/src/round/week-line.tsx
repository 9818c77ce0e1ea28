import type { ReactNode } from 'react';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { Deadline } from '../kit/deadline';
import { useNow } from '../live/use-now';
import { say } from '../words/words';
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
    startsAt
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
/** From Sunday on. */
const DAYS = [0, 1, 2, 3, 4, 5, 6];
const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' });
/** 4 January 1970 was a Sunday. */
const dayName = (day: number): string => weekday.format((day + 3) * DAY_MS);

type Phase = { readonly phase: string; readonly name: string; readonly days: readonly number[] };

type WeekLineProps = {
  readonly round: FragmentType<typeof WEEK_LINE>;
  /** After what is told of the present. */
  readonly children?: ReactNode;
};

/** The week as a line: its days under their phases, and where we are by the rules' own clock. */
export function WeekLine({ round, children }: WeekLineProps) {
  const shown = unmask(WEEK_LINE, round);
  const { status, week, phase, asleep, nextDeadline, startsAt, ruleset } = shown;
  const phases = ruleset.round?.phases ?? [];
  const present = phases.find((each) => each.phase === phase);
  return (
    <section className="week" aria-label={say('round.weekLine')}>
      <div className="week-now">
        {week !== null && <b>{say('round.week', { week })}</b>}
        {present !== undefined && <span>{present.name}</span>}
        {status === 'SETUP' && <Deadline at={startsAt} what={say('round.begins')} />}
        {status === 'RUNNING' && nextDeadline !== null && (
          <Deadline at={nextDeadline} what={say('round.next')} />
        )}
        {asleep && <span className="quiet">{say('season.asleep')}</span>}
        {children}
      </div>
      <Days phases={phases} present={phase} part={usePart(shown)} />
    </section>
  );
}

type DaysProps = {
  readonly phases: readonly Phase[];
  readonly present: string | null;
  readonly part: number | null;
};

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
                {dayName(day)}
              </span>
            ))}
          </span>
        </div>
      ))}
      {/* Its place is a style, which the policy allows in no markup. */}
      {!import.meta.env.SSR && part !== null && (
        <span className="week-here" style={{ left: `${(part / WEEK_DAYS) * 100}%` }} />
      )}
    </div>
  );
}

/** A phase that goes over the end of the week stands at its beginning, too. */
type Stretch = Phase & { readonly isLongest: boolean };

/** The week from Sunday on, each stretch of days that belong to one phase by itself. */
function stretchesOf(phases: readonly Phase[]): readonly Stretch[] {
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

type Times = {
  readonly status: string;
  readonly rehearsal: boolean;
  readonly now: string;
  readonly rulesTime: string;
  readonly tempo: number;
};

/** The day of the rules' week, with the part of it that has gone: 3.5 is Wednesday noon. */
function usePart({ status, rehearsal, now: asOf, rulesTime, tempo }: Times): number | null {
  const now = useNow();
  if (status !== 'RUNNING') return null;
  const passed = rehearsal ? 0 : Math.max(0, now - Date.parse(asOf));
  const rulesNow = Date.parse(rulesTime) + passed * (DAY_MS / 1000 / tempo);
  return (rulesNow / DAY_MS + 4) % WEEK_DAYS;
}
