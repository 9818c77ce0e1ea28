import { Link, useSearchParams } from 'wouter';
import { Failed } from '../../../ui/list/load-failed';
import { useNow } from '../../../platform/live/use-now';
import { printMoment } from '../../../platform/i18n/format';
import { Loading } from '../../../ui/loading';
import { say } from '../../../platform/i18n/translate';
import { SettlementPlay } from './settlement-player';
import { useSeat } from '../seat/seat';
import { useSettlement } from './use-settlement';
import { useWeeks } from './use-weeks';
import type { Week } from './use-weeks';
import '../../../ui/panel.css';

/** The last week's settlement, which starts to play by itself. */
export function LastSettlement() {
  const { season, week } = useSeat();
  const { weeks, again } = useWeeks(season, week);
  const [last = null] = weeks ?? [];
  return (
    <section aria-labelledby="settlement">
      <h2 id="settlement">{say('history.settlement')}</h2>
      {again !== null && <Failed onAgain={again} />}
      {last !== null && <Told season={season} week={last} atOnce />}
    </section>
  );
}

/** All settled weeks; the chosen one plays, and can be replayed. */
export function Settlements() {
  const { season, week: now } = useSeat();
  const { weeks, again } = useWeeks(season, now);
  const [search] = useSearchParams();
  const chosen = search.get('week');
  const shown = weeks?.find(({ week }) => String(week) === chosen) ?? weeks?.[0] ?? null;
  return (
    <section aria-labelledby="settlement">
      <h2 id="settlement">{say('history.settlement')}</h2>
      {again !== null && <Failed onAgain={again} />}
      {weeks === null && again === null && <Loading />}
      {weeks?.length === 0 && <p className="quiet">{say('history.noSettlement')}</p>}
      {weeks !== null && weeks.length > 1 && (
        <PastWeeks season={season} weeks={weeks} shown={shown} />
      )}
      {shown !== null && <Told key={shown.week} season={season} week={shown} />}
    </section>
  );
}

type PastWeeksProps = {
  readonly season: string;
  readonly weeks: readonly Week[];
  readonly shown: Week | null;
};

/** Each week has its own address. */
function PastWeeks({ season, weeks, shown }: PastWeeksProps) {
  const now = useNow(60_000);
  return (
    <nav aria-label={say('history.weeks')}>
      <ul className="weeks">
        {weeks.map(({ week, at }) => (
          <li key={week}>
            <Link
              href={`/s/${season}/history?week=${week}`}
              aria-current={week === shown?.week ? 'true' : undefined}
            >
              {say('history.week', { week })}
              <span className="quiet small figures"> {printMoment(Date.parse(at), now)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ToldProps = { readonly season: string; readonly week: Week; readonly atOnce?: boolean };

function Told({ season, week, atOnce = false }: ToldProps) {
  const { steps, again } = useSettlement(season, week);
  if (again !== null) return <Failed onAgain={again} />;
  if (steps === null) return <Loading />;
  if (steps.length === 0) return <p className="quiet">{say('history.nothing')}</p>;
  return (
    <>
      <SettlementPlay steps={steps} atOnce={atOnce} />
      <p className="line-up">
        <Link href={`/s/${season}/at/${week.to ?? steps.at(-1)?.seq ?? week.from}`}>
          {say('history.then')}
        </Link>
        <Link href={`/verify/${season}/${week.week}`}>{say('verify.link')}</Link>
      </p>
    </>
  );
}
