import { useQuery } from 'urql';
import { useDraft } from '../api/draft';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import type { CandidatesFragment } from '../generated/graphql';
import { Act } from '../kit/act';
import { TextArea } from '../kit/text-area';
import { printList } from '../words/print-list';
import { say } from '../words/words';
import { isOffered, offeredUntil } from './options';
import type { Offered } from './options';
import { Until } from './until';
import { When } from './when';

const CANDIDATES = graphql(`
  fragment Candidates on JudgeOffice {
    id
    candidates(first: 50) {
      nodes {
        id
        message
        status
        endorsements
        postedAt
        player {
          id
          name
        }
      }
    }
  }
`);
const ENDORSERS = graphql(`
  query Endorsers($candidacy: ID!) {
    node(id: $candidacy) {
      __typename
      id
      ... on Candidacy {
        endorsers(first: 100) {
          nodes {
            id
            name
          }
        }
      }
    }
  }
`);
const NOMINATE = graphql(`
  mutation NominateForJudge($input: NominateForJudgeInput!) {
    nominateForJudge(input: $input) {
      refusal {
        code
        message
        rule
      }
      candidacy {
        id
      }
    }
  }
`);
const ENDORSE = graphql(`
  mutation EndorseCandidate($input: EndorseCandidateInput!) {
    endorseCandidate(input: $input) {
      refusal {
        code
        message
        rule
      }
      candidacy {
        id
        endorsements
      }
    }
  }
`);
const WITHDRAW = graphql(`
  mutation WithdrawEndorsement($input: WithdrawEndorsementInput!) {
    withdrawEndorsement(input: $input) {
      refusal {
        code
        message
        rule
      }
      candidacy {
        id
        endorsements
      }
    }
  }
`);

type CandidatesProps = {
  readonly office: FragmentType<typeof CANDIDATES>;
  readonly season: string;
  readonly options: readonly Offered[];
};

export function Candidates({ office, season, options }: CandidatesProps) {
  const standing = unmask(CANDIDATES, office).candidates.nodes.filter(
    ({ status }) => status === 'STANDING',
  );
  return (
    <section className="panel" aria-labelledby="candidates">
      <h2 id="candidates">{say('judge.candidates')}</h2>
      {standing.length === 0 && <p className="quiet">{say('judge.noCandidates')}</p>}
      {standing.map((candidacy) => (
        <Candidate key={candidacy.id} {...{ candidacy, season, options }} />
      ))}
      {isOffered(options, 'nominateForJudge') && (
        <Stand season={season} until={offeredUntil(options, 'nominateForJudge')} />
      )}
    </section>
  );
}

type CandidateProps = Omit<CandidatesProps, 'office'> & {
  readonly candidacy: CandidatesFragment['candidates']['nodes'][number];
};

function Candidate({ candidacy, season, options }: CandidateProps) {
  const { id, player, message, endorsements, postedAt } = candidacy;
  const input = { seasonId: season, candidacyId: id };
  const { name } = player;
  return (
    <article className="judge-line" id={`candidacy-${id}`}>
      <header className="line-up">
        <h3>{name}</h3>
        <span className="quiet small">
          <When at={postedAt} />
        </span>
      </header>
      <p>{message}</p>
      <p className="quiet small">
        <span>{say('judge.endorsements', { count: endorsements })}</span>
        {endorsements > 0 && <Endorsers key={endorsements} candidacy={id} />}
      </p>
      <div className="line-up">
        {isOffered(options, 'endorseCandidate', 'candidacyId', id) && (
          <Act document={ENDORSE} season={season} command={`endorseCandidate ${id}`} input={input}>
            {say('judge.endorse', { name })}
          </Act>
        )}
        {isOffered(options, 'withdrawEndorsement', 'candidacyId', id) && (
          <Act
            document={WITHDRAW}
            season={season}
            command={`withdrawEndorsement ${id}`}
            input={input}
            look="quiet"
          >
            {say('judge.withdraw', { name })}
          </Act>
        )}
        <Until
          at={
            offeredUntil(options, 'endorseCandidate', 'candidacyId', id) ??
            offeredUntil(options, 'withdrawEndorsement', 'candidacyId', id)
          }
        />
      </div>
    </article>
  );
}

/** Asked for again when there are more or fewer. */
function Endorsers({ candidacy }: { readonly candidacy: string }) {
  const [{ data }] = useQuery({
    query: ENDORSERS,
    variables: { candidacy },
    requestPolicy: 'cache-and-network',
  });
  if (data?.node?.__typename !== 'Candidacy') return null;
  return <span>: {printList(data.node.endorsers.nodes.map(({ name }) => name))}</span>;
}

type StandProps = { readonly season: string; readonly until: string | null };

function Stand({ season, until }: StandProps) {
  const [text, setText, clear] = useDraft({ season, command: 'nominateForJudge' }, '');
  return (
    <div className="judge-line">
      <TextArea label={say('judge.message')} rows={2} value={text} onChange={setText} />
      <div className="line-up">
        <Act
          document={NOMINATE}
          season={season}
          command="nominateForJudge"
          input={{ seasonId: season, text }}
          onDone={clear}
        >
          {say('judge.stand')}
        </Act>
        <Until at={until} />
      </div>
    </div>
  );
}
