type VoteTest = {
  readonly test: string;
  readonly minimumVotes?: number;
  readonly formula?: unknown;
  readonly quorum?: unknown;
};

/**
 * The fallback majority once the number of players leaves every class unable to adopt anything
 * [ruling AE2]; null if that cannot happen.
 */
export const leftOver = (classes: readonly { readonly popularity: VoteTest }[]): string | null =>
  classes.some(({ popularity }) => canFail(popularity))
    ? 'If there come to be so many players, or so few, that no votes of theirs could adopt ' +
      'anything, votes for a proposal from more than half of them adopt it at the end.'
    : null;

const canFail = ({ test, minimumVotes = 0, formula, quorum }: VoteTest): boolean =>
  formula !== undefined ||
  quorum !== undefined ||
  (test === 'FOR_AT_LEAST_AGAINST' && minimumVotes > 1);
