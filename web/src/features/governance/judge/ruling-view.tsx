import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { MutationButton } from '../../../ui/form/mutation-button';
import { t } from '../../../platform/i18n/translate';
import { CitationLinks } from './citation-links';
import { ConfidenceVoteCard } from './confidence-vote';
import { isOffered, offeredUntil } from '../../../platform/is-offered';
import type { OfferedMutation } from '../../../platform/is-offered';
import { OptionDeadline } from '../layout/option-deadline';
import { PastMoment } from '../layout/past-moment';

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
        anchor
        facts
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
        anchor
        facts
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
  readonly options: readonly OfferedMutation[];
};

export function RulingView({ ruling, season, options }: RulingViewProps) {
  const ruled = unmask(RULING, ruling);
  const { id, number, words, verdict, status, judge, confidenceVote } = ruled;
  const input = { seasonId: season, rulingId: id };
  return (
    <div className="ruling stack" data-status={status} id={`ruling-${number}`}>
      <p className="quiet small">
        {t('judge.ruling', { number })} · {judge.name} · <PastMoment at={ruled.issuedAt} />
        {status === 'OVERTURNED' && (
          <>
            {' · '}
            {t(
              ruled.overturnedBy === null ? 'judge.overturned' : `judge.by${ruled.overturnedBy}`,
            )}{' '}
            {ruled.overturnedAt !== null && <PastMoment at={ruled.overturnedAt} />}
          </>
        )}
      </p>
      <p>
        {verdict !== null && <strong>{t(`judge.${verdict}`)}. </strong>}
        {words}
      </p>
      <CitationLinks season={season} entries={ruled.entries} sections={ruled.sections} />
      {confidenceVote !== null && (
        <ConfidenceVoteCard vote={confidenceVote} season={season} options={options} />
      )}
      {isOffered(options, 'callConfidenceVote', 'rulingId', id) && (
        <div className="line-up">
          <MutationButton
            document={CALL_VOTE}
            season={season}
            command={`callConfidenceVote ${id}`}
            input={input}
            look="quiet"
          >
            {t('judge.confidence', { number })}
          </MutationButton>
          <OptionDeadline at={offeredUntil(options, 'callConfidenceVote', 'rulingId', id)} />
        </div>
      )}
      {isOffered(options, 'overturnRuling', 'rulingId', id) && (
        <div className="line-up">
          <MutationButton
            document={OVERTURN}
            season={season}
            command={`overturnRuling ${id}`}
            input={input}
            look="quiet"
          >
            {t('judge.overturn', { number })}
          </MutationButton>
          <OptionDeadline at={offeredUntil(options, 'overturnRuling', 'rulingId', id)} />
        </div>
      )}
    </div>
  );
}
