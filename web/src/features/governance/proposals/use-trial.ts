import { useState } from 'react';
import { useClient } from 'urql';
import { problemsIn } from '../../rules-editor';
import type { Problem } from '../../rules-editor';
import { graphql } from '../../../generated/gql';
import type { ProposalEffectInput, TryProposalQuery } from '../../../generated/graphql';

const TRY = graphql(`
  query TryProposal($input: PreviewProposalInput!) {
    previewProposal(input: $input) {
      ...Preview
      failure {
        effect
        refusal {
          code
          facts
        }
      }
    }
  }
`);

type TrialResult =
  | { readonly of: string; readonly preview: TryProposalQuery['previewProposal'] }
  | { readonly of: string; readonly wrong: string };

export type Trial = {
  readonly asking: boolean;
  /** `nothing`: no effects to preview. `unsaid`: incomplete effects. `said`: ready to preview. */
  readonly is: 'nothing' | 'unsaid' | 'said';
  /** The preview; null if the draft has changed since. */
  readonly tried: TrialResult | null;
  /** The last preview's problems with the rules, kept until the next preview. */
  readonly problems: readonly Problem[];
  readonly ask: () => Promise<void>;
  readonly forget: () => void;
};

const NONE: readonly Problem[] = [];

/** Previews the effects of a draft; `effects` is null while incomplete. */
export function useTrial(
  season: string,
  text: string,
  effects: readonly ProposalEffectInput[] | null,
): Trial {
  const client = useClient();
  const [asking, setAsking] = useState(false);
  const [tried, setTried] = useState<TrialResult | null>(null);
  const [problems, setProblems] = useState(NONE);
  const of = JSON.stringify([text, effects]);
  const ask = async (): Promise<void> => {
    if (effects === null) return;
    setAsking(true);
    const input = { seasonId: season, text, effects: [...effects] };
    const { data, error } = await client
      .query(TRY, { input }, { requestPolicy: 'network-only' })
      .toPromise();
    setAsking(false);
    setProblems(problemsIn(data?.previewProposal.failure?.refusal.facts));
    if (data !== undefined) setTried({ of, preview: data.previewProposal });
    else setTried({ of, wrong: error?.graphQLErrors[0]?.message ?? error?.message ?? '' });
  };
  return {
    asking,
    is: effects === null ? 'unsaid' : effects.length === 0 ? 'nothing' : 'said',
    tried: tried?.of === of ? tried : null,
    problems,
    ask,
    forget: () => setProblems(NONE),
  };
}
