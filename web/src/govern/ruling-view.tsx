import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { Act } from '../kit/act';
import { Deadline } from '../kit/deadline';
import { say } from '../words/words';
import { isOffered } from './options';
import type { Offered } from './options';

const RULING = graphql(`
  fragment RulingView on Ruling {
    id
    number
    words
    verdict
    status
    judge {
      id
      name
    }
    confidenceVote {
      id
      status
      endsAt
      overturning
      affirming
    }
  }
`);
const OVERTURN = graphql(`
  mutation OverturnRuling($input: OverturnRulingInput!) {
    overturnRuling(input: $input) {
      refusal {
        code
        message
        rule
      }
      ruling {
        id
        ...RulingView
      }
    }
  }
`);
const CALL_VOTE = graphql(`
  mutation CallConfidenceVote($input: CallConfidenceVoteInput!) {
    callConfidenceVote(input: $input) {
      refusal {
        code
        message
        rule
      }
      confidenceVote {
        id
        ruling {
          id
          ...RulingView
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
        rule
      }
      confidenceVote {
        id
        overturning
        affirming
      }
    }
  }
`);

type RulingViewProps = {
  readonly ruling: FragmentType<typeof RULING>;
  readonly season: string;
  readonly options: readonly Offered[];
};

export function RulingView({ ruling, season, options }: RulingViewProps) {
  const { id, number, words, verdict, status, judge, confidenceVote } = unmask(RULING, ruling);
  const input = { seasonId: season, rulingId: id };
  return (
    <div className="ruling stack" data-status={status}>
      <p className="quiet small">
        {say('judge.ruling', { number })} · {judge.name}
        {status === 'OVERTURNED' && ` · ${say('judge.overturned')}`}
      </p>
      <p>
        {verdict !== null && <strong>{say(`judge.${verdict}`)}. </strong>}
        {words}
      </p>
      {confidenceVote !== null && (
        <p className="small">
          {say('judge.vote', {
            overturning: confidenceVote.overturning,
            affirming: confidenceVote.affirming,
          })}{' '}
          {confidenceVote.status === 'OPEN' && (
            <span className="due">
              <Deadline at={confidenceVote.endsAt} what={say('govern.closes')} />
            </span>
          )}
        </p>
      )}
      {confidenceVote !== null &&
        isOffered(options, 'castConfidenceVote', 'confidenceVoteId', confidenceVote.id) && (
          <div className="line-up">
            {(['OVERTURN', 'AFFIRM'] as const).map((choice) => (
              <Act
                key={choice}
                document={CAST_CONFIDENCE}
                season={season}
                command={`castConfidenceVote ${confidenceVote.id} ${choice}`}
                input={{ seasonId: season, confidenceVoteId: confidenceVote.id, choice }}
              >
                {say(`judge.${choice}`)}
              </Act>
            ))}
          </div>
        )}
      {isOffered(options, 'callConfidenceVote', 'rulingId', id) && (
        <Act
          document={CALL_VOTE}
          season={season}
          command={`callConfidenceVote ${id}`}
          input={input}
          look="quiet"
        >
          {say('judge.confidence', { number })}
        </Act>
      )}
      {isOffered(options, 'overturnRuling', 'rulingId', id) && (
        <Act
          document={OVERTURN}
          season={season}
          command={`overturnRuling ${id}`}
          input={input}
          look="quiet"
        >
          {say('judge.overturn', { number })}
        </Act>
      )}
    </div>
  );
}
