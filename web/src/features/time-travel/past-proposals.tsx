import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import { ProposalCard } from '../governance';
import { t } from '../../platform/i18n/translate';
import { OmittedCount } from './omitted-count';
import { usePastQuery } from './use-past-query';
import type { JournalMoment } from './use-past-query';
import '../../ui/panel.css';
import '../governance/governance.css';

const PROPOSALS = graphql(`
  query ProposalsThen($season: ID!, $seq: Int!) {
    season(id: $season, atSeq: $seq) {
      id
      ...ClassNames
      ... on Round {
        voting: proposals(status: VOTING, first: 15, order: NEWEST_FIRST) {
          ...ProposalsThen
        }
        pending: proposals(status: PENDING, first: 15, order: NEWEST_FIRST) {
          ...ProposalsThen
        }
      }
      ... on Dynasty {
        voting: proposals(status: VOTING, first: 15, order: NEWEST_FIRST) {
          ...ProposalsThen
        }
        pending: proposals(status: PENDING, first: 15, order: NEWEST_FIRST) {
          ...ProposalsThen
        }
      }
    }
  }
`);

const PAGE = graphql(`
  fragment ProposalsThen on ProposalConnection {
    totalCount
    nodes {
      id
      ...ProposalCard
    }
  }
`);

/** The open proposals with the votes so far; nothing if none were open. */
export function PastProposals(moment: JournalMoment) {
  const season = usePastQuery(PROPOSALS, moment)?.season ?? null;
  if (season === null) return null;
  const pages = unmask(PAGE, [season.voting, season.pending]);
  const proposals = pages.flatMap(({ nodes }) => nodes);
  if (proposals.length === 0) return null;
  const all = pages.reduce((sum, { totalCount }) => sum + totalCount, 0);
  return (
    <section aria-labelledby="past-proposals">
      <h2 id="past-proposals">{t('govern.proposals')}</h2>
      {proposals.map((proposal) => (
        <ProposalCard
          key={proposal.id}
          proposal={proposal}
          season={season.id}
          options={[]}
          offices={[]}
          classes={season}
          me={null}
          asItWas
        />
      ))}
      <OmittedCount count={all - proposals.length} />
    </section>
  );
}
