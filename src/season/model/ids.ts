/** Local ids: the letter of the kind and a number, `l7`, `g2`. */
import { playerId } from '../../kernel';

declare const kind: unique symbol;

/** The id of one kind of thing. Ids of two kinds do not mix, even if they share a letter. */
export type LocalId<
  Letter extends string = string,
  Kind extends string = string,
> = `${Letter}${number}` & { readonly [kind]?: Kind };

/** The text form of one kind's ids. Journals have the letters: they never change. */
export type IdFormat<Id extends string = string> = {
  readonly letter: string;
  /** Numbers start from 1, so id 0 names nothing. */
  readonly of: (number: number) => Id;
  /** Null for a text that is not an id of the kind. */
  readonly read: (text: string) => Id | null;
};

export type IdOf<L> = L extends IdFormat<infer Id> ? Id : never;

const NUMBER = /^[1-9]\d{0,14}$/;

/** The ids with that letter; the kind's name tells the compiler which they are. */
export const idsOf = <Kind extends string, Letter extends string>(
  _kind: Kind,
  letter: Letter,
): IdFormat<LocalId<Letter, Kind>> => lettering(letter, (text) => text as LocalId<Letter, Kind>);

export const PLAYER_IDS = lettering('p', playerId);

export const REVISION_IDS = idsOf('Ruleset', 'r');

function lettering<Id extends string>(letter: string, named: (text: string) => Id): IdFormat<Id> {
  return {
    letter,
    of: (number) => named(`${letter}${String(number)}`),
    read: (text) =>
      text.startsWith(letter) && NUMBER.test(text.slice(letter.length)) ? named(text) : null,
  };
}

export const PROPOSAL_IDS = idsOf('Proposal', 'm');
export type ProposalId = IdOf<typeof PROPOSAL_IDS>;
