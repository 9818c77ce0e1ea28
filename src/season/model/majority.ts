/** Majorities: by a formula of the rules, or more than half [rulings X5, AC1]. */
import { isAdoptedBy } from '../../rulesets';
import type { Expression, Votes } from '../../rulesets';

const votesFor = { name: 'votesFor' };
/** The usual majorities. */
const USUAL = {
  /** More than half of the eligible voters. */
  MORE_THAN_HALF: {
    op: 'MORE',
    of: [{ op: 'MULTIPLY', of: [votesFor, 2] }, { name: 'players' }],
  },
  /** More votes for than against. */
  MORE_FOR: { op: 'MORE', of: [votesFor, { name: 'votesAgainst' }] },
} as const satisfies Readonly<Record<string, Expression>>;

/** The majority formula of the rules, or more than half. */
export const majorityOf = (formula: Expression | undefined): Expression =>
  formula ?? USUAL.MORE_THAN_HALF;

export const isMajority = (
  formula: Expression | undefined,
  usual: keyof typeof USUAL,
  votes: Votes,
): boolean => isAdoptedBy(formula ?? USUAL[usual], votes, () => 0n);
