import { useQuery } from 'urql';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { MutationButton } from '../../../ui/form/mutation-button';
import { Deadline } from '../../../ui/deadline';
import { t } from '../../../platform/i18n/translate';
import { isOffered } from '../../../platform/is-offered';
import type { OfferedMutation } from '../../../platform/is-offered';
import { PastMoment } from '../layout/past-moment';

const CONFIDENCE = graphql(`
  fragment Confidence on ConfidenceVote {
    id
    status
    calledAt
    endsAt
    overturning
    affirming
    player {
      id
      name
    }
  }
`);
const BALLOTS = graphql(`
  query ConfidenceBallots($vote: ID!) {
    node(id: $vote) {
      __typename
      id
      ... on ConfidenceVote {
        ballots(first: 100) {
          totalCount
          nodes {
            choice
            player {
              id
              name
            }
          }
        }
      }
    }
  }
`);
const CAST_CONFIDENCE = graphql(`
  mutation CastConfidenceVote($input: CastConfidenceVoteInput!) {
    castConfidenceVote(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      confidenceVote {
        id
        ...Confidence
      }
    }
  }
`);

type ConfidenceVoteProps = {
  readonly vote: FragmentType<typeof CONFIDENCE>;
  readonly season: string;
  readonly options: readonly OfferedMutation[];
};

/** A vote of confidence on a ruling, with its caller, the votes and the deadline. */
export function ConfidenceVoteCard({ vote, season, options }: ConfidenceVoteProps) {
  const shown = unmask(CONFIDENCE, vote);
  const { id, status, overturning, affirming, player } = shown;
  return (
    <div className="stack">
      <p className="small">
        {t('judge.vote', { overturning, affirming })}
        {status !== 'OPEN' && ` · ${t(`judge.vote.${status}`)}`}{' '}
        {status === 'OPEN' && (
          <span className="due">
            <Deadline at={shown.endsAt} what={t('govern.closes')} />
          </span>
        )}
      </p>
      <p className="quiet small">
        {t('judge.called', { name: player.name })} <PastMoment at={shown.calledAt} />
        {overturning + affirming > 0 && <Ballots key={`${overturning} ${affirming}`} vote={id} />}
      </p>
      {isOffered(options, 'castConfidenceVote', 'confidenceVoteId', id) && (
        <div className="line-up">
          {(['OVERTURN', 'AFFIRM'] as const).map((choice) => (
            <MutationButton
              key={choice}
              document={CAST_CONFIDENCE}
              season={season}
              command={`castConfidenceVote ${id} ${choice}`}
              input={{ seasonId: season, confidenceVoteId: id, choice }}
            >
              {t(`judge.${choice}`)}
            </MutationButton>
          ))}
        </div>
      )}
    </div>
  );
}

/** The votes cast; refetched when they change. */
function Ballots({ vote }: { readonly vote: string }) {
  const [{ data }] = useQuery({
    query: BALLOTS,
    variables: { vote },
    requestPolicy: 'cache-and-network',
  });
  if (data?.node?.__typename !== 'ConfidenceVote') return null;
  const { nodes, totalCount } = data.node.ballots;
  const left = totalCount - nodes.length;
  return (
    <>
      {nodes.map(({ player, choice }) => (
        <span key={player.id}>
          {' · '}
          {player.name}: {t(`judge.voted.${choice}`)}
        </span>
      ))}
      {left > 0 && ` · ${t('judge.left', { count: left })}`}
    </>
  );
}
