import type { ReactNode } from 'react';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { EarlierProposalsQuery, ProposalPageFragment } from '../../../generated/graphql';
import { NextPages } from '../../../ui/list/next-pages';
import { t } from '../../../platform/i18n/translate';
import { LiveSeason } from '../layout/live-season';
import { isOffered } from '../../../platform/is-offered';
import { ProposalCard } from './proposal-card';
import { ProposalForm } from './proposal-form';
import { SeasonFrame } from '../layout/season-frame';
import { NoProposalReason } from './no-proposal-reason';
import '../governance.css';

const PROPOSALS = graphql(`
  query Proposals($season: ID!) {
    season(id: $season) {
      __typename
      id
      seq
      ...SeasonFrame
      viewer {
        id
        player {
          id
        }
        options {
          mutation
          anchor
          input
        }
      }
      offices {
        code
        title
      }
      ...ClassNames
      ...ProposalForm
      ...WhyNoProposal
      ... on Dynasty {
        proposals(first: 50, order: NEWEST_FIRST) {
          ...ProposalPage
        }
      }
      ... on Round {
        proposals(first: 50, order: NEWEST_FIRST) {
          ...ProposalPage
        }
      }
    }
  }
`);

const PROPOSAL_PAGE = graphql(`
  fragment ProposalPage on ProposalConnection {
    nodes {
      id
      ...ProposalCard
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);
const EARLIER = graphql(`
  query EarlierProposals($season: ID!, $after: String!) {
    season(id: $season) {
      __typename
      id
      ... on Dynasty {
        proposals(first: 50, order: NEWEST_FIRST, after: $after) {
          ...ProposalPage
        }
      }
      ... on Round {
        proposals(first: 50, order: NEWEST_FIRST, after: $after) {
          ...ProposalPage
        }
      }
    }
  }
`);

const pageIn = ({ season }: EarlierProposalsQuery): ProposalPageFragment | null =>
  season === null ? null : unmask(PROPOSAL_PAGE, season.proposals);

/** The proposals and the votes on them. */
export function ProposalsPage({ season: id }: { readonly season: string }) {
  return (
    <LiveSeason season={id} query={PROPOSALS}>
      {(season) => {
        const options = season.viewer?.options ?? [];
        const latest = unmask(PROPOSAL_PAGE, season.proposals);
        const canPropose = isOffered(options, 'submitProposal');
        const cards = (proposals: ProposalPageFragment['nodes']): ReactNode =>
          proposals.map((proposal) => (
            <ProposalCard
              key={proposal.id}
              proposal={proposal}
              season={id}
              options={options}
              offices={season.offices}
              classes={season}
              me={season.viewer?.player?.id ?? null}
            />
          ));
        return (
          <SeasonFrame season={season} title={t('govern.proposals')}>
            {latest.nodes.length === 0 && <p className="quiet">{t('govern.none')}</p>}
            {cards(latest.nodes)}
            <NextPages
              previous={latest}
              query={EARLIER}
              variables={{ season: id }}
              pageOf={pageIn}
              version={season.seq}
            >
              {cards}
            </NextPages>
            {canPropose && <ProposalForm season={season} />}
            {!canPropose && season.viewer !== null && <NoProposalReason season={season} />}
          </SeasonFrame>
        );
      }}
    </LiveSeason>
  );
}
