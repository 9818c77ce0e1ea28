import { useCited } from '../app/use-cited';
import { graphql } from '../generated/gql';
import { say } from '../words/words';
import { LiveSeason } from './live-round';
import { isOffered } from './options';
import { ProposalCard } from './proposal-card';
import { ProposalForm } from './proposal-form';
import { SeasonFrame } from './season-frame';
import './govern.css';

const PROPOSALS = graphql(`
  query Proposals($season: ID!) {
    season(id: $season) {
      __typename
      id
      ...SeasonFrame
      viewer {
        id
        player {
          id
        }
        options {
          mutation
          rule
          input
        }
      }
      offices {
        code
        title
      }
      ...ProposalForm
      ... on Dynasty {
        proposals(first: 50, order: NEWEST_FIRST) {
          nodes {
            id
            ...ProposalCard
          }
        }
      }
      ... on Round {
        proposals(first: 50, order: NEWEST_FIRST) {
          nodes {
            id
            ...ProposalCard
          }
        }
      }
    }
  }
`);

/** What the players would change, and how they vote on it. */
export function ProposalsPage({ season: id }: { readonly season: string }) {
  return (
    <LiveSeason season={id} query={PROPOSALS}>
      {(season) => {
        const options = season.viewer?.options ?? [];
        const proposals = season.proposals.nodes;
        const canPropose = isOffered(options, 'submitProposal');
        return (
          <SeasonFrame season={season} title={say('govern.proposals')}>
            {proposals.length === 0 && <p className="quiet">{say('govern.none')}</p>}
            {proposals.map((proposal) => (
              <ProposalCard
                key={proposal.id}
                proposal={proposal}
                season={id}
                options={options}
                offices={season.offices}
                me={season.viewer?.player?.id ?? null}
              />
            ))}
            <Cited season={id} />
            {canPropose && <ProposalForm season={season} />}
            {!canPropose && season.viewer !== null && (
              <p className="quiet">{say('govern.cannot')}</p>
            )}
          </SeasonFrame>
        );
      }}
    </LiveSeason>
  );
}

/** Beside the proposals, so that the one in the address is there. */
function Cited({ season }: { readonly season: string }) {
  useCited(season);
  return null;
}
