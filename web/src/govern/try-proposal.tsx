import { useState } from 'react';
import { useClient } from 'urql';
import { graphql } from '../generated/gql';
import type { ProposalEffectInput, TryProposalQuery } from '../generated/graphql';
import { Button } from '../kit/button';
import { say } from '../words/words';
import { Preview } from './preview';

const TRY = graphql(`
  query TryProposal($input: PreviewProposalInput!) {
    previewProposal(input: $input) {
      ...Preview
    }
  }
`);

type TryProposalProps = {
  readonly season: string;
  readonly text: string;
  /** What the house would do; null while it is not wholly said. */
  readonly effects: readonly ProposalEffectInput[] | null;
};
type Tried =
  | { readonly of: string; readonly preview: TryProposalQuery['previewProposal'] }
  | { readonly of: string; readonly wrong: string };

/** What a proposal would do now, before anybody makes it; what is said of an earlier draft goes. */
export function TryProposal({ season, text, effects }: TryProposalProps) {
  const client = useClient();
  const [asking, setAsking] = useState(false);
  const [tried, setTried] = useState<Tried | null>(null);
  if (effects !== null && effects.length === 0) return null;
  const of = JSON.stringify([text, effects]);
  const ask = async (): Promise<void> => {
    if (effects === null) return;
    setAsking(true);
    const input = { seasonId: season, text, effects: [...effects] };
    const { data, error } = await client
      .query(TRY, { input }, { requestPolicy: 'network-only' })
      .toPromise();
    setAsking(false);
    if (data !== undefined) setTried({ of, preview: data.previewProposal });
    else setTried({ of, wrong: error?.graphQLErrors[0]?.message ?? error?.message ?? '' });
  };
  return (
    <section className="try" aria-label={say('preview.title')}>
      <Button aria-busy={asking} disabled={effects === null} onClick={() => void ask()}>
        {say('preview.title')}
      </Button>
      <div aria-live="polite">
        {tried?.of === of &&
          ('wrong' in tried ? (
            <p className="outcome">{tried.wrong}</p>
          ) : (
            <Preview preview={tried.preview} season={season} />
          ))}
      </div>
    </section>
  );
}
