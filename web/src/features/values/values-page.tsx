import { graphql } from '../../generated/gql';
import { LiveSeason, SeasonFrame } from '../governance';
import { t } from '../../platform/i18n/translate';
import { PlayerActions } from './player-actions';
import { PlayerValues } from './player-values';
import { SeasonValues } from './season-values';
import { SecretAttempts } from './secret-attempts';
import './values.css';

const VALUES = graphql(`
  query Values($season: ID!) {
    season(id: $season) {
      __typename
      id
      trackedValues {
        code
      }
      playerActions {
        code
      }
      additionalSecretActions {
        code
      }
      viewer {
        id
        player {
          id
        }
        options {
          mutation
          anchor
          input
          needs
        }
      }
      ...SeasonFrame
      ...PlayerActions
      ...PlayerValues
      ...SecretAttempts
      ...SeasonValues
    }
  }
`);

/** The values and actions of players' own rules. */
export function ValuesPage({ season: id }: { readonly season: string }) {
  return (
    <LiveSeason season={id} query={VALUES}>
      {(season) => {
        const options = season.viewer?.options ?? [];
        const own = season.viewer?.player?.id ?? null;
        const isBare = [
          season.trackedValues,
          season.playerActions,
          season.additionalSecretActions,
        ].every(({ length }) => length === 0);
        return (
          <SeasonFrame season={season} title={t('values.tab')}>
            {isBare && <p className="quiet">{t('values.none')}</p>}
            <PlayerActions season={season} options={options} own={own} />
            <SecretAttempts season={season} options={options} own={own} />
            <PlayerValues season={season} options={options} own={own} />
            <SeasonValues season={season} options={options} />
          </SeasonFrame>
        );
      }}
    </LiveSeason>
  );
}
