import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { Button } from '../../../ui/form/button';
import { Disclosure } from '../../../ui/disclosure';
import { learnSeasonAddress } from '../../../platform/learn-address';
import { Share } from '../../share';
import { startTour } from '../../tour';
import { printList } from '../../../platform/i18n/print-list';
import { t } from '../../../platform/i18n/translate';
import { Hosts } from './hosts';
import { PauseNotice } from './pause-notice';
import { printWinners } from './print-winners';
import '../season.css';

const HEAD = graphql(`
  fragment SeasonHead on Season {
    id
    name
    kind
    status
    rehearsal
    tempo
    ruleset {
      id
      edition
    }
    hosting {
      hosts {
        id
        displayName
        bot
      }
    }
    winner {
      id
      name
    }
    ... on Round {
      winners {
        id
        name
      }
    }
    ...Paused
    ...Share
  }
`);

type SeasonHeadProps = {
  readonly season: FragmentType<typeof HEAD>;
  /** True to leave out all controls. */
  readonly alone?: boolean;
  /** The season's state. */
  readonly children?: ReactNode;
};

/** The season's name and kind, at the top of all its pages. */
export function SeasonHead({ season, alone = false, children }: SeasonHeadProps) {
  const head = unmask(HEAD, season);
  const { name, status, rehearsal, hosting, winner } = head;
  const won = printWinners(winner, 'winners' in head ? head.winners : []);
  const hosts = printList(hosting.hosts.map(({ displayName }) => displayName));
  return (
    <header className="season-head">
      <h1>{name}</h1>
      <div className="season-head-about">
        {children}
        {status === 'SETUP' && <span>{t('season.setup')}</span>}
        {status === 'ENDED' && won === null && <span>{t('season.ended')}</span>}
        <PauseNotice season={head} />
        {alone && rehearsal && <span>{t('lobby.rehearsal')}</span>}
        {alone && <span className="quiet">{t('lobby.host', { host: hosts })}</span>}
        {!alone && <Share season={head} />}
        {!alone && (
          <Disclosure label={t('season.more')}>
            {rehearsal && <span className="season-head-kind">{t('lobby.rehearsal')}</span>}
            <Hosts season={head.id} names={hosts} />
            <Link href={learnSeasonAddress(head.kind, head.ruleset.edition, head.id)}>
              {t('learn.link')}
            </Link>
            <Button look="quiet" onClick={() => startTour(head.kind, head.id)}>
              {t('tour.start')}
            </Button>
          </Disclosure>
        )}
      </div>
      {won !== null && <p className="season-head-won">{won}</p>}
    </header>
  );
}
