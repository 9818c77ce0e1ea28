import { Link } from 'wouter';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { Deadline } from '../../ui/deadline';
import { printWinners } from '../season';
import { SeasonClock } from '../../ui/season-clock';
import { t } from '../../platform/i18n/translate';
import { Medallion } from './medallion';

const SEASON = graphql(`
  fragment SeasonCard on Season {
    __typename
    id
    name
    description
    watching
    kind
    status
    phase
    rehearsal
    nextDeadline
    startsAt
    host {
      id
      displayName
    }
    winner {
      id
      name
    }
    players(first: 100) {
      totalCount
    }
    ...SeasonClock
    ... on Round {
      week
      winners {
        id
        name
      }
      ruleset {
        id
        round {
          phases {
            phase
            name
          }
        }
      }
    }
  }
`);

const addressOf = (kind: string, id: string): string => `/${kind === 'DYNASTY' ? 'd' : 's'}/${id}`;

export function SeasonCard({ season }: { readonly season: FragmentType<typeof SEASON> }) {
  const shown = unmask(SEASON, season);
  const {
    id,
    name,
    description,
    watching,
    kind,
    status,
    phase,
    rehearsal,
    nextDeadline,
    players,
    host,
    winner,
  } = shown;
  const week = shown.__typename === 'Round' ? shown.week : null;
  const won = printWinners(winner, shown.__typename === 'Round' ? shown.winners : []);
  const phases = shown.__typename === 'Round' ? shown.ruleset.round?.phases : undefined;
  const phaseName = phases?.find((each) => each.phase === phase)?.name ?? phase;
  return (
    <article className="season-card" data-status={status}>
      <Medallion kind={kind} />
      <div>
        <h3>
          <Link href={addressOf(kind, id)}>{name}</Link>
        </h3>
        <p className="season-card-state">
          {week !== null && <span>{t('lobby.week', { week })}</span>}
          {phaseName !== null && <span>{phaseName}</span>}
          {status === 'SETUP' && <span>{t('season.setup')}</span>}
          {rehearsal && <span className="quiet">{t('lobby.rehearsal')}</span>}
        </p>
        {description !== null && <p className="season-card-about">{description}</p>}
        {won !== null && <p className="season-card-won">{won}</p>}
        {nextDeadline !== null && status === 'RUNNING' && (
          <p className="small">
            <SeasonClock season={shown}>
              <Deadline at={nextDeadline} what={t('round.next')} />
            </SeasonClock>
          </p>
        )}
        <p className="quiet small">
          {t('lobby.players', { count: players.totalCount })} ·{' '}
          {t('lobby.host', { host: host.displayName })}
          {watching > 0 && ` · ${t('lobby.watching', { count: watching })}`}
        </p>
      </div>
    </article>
  );
}
