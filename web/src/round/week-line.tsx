import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { Deadline } from '../kit/deadline';
import { useNow } from '../live/use-now';
import { say } from '../words/words';

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
const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' });
/** 4 January 1970 was a Sunday. */
const dayName = (day: number): string => weekday.format((day + 3) * DAY_MS);

type Phase = { readonly phase: string; readonly name: string; readonly days: readonly number[] };

/** The week as a line: its days under their phases, and where we are by the rules' own clock. */
export function WeekLine({ round }: { readonly round: FragmentType<typeof WEEK_LINE> }) {
  const shown = unmask(WEEK_LINE, round);
  const { status, week, phase, asleep, nextDeadline, startsAt, ruleset } = shown;
  const phases = ruleset.round?.phases ?? [];
  const present = phases.find((each) => each.phase === phase);
  return (
    <section className="week" aria-label={say('round.weekLine')}>
      <p className="week-now">
        {week !== null && <b>{say('round.week', { week })}</b>}
        {present !== undefined && <span>{present.name}</span>}
        {status === 'SETUP' && <Deadline at={startsAt} what={say('round.begins')} />}
        {status === 'RUNNING' && nextDeadline !== null && (
          <Deadline at={nextDeadline} what={say('round.next')} />
        )}
        {asleep && <span className="quiet">{say('season.asleep')}</span>}
      </p>
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
  const order = phases.flatMap(({ days }) => days);
  const here = part === null ? null : order.indexOf(Math.floor(part)) + (part % 1);
  return (
    <div className="week-line" aria-hidden="true">
      {phases.map(({ phase, name, days }) => (
        <div
          key={phase}
          className="week-phase"
          data-present={phase === present}
          data-days={days.length}
        >
          <span className="week-phase-name">{name}</span>
          <span className="week-days">
            {days.map((day) => (
              <span key={day}>{dayName(day)}</span>
            ))}
          </span>
        </div>
      ))}
      {/* Its place is a style, which the policy allows in no markup. */}
      {!import.meta.env.SSR && here !== null && here >= 0 && (
        <span className="week-here" style={{ left: `${(here / WEEK_DAYS) * 100}%` }} />
      )}
    </div>
  );
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
