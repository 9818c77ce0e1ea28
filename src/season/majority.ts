/** Whether votes are enough: by a formula of the rules, or, where they have none, as usual [rulings X5, AC1]. */
import { isAdoptedBy } from '../rulesets';
import type { Expression, Votes } from '../rulesets';

const votesFor = { name: 'votesFor' };
/** What is enough where the rules do not say. */
const USUAL = {
  /** Of all who could vote. */
  MORE_THAN_HALF: {
    op: 'MORE',
    of: [{ op: 'MULTIPLY', of: [votesFor, 2] }, { name: 'players' }],
  },
  /** Of those who vote. */
  MORE_FOR: { op: 'MORE', of: [votesFor, { name: 'votesAgainst' }] },
} as const satisfies Readonly<Record<string, Expression>>;

/** What is enough for votes from more than half, or as the rules have it. */
export const majorityOf = (formula: Expression | undefined): Expression =>
  formula ?? USUAL.MORE_THAN_HALF;

export const isMajority = (
  formula: Expression | undefined,
  usual: keyof typeof USUAL,
  votes: Votes,
): boolean => isAdoptedBy(formula ?? USUAL[usual], votes, () => 0n);
