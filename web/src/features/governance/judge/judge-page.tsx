import { graphql } from '../../../generated/gql';
import { t } from '../../../platform/i18n/translate';
import { AppointJudge } from './appoint-judge';
import { Candidates } from './candidates';
import { LiveRound } from '../layout/live-season';
import { JudgeOffice } from './judge-office';
import { isOffered } from '../../../platform/is-offered';
import { Requests } from './requests';
import { SeasonFrame } from '../layout/season-frame';
import '../governance.css';

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
          anchor
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
          <SeasonFrame season={season} title={t('judge.title')}>
            <JudgeOffice office={season.judge} season={id} options={options}>
              {isOffered(options, 'appointJudge') && <AppointJudge round={season} />}
            </JudgeOffice>
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
