import { graphql } from '../../generated/gql';
import { say } from '../../platform/i18n/words';
import { Appoint } from './appoint';
import { Candidates } from './candidates';
import { LiveRound } from './live-round';
import { Office } from './office';
import { isOffered } from '../../platform/options';
import { Requests } from './requests';
import { SeasonFrame } from './season-frame';
import './govern.css';

const JUDGE = graphql(`
  query JudgePage($season: ID!) {
    season(id: $season) {
      __typename
      id
      ...SeasonFrame
      viewer {
        id
        options {
          mutation
          rule
          until
          input
        }
      }
      ... on Round {
        ...Appointable
        judge {
          id
          seats
          ...Office
          ...Candidates
          ...Requests
        }
      }
    }
  }
`);

/** The office of the Judge, its candidates, requests and rulings. */
export function JudgePage({ season: id }: { readonly season: string }) {
  return (
    <LiveRound season={id} query={JUDGE}>
      {(season) => {
        const options = season.viewer?.options ?? [];
        return (
          <SeasonFrame season={season} title={say('judge.title')}>
            <Office office={season.judge} season={id} options={options}>
              {isOffered(options, 'appointJudge') && <Appoint round={season} />}
            </Office>
            {season.judge.seats > 0 && (
              <Candidates office={season.judge} season={id} options={options} />
            )}
            <Requests office={season.judge} season={id} options={options} />
          </SeasonFrame>
        );
      }}
    </LiveRound>
  );
}
