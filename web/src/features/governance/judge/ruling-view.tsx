import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { Act } from '../../../ui/form/mutation-button';
import { say } from '../../../platform/i18n/translate';
import { CitedThings } from './citation-links';
import { Confidence } from './confidence-vote';
import { isOffered, offeredUntil } from '../../../platform/is-offered';
import type { Offered } from '../../../platform/is-offered';
import { Until } from '../layout/option-deadline';
import { When } from '../layout/past-moment';

const RULING = graphql(`
  fragment RulingView on Ruling {
    id
    number
    words
    verdict
    status
    entries
    sections {
      anchor
      title
    }
    issuedAt
    overturnedAt
    overturnedBy
    judge {
      id
      name
    }
    confidenceVote {
      id
      ...Confidence
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

type RulingViewProps = {
  readonly ruling: FragmentType<typeof RULING>;
  readonly season: string;
  readonly options: readonly Offered[];
};

export function RulingView({ ruling, season, options }: RulingViewProps) {
  const told = unmask(RULING, ruling);
  const { id, number, words, verdict, status, judge, confidenceVote } = told;
  const input = { seasonId: season, rulingId: id };
  return (
    <div className="ruling stack" data-status={status} id={`ruling-${number}`}>
      <p className="quiet small">
        {say('judge.ruling', { number })} · {judge.name} · <When at={told.issuedAt} />
        {status === 'OVERTURNED' && (
          <>
            {' · '}
            {say(
              told.overturnedBy === null ? 'judge.overturned' : `judge.by${told.overturnedBy}`,
            )}{' '}
            {told.overturnedAt !== null && <When at={told.overturnedAt} />}
          </>
        )}
      </p>
      <p>
        {verdict !== null && <strong>{say(`judge.${verdict}`)}. </strong>}
        {words}
      </p>
      <CitedThings season={season} entries={told.entries} sections={told.sections} />
      {confidenceVote !== null && (
        <Confidence vote={confidenceVote} season={season} options={options} />
      )}
      {isOffered(options, 'callConfidenceVote', 'rulingId', id) && (
        <div className="line-up">
          <Act
            document={CALL_VOTE}
            season={season}
            command={`callConfidenceVote ${id}`}
            input={input}
            look="quiet"
          >
            {say('judge.confidence', { number })}
          </Act>
          <Until at={offeredUntil(options, 'callConfidenceVote', 'rulingId', id)} />
        </div>
      )}
      {isOffered(options, 'overturnRuling', 'rulingId', id) && (
        <div className="line-up">
          <Act
            document={OVERTURN}
            season={season}
            command={`overturnRuling ${id}`}
            input={input}
            look="quiet"
          >
            {say('judge.overturn', { number })}
          </Act>
          <Until at={offeredUntil(options, 'overturnRuling', 'rulingId', id)} />
        </div>
      )}
    </div>
  );
}
