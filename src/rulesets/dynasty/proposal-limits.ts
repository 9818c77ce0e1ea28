/**
 * The limits of one author's pending proposals, and of those in a rules-day [rulings L4, AK5]. If
 * proposals of some class wait for one another, those that do not wait, Calls for Judgement, are
 * urgent: each class of them has limits of its own.
 */
import type { DynastyRuleset } from './document';
import type { DynastyProposalClass } from './proposals';

type Known = NonNullable<DynastyRuleset['proposals']>;
type Limits = {
  readonly mostPending: number;
  readonly mostPerDay: number;
  /** True if a proposal of that class counts towards the same limit. */
  readonly counts: (code: string) => boolean;
};

const waits = ({ popularity }: DynastyProposalClass): boolean =>
  popularity.test === 'QUORUM' && popularity.oldestFirst;

const hasOwn = ({ mostPending, mostPerDay }: DynastyProposalClass): boolean =>
  mostPending !== undefined || mostPerDay !== undefined;

/** The classes with limits of their own. */
export const classesWithOwnLimits = ({ classes }: Known): readonly DynastyProposalClass[] =>
  classes.filter((known) => hasOwn(known) || (!waits(known) && classes.some(waits)));

export function limitsFor(rules: Known, asked: DynastyProposalClass): Limits {
  const apart = classesWithOwnLimits(rules);
  const { mostPending = rules.mostPending, mostPerDay = rules.mostPerDay } = asked;
  const isApart = apart.includes(asked);
  const counts = (code: string): boolean =>
    isApart ? code === asked.class : apart.every((each) => each.class !== code);
  return { mostPending, mostPerDay, counts };
}
