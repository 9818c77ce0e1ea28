import type { WithEffects } from '../effect-kinds';
import type { Expression } from '../expressions/expression';
import { voteFormulaProse } from '../vote-formula';
import { list, plain } from './markdown';

type Known = {
  readonly classes: readonly (WithEffects & { readonly name: string })[];
  readonly graveMajority?: Expression;
};

/** What grave effects need in any class, and what the classes may do that may not do everything [ruling AK6]. */
export function gravity(
  { classes, graveMajority }: Known,
  words: Readonly<Record<string, string>>,
): string {
  const needs =
    graveMajority === undefined
      ? 'votes for it from more than half of the players'
      : `this: ${voteFormulaProse(graveMajority, {}, 'QUORUM', '')}`;
  return (
    'A proposal that declares a winner, ends the season, removes a player or replaces the host also ' +
    'needs, ' +
    `whatever its class, ${needs}.${classes.map((known) => limits(known, words)).join('')}`
  );
}

function limits(
  { name, effects }: Known['classes'][number],
  words: Readonly<Record<string, string>>,
): string {
  if (effects === undefined) return '';
  if (effects.length === 0) return ` The class ${plain(name)} is for words alone.`;
  const kinds = effects.map((kind) => words[kind] ?? kind);
  return ` For a proposal of the class ${plain(name)} the server only ${list(kinds, 'or')}.`;
}
