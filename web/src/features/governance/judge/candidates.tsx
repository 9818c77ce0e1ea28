import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { useDraft } from '../../../platform/api/draft';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type { CandidatePageFragment, FurtherCandidatesQuery } from '../../../generated/graphql';
import { MutationButton } from '../../../ui/form/mutation-button';
import { NextPages } from '../../../ui/list/next-pages';
import { TextArea } from '../../../ui/form/text-area';
import { printAll } from '../../../platform/i18n/print-list';
import { t } from '../../../platform/i18n/translate';
import { isOffered, offeredUntil } from '../../../platform/is-offered';
import type { OfferedMutation } from '../../../platform/is-offered';
import { OptionDeadline } from '../layout/option-deadline';
import { PastMoment } from '../layout/past-moment';

const CANDIDATES = graphql(`
  fragment Candidates on JudgeOffice {
    id
    round {
      id
      seq
    }
    candidates(first: 50) {
      ...CandidatePage
    }
  }
`);
const CANDIDATE_PAGE = graphql(`
  fragment CandidatePage on CandidacyConnection {
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
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);
const FURTHER = graphql(`
  query FurtherCandidates($season: ID!, $after: String!) {
    season(id: $season) {
      id
      ... on Round {
        judge {
          id
          candidates(first: 50, after: $after) {
            ...CandidatePage
          }
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
          totalCount
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
        anchor
        facts
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
        anchor
        facts
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
        anchor
        facts
      }
      candidacy {
        id
        endorsements
      }
    }
  }
`);

type Candidacy = CandidatePageFragment['nodes'][number];
type CandidatesProps = {
  readonly office: FragmentType<typeof CANDIDATES>;
  readonly season: string;
  readonly options: readonly OfferedMutation[];
};

export function Candidates({ office, season, options }: CandidatesProps) {
  const { round, candidates } = unmask(CANDIDATES, office);
  const first = unmask(CANDIDATE_PAGE, candidates);
  const cardsOf = (page: readonly Candidacy[]): ReactNode =>
    page
      .filter(isStanding)
      .map((candidacy) => <Candidate key={candidacy.id} {...{ candidacy, season, options }} />);
  return (
    <section className="panel" aria-labelledby="candidates">
      <h2 id="candidates">{t('judge.candidates')}</h2>
      {!first.pageInfo.hasNextPage && !first.nodes.some(isStanding) && (
        <p className="quiet">{t('judge.noCandidates')}</p>
      )}
      {cardsOf(first.nodes)}
      <NextPages
        previous={first}
        query={FURTHER}
        variables={{ season }}
        pageOf={pageIn}
        label={t('list.more')}
        version={round.seq}
      >
        {cardsOf}
      </NextPages>
      {isOffered(options, 'nominateForJudge') && (
        <Stand season={season} until={offeredUntil(options, 'nominateForJudge')} />
      )}
    </section>
  );
}

const isStanding = ({ status }: Candidacy): boolean => status === 'STANDING';

const pageIn = ({ season }: FurtherCandidatesQuery): CandidatePageFragment | null =>
  season !== null && 'judge' in season ? unmask(CANDIDATE_PAGE, season.judge.candidates) : null;

type CandidateProps = Omit<CandidatesProps, 'office'> & { readonly candidacy: Candidacy };

function Candidate({ candidacy, season, options }: CandidateProps) {
  const { id, player, message, endorsements, postedAt } = candidacy;
  const input = { seasonId: season, candidacyId: id };
  const { name } = player;
  return (
    <article className="judge-line" id={`candidacy-${id}`}>
      <header className="line-up">
        <h3>{name}</h3>
        <span className="quiet small">
          <PastMoment at={postedAt} />
        </span>
      </header>
      <p>{message}</p>
      <p className="quiet small">
        <span>{t('judge.endorsements', { count: endorsements })}</span>
        {endorsements > 0 && <Endorsers key={endorsements} candidacy={id} />}
      </p>
      <div className="line-up">
        {isOffered(options, 'endorseCandidate', 'candidacyId', id) && (
          <MutationButton
            document={ENDORSE}
            season={season}
            command={`endorseCandidate ${id}`}
            input={input}
          >
            {t('judge.endorse', { name })}
          </MutationButton>
        )}
        {isOffered(options, 'withdrawEndorsement', 'candidacyId', id) && (
          <MutationButton
            document={WITHDRAW}
            season={season}
            command={`withdrawEndorsement ${id}`}
            input={input}
            look="quiet"
          >
            {t('judge.withdraw', { name })}
          </MutationButton>
        )}
        <OptionDeadline
          at={
            offeredUntil(options, 'endorseCandidate', 'candidacyId', id) ??
            offeredUntil(options, 'withdrawEndorsement', 'candidacyId', id)
          }
        />
      </div>
    </article>
  );
}

/** The names of the endorsers, refetched when the number changes. */
function Endorsers({ candidacy }: { readonly candidacy: string }) {
  const [{ data }] = useQuery({
    query: ENDORSERS,
    variables: { candidacy },
    requestPolicy: 'cache-and-network',
  });
  if (data?.node?.__typename !== 'Candidacy') return null;
  const { nodes, totalCount } = data.node.endorsers;
  const left = totalCount - nodes.length;
  const names = nodes.map(({ name }) => name);
  return <span>: {printAll(left > 0 ? [...names, t('judge.left', { count: left })] : names)}</span>;
}

type StandProps = { readonly season: string; readonly until: string | null };

function Stand({ season, until }: StandProps) {
  const [text, setText, clear] = useDraft({ season, command: 'nominateForJudge' }, '');
  return (
    <div className="judge-line">
      <TextArea label={t('judge.message')} rows={2} value={text} onChange={setText} />
      <div className="line-up">
        <MutationButton
          document={NOMINATE}
          season={season}
          command="nominateForJudge"
          input={{ seasonId: season, text }}
          onDone={clear}
        >
          {t('judge.stand')}
        </MutationButton>
        <OptionDeadline at={until} />
      </div>
    </div>
  );
}
