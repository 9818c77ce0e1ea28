/** Local ids: the letter of the kind and a number, `l7`, `g2`. */
import { playerId } from '../../kernel';

declare const kind: unique symbol;

/**
 * The id of one kind of thing. The compiler rejects an id of another kind, even one with the same
 * letter.
 */
export type LocalId<
  Letter extends string = string,
  Kind extends string = string,
> = `${Letter}${number}` & { readonly [kind]?: Kind };

/** The text form of one kind's ids. A letter never changes, because journals contain it. */
export type IdFormat<Id extends string = string> = {
  readonly letter: string;
  /** Numbers start from 1, so id 0 names nothing. */
  readonly of: (number: number) => Id;
  /** Returns null if the text is not an id of the kind. */
  readonly read: (text: string) => Id | null;
};

export type IdOf<L> = L extends IdFormat<infer Id> ? Id : never;

const NUMBER = /^[1-9]\d{0,14}$/;

/** The id format with that letter. `_kind` only sets the type of the ids. */
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

export const SECRET_ATTEMPT_IDS = idsOf('SecretAttempt', 'x');
export type SecretAttemptId = IdOf<typeof SECRET_ATTEMPT_IDS>;

export const PROPOSAL_IDS = idsOf('Proposal', 'm');
export type ProposalId = IdOf<typeof PROPOSAL_IDS>;
