/** What a season numbers is named by the letter of its kind and its number: `l7`, `g2`. */
import { playerId } from '../kernel';

declare const kind: unique symbol;

/** The id of one kind of thing: those of two kinds do not mix, even where they share a letter. */
export type LocalId<
  Letter extends string = string,
  Kind extends string = string,
> = `${Letter}${number}` & { readonly [kind]?: Kind };

/** How the ids of one kind are written and read. Journals have the letters: none ever changes. */
export type Lettering<Id extends string = string> = {
  readonly letter: string;
  /** Things are numbered from 1, so 0 is the id of nothing. */
  readonly of: (number: number) => Id;
  /** Null for a text that is no id of the kind. */
  readonly read: (text: string) => Id | null;
};

export type IdOf<L> = L extends Lettering<infer Id> ? Id : never;

const NUMBER = /^[1-9]\d{0,14}$/;

/** The ids that begin with the letter; the compiler tells them from others by the kind's name. */
export const idsOf = <Kind extends string, Letter extends string>(
  _kind: Kind,
  letter: Letter,
): Lettering<LocalId<Letter, Kind>> => lettering(letter, (text) => text as LocalId<Letter, Kind>);

export const PLAYER_IDS = lettering('p', playerId);

export const REVISION_IDS = idsOf('Ruleset', 'r');

function lettering<Id extends string>(letter: string, named: (text: string) => Id): Lettering<Id> {
  return {
    letter,
    of: (number) => named(`${letter}${String(number)}`),
    read: (text) =>
      text.startsWith(letter) && NUMBER.test(text.slice(letter.length)) ? named(text) : null,
  };
}
