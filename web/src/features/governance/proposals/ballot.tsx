import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { MutationButton } from '../../../ui/form/mutation-button';
import { printList } from '../../../platform/i18n/print-list';
import { t } from '../../../platform/i18n/translate';
import { RequiredMajority } from './required-majority';
import { isOffered } from '../../../platform/is-offered';
import type { OfferedMutation } from '../../../platform/is-offered';

const BALLOT = graphql(`
  fragment Ballot on Proposal {
    id
    status
    popular
    popularity {
      test
      votes
      minimumVotes
      oldestFirst
      formula
      settles
      quorum
      grave
      graveDeeds
    }
    tally {
      votesFor
      votesAgainst
    }
    votes {
      choice
      counts
      player {
        id
        name
      }
    }
    notVoted {
      id
      name
    }
  }
`);
const CAST_VOTE = graphql(`
  mutation CastVote($input: CastVoteInput!) {
    castVote(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      proposal {
        id
        ...Ballot
      }
    }
  }
`);

type BallotProps = {
  readonly proposal: FragmentType<typeof BALLOT>;
  readonly season: string;
  readonly options: readonly OfferedMutation[];
  /** The viewer's player; null for non-members. */
  readonly me: string | null;
};

/** The tally as a beam, the votes cast, and the players yet to vote. */
export function Ballot({ proposal, season, options, me }: BallotProps) {
  const { id, status, popular, popularity, tally, votes, notVoted } = unmask(BALLOT, proposal);
  const { votesFor, votesAgainst } = tally;
  const all = votesFor + votesAgainst + notVoted.length;
  const beam = (count: number): { readonly flexGrow: number } => ({
    flexGrow: all === 0 ? 0 : count / all,
  });
  const cast = votes.filter(({ choice }) => choice !== 'NONE');
  const canVote = isOffered(options, 'castVote', 'proposalId', id);
  return (
    <section className="ballot">
      <p className="ballot-tally">{t('govern.tally', { for: votesFor, against: votesAgainst })}</p>
      <div className="beam" aria-hidden="true">
        <span className="beam-for" style={beam(votesFor)} />
        <span className="beam-against" style={beam(votesAgainst)} />
        <span style={beam(notVoted.length)} />
      </div>
      <RequiredMajority popularity={popularity} />
      {status === 'VOTING' && (
        <p className="quiet small">{t(popular ? 'govern.popular' : 'govern.unpopular')}</p>
      )}
      {cast.length > 0 && (
        <p className="small">
          {cast.map(({ player, choice, counts }, at) => (
            <span key={player.id}>
              {at > 0 && ', '}
              {player.name}: {t(choice === 'FOR' ? 'govern.for' : 'govern.against')}
              {!counts && ` (${t('govern.uncounted')})`}
            </span>
          ))}
        </p>
      )}
      {status === 'VOTING' && notVoted.length > 0 && (
        <p className="quiet small">
          {t('govern.notVoted')}: {printList(notVoted.map(({ name }) => name))}
        </p>
      )}
      {canVote && (
        <div className="line-up">
          {(['FOR', 'AGAINST'] as const).map((vote) => (
            <MutationButton
              key={vote}
              document={CAST_VOTE}
              season={season}
              command={`castVote ${id}`}
              input={{ seasonId: season, proposalId: id, vote }}
            >
              {t(vote === 'FOR' ? 'govern.for' : 'govern.against')}
            </MutationButton>
          ))}
          {cast.some(({ player }) => player.id === me) && (
            <MutationButton
              document={CAST_VOTE}
              season={season}
              command={`castVote ${id}`}
              input={{ seasonId: season, proposalId: id, vote: 'NONE' }}
              look="quiet"
            >
              {t('govern.none-vote')}
            </MutationButton>
          )}
        </div>
      )}
    </section>
  );
}
