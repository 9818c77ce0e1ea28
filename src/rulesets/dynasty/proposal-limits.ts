/**
 * The limits on one author's pending proposals, and on the author's proposals in a rules-day
 * [rulings L4, AK5]. If proposals of some class wait for one another, the classes that do not wait,
 * such as Calls for Judgement, are urgent. Each urgent class has its own limits.
 */
import type { DynastyRuleset } from './document';
import type { DynastyProposalClass } from './proposals';

type Known = NonNullable<DynastyRuleset['proposals']>;
type Limits = {
  readonly mostPending: number;
  readonly mostPerDay: number;
  /** True if the limits include proposals of this class. */
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
