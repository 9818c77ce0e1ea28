import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { Deadline } from '../kit/deadline';
import { say } from '../words/words';
import { LotCard } from './lot-card';

const LOTS = graphql(`
  fragment Lots on Auction {
    id
    procedure
    biddingClosesAt
    lots(first: 100) {
      nodes {
        id
        ...LotCard
      }
    }
  }
`);

/** The lots that stand, each with its cards and what is known of its bids. */
export function Lots({ auction }: { readonly auction: FragmentType<typeof LOTS> }) {
  const { procedure, biddingClosesAt, lots } = unmask(LOTS, auction);
  return (
    <section aria-labelledby="lots">
      <header className="lots-head">
        <h2 id="lots">
          {say('round.lots')} <span className="quiet figures">{lots.nodes.length}</span>
        </h2>
        {biddingClosesAt !== null && (
          <Deadline at={biddingClosesAt} what={say('round.bidsClose')} />
        )}
      </header>
      {lots.nodes.length === 0 && <p className="quiet">{say('round.noLots')}</p>}
      <div className="lots">
        {lots.nodes.map((lot) => (
          <LotCard key={lot.id} lot={lot} sealed={procedure === 'SEALED'} />
        ))}
      </div>
    </section>
  );
}
