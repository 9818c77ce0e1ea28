import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { Act } from '../../../ui/form/mutation-button';
import { printList } from '../../../platform/i18n/print-list';
import { say } from '../../../platform/i18n/translate';
import { Needs } from './required-majority';
import { isOffered } from '../../../platform/is-offered';
import type { Offered } from '../../../platform/is-offered';

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
        rule
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
  readonly options: readonly Offered[];
  /** The viewer's player; null for non-members. */
  readonly me: string | null;
};

/** The tally as a beam, the votes cast, and the players who have not voted. */
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
      <p className="ballot-tally">
        {say('govern.tally', { for: votesFor, against: votesAgainst })}
      </p>
      <div className="beam" aria-hidden="true">
        <span className="beam-for" style={beam(votesFor)} />
        <span className="beam-against" style={beam(votesAgainst)} />
        <span style={beam(notVoted.length)} />
      </div>
      <Needs popularity={popularity} />
      {status === 'VOTING' && (
        <p className="quiet small">{say(popular ? 'govern.popular' : 'govern.unpopular')}</p>
      )}
      {cast.length > 0 && (
        <p className="small">
          {cast.map(({ player, choice, counts }, at) => (
            <span key={player.id}>
              {at > 0 && ', '}
              {player.name}: {say(choice === 'FOR' ? 'govern.for' : 'govern.against')}
              {!counts && ` (${say('govern.uncounted')})`}
            </span>
          ))}
        </p>
      )}
      {status === 'VOTING' && notVoted.length > 0 && (
        <p className="quiet small">
          {say('govern.notVoted')}: {printList(notVoted.map(({ name }) => name))}
        </p>
      )}
      {canVote && (
        <div className="line-up">
          {(['FOR', 'AGAINST'] as const).map((vote) => (
            <Act
              key={vote}
              document={CAST_VOTE}
              season={season}
              command={`castVote ${id}`}
              input={{ seasonId: season, proposalId: id, vote }}
            >
              {say(vote === 'FOR' ? 'govern.for' : 'govern.against')}
            </Act>
          ))}
          {cast.some(({ player }) => player.id === me) && (
            <Act
              document={CAST_VOTE}
              season={season}
              command={`castVote ${id}`}
              input={{ seasonId: season, proposalId: id, vote: 'NONE' }}
              look="quiet"
            >
              {say('govern.none-vote')}
            </Act>
          )}
        </div>
      )}
    </section>
  );
}
