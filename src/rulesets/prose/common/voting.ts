import type { EffectLimits } from '../../document/effect-kinds';
import { GRAVE_WORDS } from '../../document/grave-deeds';
import { list, plain } from '../../document/markdown';
import type { Expression } from '../../expressions/expression';
import { voteFormulaProse } from '../../mechanics/vote-formula';

type Known = {
  readonly classes: readonly (EffectLimits & { readonly name: string })[];
  readonly graveMajority?: Expression;
};

/**
 * The votes that grave deeds need in any class, and the effects that limited classes allow
 * [ruling AK6].
 */
export function gravity(
  { classes, graveMajority }: Known,
  words: Readonly<Record<string, string>>,
): string {
  return (
    `A proposal that ${DEEDS} also needs, ` +
    `whatever its class, ${needs(graveMajority)}.${classes.map((known) => limits(known, words)).join('')}`
  );
}

/**
 * The votes that grave deeds need in one class, as a separate sentence; null if the class is for
 * words alone.
 */
export function graveNeed(
  { effects }: EffectLimits,
  { graveMajority }: Pick<Known, 'graveMajority'>,
): string | null {
  if (effects?.length === 0) return null;
  return `A proposal that ${DEEDS} also needs ${needs(graveMajority)}.`;
}

const DEEDS = list(Object.values(GRAVE_WORDS), 'or');

const needs = (majority: Expression | undefined): string =>
  majority === undefined
    ? 'votes for it from more than half of the players'
    : `this: ${voteFormulaProse(majority, {}, 'QUORUM', '')}`;

function limits(
  { name, effects }: Known['classes'][number],
  words: Readonly<Record<string, string>>,
): string {
  if (effects === undefined) return '';
  if (effects.length === 0) return ` The class ${plain(name)} is for words alone.`;
  const kinds = effects.map((kind) => words[kind] ?? kind);
  return ` For a proposal of the class ${plain(name)} the server only ${list(kinds, 'or')}.`;
}

type VoteTest = {
  readonly test: string;
  readonly minimumVotes?: number;
  readonly formula?: unknown;
  readonly quorum?: unknown;
};

/**
 * The majority that applies if the number of players makes every adoption impossible [ruling AE2];
 * null if that cannot happen.
 */
export const fallbackMajority = (
  classes: readonly { readonly popularity: VoteTest }[],
): string | null =>
  classes.some(({ popularity }) => canFail(popularity))
    ? 'If the players become so many, or so few, that no votes could adopt anything, votes for a ' +
      'proposal from more than half of them adopt it at the end.'
    : null;

const canFail = ({ test, minimumVotes = 0, formula, quorum }: VoteTest): boolean =>
  formula !== undefined ||
  quorum !== undefined ||
  (test === 'FOR_AT_LEAST_AGAINST' && minimumVotes > 1);
