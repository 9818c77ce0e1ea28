import { useDraft } from '../../../platform/api/draft';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type { EffectDraft, EffectValues } from './effect-draft';
import { PROPOSED } from './proposed-season';

/**
 * An effect as the browser keeps it: the code of its kind, and the chosen values. Earlier effects
 * have no values.
 */
type KeptEffect = { readonly kind: string; readonly values: EffectValues };

export type EffectDrafts = {
  readonly effects: readonly EffectDraft[];
  /** True if effects were lost: their form is an earlier one, or the rules lack their kind. */
  readonly isLost: boolean;
  readonly change: (effects: readonly EffectDraft[]) => void;
  readonly clear: () => void;
};

/** The effects of the proposal or correction being written. */
export function useEffectDrafts(
  season: FragmentType<typeof PROPOSED>,
  command = 'submitProposal',
): EffectDrafts {
  const { id, effectKinds } = unmask(PROPOSED, season);
  const place = { season: id, command: `${command} effects` };
  const [kept, keep, clear] = useDraft<readonly Partial<KeptEffect>[]>(place, []);
  const effects = kept.flatMap(({ kind: code, values }) => {
    const kind = effectKinds.find((each) => each.kind === code);
    return kind === undefined || values === undefined ? [] : [{ kind, values }];
  });
  return {
    effects,
    isLost: effects.length < kept.length,
    change: (next) => keep(next.map(({ kind, values }) => ({ kind: kind.kind, values }))),
    clear: () => void clear(),
  };
}
