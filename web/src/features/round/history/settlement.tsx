import { useCallback, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { LoadFailed } from '../../../ui/list/load-failed';
import { useNow } from '../../../platform/live/use-now';
import { printMoment } from '../../../platform/i18n/format';
import { Button } from '../../../ui/form/button';
import { Loading } from '../../../ui/loading';
import { t } from '../../../platform/i18n/translate';
import { cue } from '../../../platform/sound/cue';
import { settlementCue } from '../../season';
import { isWonBy, SettlementPlayer } from './settlement-player';
import { useSeat } from '../seat/seat';
import { useSettlement } from './use-settlement';
import { useWeeks } from './use-weeks';
import type { Week } from './use-weeks';
import '../../../ui/panel.css';

type LastSettlementProps = {
  readonly onBegun: () => void;
  /** Called once the results have been told, or if they cannot be told. */
  readonly onTold: () => void;
  readonly onSeen: () => void;
};

/** The last week's settlement, which plays at once; nothing if it settled nothing. */
export function LastSettlement(props: LastSettlementProps) {
  const { season, week, over } = useSeat();
  const { weeks, retry } = useWeeks(season, week, over);
  if (retry !== null) return <Untold onTold={props.onTold} onRetry={retry} />;
  if (weeks === null) return null;
  const [last] = weeks;
  return last === undefined ? (
    <Untold onTold={props.onTold} />
  ) : (
    <SettlementOf season={season} week={last} {...props} />
  );
}

type UntoldProps = Pick<LastSettlementProps, 'onTold'> & { readonly onRetry?: () => void };

/** In place of a settlement that settled nothing or failed to load. */
function Untold({ onTold, onRetry }: UntoldProps) {
  useEffect(onTold);
  return onRetry === undefined ? null : <LoadFailed onRetry={onRetry} />;
}

/** Steps that concern no player's bid or hand. */
const FORMAL: readonly string[] = ['AuctionConcluded', 'WeekSettled', 'WorksRevalued'];

type SettlementOfProps = LastSettlementProps & { readonly season: string; readonly week: Week };

function SettlementOf({ season, week, onBegun, onTold, onSeen }: SettlementOfProps) {
  const { steps, retry } = useSettlement(season, week);
  const { me } = useSeat();
  const isWon = steps?.some((step) => isWonBy(step, me?.id ?? null)) === true;
  const told = useCallback((): void => {
    cue(isWon ? 'won' : 'chip', { of: settlementCue(season, week.week) });
    onTold();
  }, [isWon, season, week.week, onTold]);
  if (retry !== null) return <Untold onTold={onTold} onRetry={retry} />;
  if (steps === null) return null;
  if (steps.every(({ __typename }) => FORMAL.includes(__typename))) {
    return <Untold onTold={onTold} />;
  }
  return (
    <section className="news" aria-label={t('history.news')}>
      <h2>{t('history.settled', { week: week.week })}</h2>
      <SettlementPlayer steps={steps} atOnce isLatest onBegun={onBegun} onTold={told} />
      <Button look="quiet" onClick={onSeen}>
        {t('history.seen')}
      </Button>
    </section>
  );
}

/** All settled weeks. The chosen week plays, and can be replayed. */
export function Settlements() {
  const { season, week: now, over } = useSeat();
  const { weeks, retry } = useWeeks(season, now, over);
  const { chosen, shows } = useChosenWeek();
  const shown = weeks?.find(({ week }) => String(week) === chosen) ?? weeks?.[0] ?? null;
  return (
    <section aria-labelledby="settlement">
      <h2 id="settlement">{t('history.settlement')}</h2>
      {retry !== null && <LoadFailed onRetry={retry} />}
      {weeks === null && retry === null && <Loading />}
      {weeks?.length === 0 && <p className="quiet">{t('history.noSettlement')}</p>}
      {weeks !== null && weeks.length > 1 && (
        <PastWeeks season={season} weeks={weeks} shown={shown} />
      )}
      {shown !== null && (
        <WeekSettlement
          key={`${shown.week} ${shows}`}
          season={season}
          week={shown}
          isLatest={shown === weeks?.[0]}
          again={shows > 0}
        />
      )}
    </section>
  );
}

/**
 * The week in the address, and how often the address has asked to show it again. Such a request
 * leaves the address once it is taken, so that the same link can ask again.
 */
function useChosenWeek() {
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('week');
  const asks = search.has('again');
  const [last, setLast] = useState({ chosen, asks: false, shows: 0 });
  if (last.chosen !== chosen || last.asks !== asks) {
    const before = last.chosen === chosen ? last.shows : 0;
    setLast({ chosen, asks, shows: before + (asks ? 1 : 0) });
  }
  useEffect(() => {
    if (!asks) return;
    const kept = (params: URLSearchParams): URLSearchParams => {
      params.delete('again');
      return params;
    };
    setSearch(kept, { replace: true });
  }, [asks, setSearch]);
  return { chosen, shows: last.shows };
}

type PastWeeksProps = {
  readonly season: string;
  readonly weeks: readonly Week[];
  readonly shown: Week | null;
};

/** Links to all settled weeks; each has its own address. */
function PastWeeks({ season, weeks, shown }: PastWeeksProps) {
  const now = useNow(60_000);
  return (
    <nav aria-label={t('history.weeks')}>
      <ul className="weeks">
        {weeks.map(({ week, at }) => (
          <li key={week}>
            <Link
              href={`/s/${season}/history?week=${week}`}
              aria-current={week === shown?.week ? 'true' : undefined}
            >
              {t('history.week', { week })}
              <span className="quiet small figures"> {printMoment(Date.parse(at), now)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type WeekSettlementProps = {
  readonly season: string;
  readonly week: Week;
  readonly isLatest: boolean;
  /** True to show it again without a press. */
  readonly again: boolean;
};

function WeekSettlement({ season, week, isLatest, again }: WeekSettlementProps) {
  const { steps, retry } = useSettlement(season, week);
  if (retry !== null) return <LoadFailed onRetry={retry} />;
  if (steps === null) return <Loading />;
  if (steps.length === 0) return <p className="quiet">{t('history.nothing')}</p>;
  return (
    <>
      <SettlementPlayer steps={steps} atOnce={again} isLatest={isLatest} />
      <p className="line-up">
        <Link href={`/s/${season}/at/${week.to ?? steps.at(-1)?.seq ?? week.from}`}>
          {t('history.then')}
        </Link>
        <Link href={`/verify/${season}/${week.week}`}>{t('verify.link')}</Link>
      </p>
    </>
  );
}
