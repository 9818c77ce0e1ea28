import { useDraft } from '../api/draft';
import type { ProposalEffectInput } from '../generated/graphql';
import { emptyWork, workOf } from './work-fields';
import type { WorkDraft } from './work-fields';

/** What a proposal can be made to do beside amending the rules, as it is written. */
export const EFFECTS = ['GIVE', 'TAKE', 'STANDING', 'WORK', 'DUCK'] as const;
export type EffectKind = (typeof EFFECTS)[number];

/** All that any of them says: what was typed stays when another kind is chosen. */
export type EffectDraft = {
  readonly kind: EffectKind;
  /** The id of a player, or of a duck that is given to or taken from. */
  readonly who: string;
  readonly isDuck: boolean;
  readonly item: string;
  readonly amount: string;
  /** Of a player's standing, in the browser's own time. */
  readonly since: string;
  readonly name: string;
  readonly work: WorkDraft;
};

export const emptyEffect = (kind: EffectKind, who: string, item: string): EffectDraft => ({
  kind,
  who,
  isDuck: false,
  item,
  amount: '1',
  since: '',
  name: '',
  work: emptyWork(who),
});

/** As the API takes an effect. */
export function effectOf(draft: EffectDraft): ProposalEffectInput {
  const { kind, who, isDuck, item, amount, since, name, work } = draft;
  const owner = isDuck ? { duckId: who } : { playerId: who };
  const items = [{ item, quantity: Number(amount) }];
  switch (kind) {
    case 'GIVE':
      return { giveItems: { ...owner, items } };
    case 'TAKE':
      return { takeItems: { ...owner, items } };
    case 'STANDING':
      return { correctStanding: { playerId: who, joinedAt: new Date(since).toISOString() } };
    case 'WORK':
      return { createWork: workOf(work) };
    case 'DUCK':
      return { createDuck: { playerId: who, name } };
  }
}

/** Whether all is said that the API cannot be asked without. */
export const isWhole = ({ kind, since, who }: EffectDraft): boolean =>
  kind === 'STANDING' ? since !== '' : who !== '' || kind === 'WORK';

/** Those of a proposal that is being written. */
export const useEffectDrafts = (season: string) =>
  useDraft<readonly EffectDraft[]>({ season, command: 'submitProposal effects' }, []);
