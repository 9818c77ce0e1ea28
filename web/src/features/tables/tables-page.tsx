import { graphql } from '../../generated/gql';
import { LiveRound, SeasonFrame } from '../governance';
import { isOffered } from '../../platform/is-offered';
import { OwnDice } from '../season';
import { t } from '../../platform/i18n/translate';
import { Slots } from './slots';
import { Wars } from './wars';
import './tables.css';

const TABLES = graphql(`
  query TablesPage($season: ID!) {
    season(id: $season) {
      __typename
      id
      ...SeasonFrame
      viewer {
        id
        player {
          id
          nextClientSeedSha256
        }
        options {
          mutation
          anchor
          needs
          input
          facts
        }
      }
      ... on Round {
        ...Slots
        ...Wars
      }
    }
  }
`);

/** The casino's side tables: the slot machine and war. */
export function TablesPage({ season: id }: { readonly season: string }) {
  return (
    <LiveRound season={id} query={TABLES}>
      {(season) => {
        const options = season.viewer?.options ?? [];
        return (
          <SeasonFrame season={season} title={t('tables.title')}>
            <Slots round={season} options={options} />
            <Wars round={season} options={options} />
            {isOffered(options, 'setClientSeed') && (
              <OwnDice
                season={id}
                fixed={typeof season.viewer?.player?.nextClientSeedSha256 === 'string'}
                text={t('tables.fixText')}
                done={t('tables.fixed')}
              />
            )}
          </SeasonFrame>
        );
      }}
    </LiveRound>
  );
}
