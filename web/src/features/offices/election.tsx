import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import type { ElectionFragment } from '../../generated/graphql';
import { MutationButton } from '../../ui/form/mutation-button';
import { printList } from '../../platform/i18n/print-list';
import { t } from '../../platform/i18n/translate';
import type { Person } from './person';

const ELECTION = graphql(`
  fragment Election on Office {
    code
    title
    votes {
      voter {
        id
        name
      }
      candidate {
        id
        name
      }
    }
  }
`);
const VOTE = graphql(`
  mutation VoteForOffice($input: VoteForOfficeInput!) {
    voteForOffice(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      seq
    }
  }
`);

type ElectionProps = {
  readonly office: FragmentType<typeof ELECTION>;
  readonly season: string;
  /** The players who can be elected. */
  readonly people: readonly Person[];
  /** The number of players who may vote. */
  readonly voters: number;
  readonly own: string | null;
  readonly canVote: boolean;
};

type CandidateVotes = { readonly candidate: Person; readonly by: readonly Person[] };

/** The votes, with a beam for each candidate. A voter presses a name. */
export function Election({ office, season, people, voters, own, canVote }: ElectionProps) {
  const { code, title, votes } = unmask(ELECTION, office);
  const standing = standingOf(votes);
  const mine = votes.find(({ voter }) => voter.id === own)?.candidate.id;
  const others = people.filter(({ id }) => standing.every(({ candidate }) => candidate.id !== id));
  const vote = { season, office: code, title };
  return (
    <section className="office-acts" aria-label={t('offices.votesFor', { title })}>
      <h3>{t('offices.votes')}</h3>
      <p className="quiet small">
        {t('offices.needed', { needed: Math.floor(voters / 2) + 1, voters })}
      </p>
      {standing.length > 0 && (
        <ul className="office-standing">
          {standing.map(({ candidate, by }) => (
            <li key={candidate.id} data-own={candidate.id === mine}>
              <Tally candidate={candidate} by={by} of={voters} />
              {canVote && candidate.id === mine && <TakeBack {...vote} />}
              {canVote && candidate.id !== mine && people.some(({ id }) => id === candidate.id) && (
                <VoteFor {...vote} candidate={candidate} />
              )}
            </li>
          ))}
        </ul>
      )}
      {canVote && others.length > 0 && (
        <div className="office-names">
          <span>{t('offices.voteFor')}</span>
          {others.map((candidate) => (
            <VoteFor key={candidate.id} {...vote} candidate={candidate} isBare />
          ))}
        </div>
      )}
    </section>
  );
}

/** The candidates with votes, most votes first. */
function standingOf(votes: ElectionFragment['votes']): readonly CandidateVotes[] {
  const candidates = new Map(votes.map(({ candidate }) => [candidate.id, candidate]));
  return [...candidates.values()]
    .map((candidate) => ({
      candidate,
      by: votes.filter((vote) => vote.candidate.id === candidate.id).map(({ voter }) => voter),
    }))
    .sort((one, other) => other.by.length - one.by.length);
}

function Tally({ candidate, by, of }: CandidateVotes & { readonly of: number }) {
  return (
    <div className="office-tally">
      <p>
        <strong>{candidate.name}</strong>{' '}
        <span className="figures">{t('offices.count', { count: by.length })}</span>
      </p>
      <div className="office-beam" aria-hidden="true">
        <span style={{ inlineSize: `${(100 * by.length) / of}%` }} />
      </div>
      <p className="quiet small">
        {t('offices.by', { names: printList(by.map(({ name }) => name)) })}
      </p>
    </div>
  );
}

type VoteProps = { readonly season: string; readonly office: string; readonly title: string };

function VoteFor(
  props: VoteProps & {
    readonly candidate: Person;
    /** True to show only the name. */ readonly isBare?: boolean;
  },
) {
  const { season, office, title, candidate, isBare = false } = props;
  const { id, name } = candidate;
  return (
    <MutationButton
      document={VOTE}
      season={season}
      command={`voteForOffice ${office} ${id}`}
      input={{ seasonId: season, office, playerId: id }}
      label={t('offices.voteOne', { name, title })}
    >
      {isBare ? name : t('offices.voteFor')}
    </MutationButton>
  );
}

function TakeBack({ season, office, title }: VoteProps) {
  return (
    <MutationButton
      document={VOTE}
      season={season}
      command={`voteForOffice ${office}`}
      input={{ seasonId: season, office }}
      look="quiet"
      label={t('offices.takeBack', { title })}
    >
      {t('offices.back')}
    </MutationButton>
  );
}
