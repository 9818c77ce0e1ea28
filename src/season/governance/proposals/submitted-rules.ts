/**
 * A patch may name a list entry by its index. The index means the entry at that place in the rules
 * at submission, and the amendment fails if that entry has moved [ruling L9]. Older amendments do
 * not store the revision in which their indexes were written.
 */
import type { Json } from '../../../kernel';
import { movedEntries, newlyDropped } from '../../../rulesets';
import type { AmendProblem, Ruleset } from '../../../rulesets';
import type { RevisionRow } from '../../model/rows';

type Amendment = {
  readonly type: 'AMEND_RULESET';
  readonly patch: Json;
  /** The revision for which the patch was written; left out if its meaning does not depend on it. */
  readonly under?: number;
};

const isAmendment = (effect: unknown): effect is Amendment =>
  typeof effect === 'object' &&
  effect !== null &&
  'type' in effect &&
  effect.type === 'AMEND_RULESET';

/** True if the patch uses list indexes, or puts in a list or an object as a whole. */
const needsRevision = (patch: Json): boolean =>
  /"(?:path|from)":"[^"]*\/\d|"op":"(?:move|copy)"|"value":[[{]/.test(JSON.stringify(patch));

/** The effects to store. The present revision is added to amendments whose meaning depends on it. */
export const withRevision = <Effect>(
  effects: readonly Effect[],
  revision: number,
): readonly Effect[] =>
  effects.map((effect) =>
    isAmendment(effect) && needsRevision(effect.patch) ? { ...effect, under: revision } : effect,
  );

type Revisions<Document> = {
  get(table: 'revisions', id: string): RevisionRow<Document> | undefined;
};
type Amended<Document> = { readonly ok: true; readonly ruleset: Document } | { readonly ok: false };

/**
 * The rules at a proposal's submission, to which the patches of its effects are applied one by one.
 */
export class SubmittedRules<Document extends Ruleset> {
  #document: Document | null;

  constructor(
    state: Revisions<Document>,
    effects: readonly unknown[],
    private readonly amend: (document: Document, patch: unknown) => Amended<Document>,
  ) {
    const under = effects.filter(isAmendment).find((effect) => effect.under !== undefined)?.under;
    const row = under === undefined ? undefined : state.get('revisions', `r${String(under)}`);
    this.#document = row?.document ?? null;
  }

  /**
   * The problems of a patch whose list indexes mean other entries in the rules in force, or that
   * drops entries made since. Also applies the patch to the rules at submission.
   */
  moved(now: Document, patch: unknown): readonly AmendProblem[] {
    const written = this.#document;
    if (written === null) return [];
    const after = this.amend(written, patch);
    if (after.ok) this.#document = after.ruleset;
    return written === now
      ? []
      : [...movedEntries(written, now, patch), ...newlyDropped(written, now, patch)];
  }
}
