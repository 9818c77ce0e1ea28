import { useState } from 'react';
import { useClient } from 'urql';
import { problemsIn } from '../../rules-editor';
import type { Problem } from '../../rules-editor';
import { graphql } from '../../../generated/gql';
import { fieldProblemIn } from '../effects/field-problem';
import type { FieldProblem } from '../effects/field-problem';
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
  | { readonly of: string; readonly wrong: string; readonly facts: unknown };

export type Trial = {
  readonly asking: boolean;
  /** `nothing`: no effects to preview. `unsaid`: incomplete effects. `said`: ready to preview. */
  readonly is: 'nothing' | 'unsaid' | 'said';
  /** The preview; null if the draft has changed since. */
  readonly tried: TrialResult | null;
  /** The last preview's problems with the rules, kept until the next preview. */
  readonly problems: readonly Problem[];
  /** The present preview's problem with a field of an effect; null for none. */
  readonly field: FieldProblem | null;
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
    else {
      const first = error?.graphQLErrors[0];
      setTried({ of, wrong: first?.message ?? error?.message ?? '', facts: first?.extensions });
    }
  };
  const present = tried?.of === of ? tried : null;
  return {
    asking,
    is: effects === null ? 'unsaid' : effects.length === 0 ? 'nothing' : 'said',
    tried: present,
    problems,
    field: fieldProblemIn(factsOf(present)),
    ask,
    forget: () => setProblems(NONE),
  };
}

const factsOf = (tried: TrialResult | null): unknown =>
  tried === null ? null : 'facts' in tried ? tried.facts : tried.preview.failure?.refusal.facts;
