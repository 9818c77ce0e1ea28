/** Checks of single fields in any command. The refusal names the field and the expected value. */
import {
  isClientSeed,
  isName,
  isPersonName,
  isSha256,
  isWords,
  nameExpected,
  personNameExpected,
  sha256OfText,
} from '../../kernel';
import type { SeasonFacts } from '../model/facts';
import type { Refuse } from '../model/refusals';

/** The maximum lengths of names and of a host's texts, in characters. */
export const LONGEST_SEASON_NAME = 80;
export const LONGEST_DESCRIPTION = 1_000;
export const LONGEST_PLAYER_NAME = 40;

/** `more`: further facts for the refusal. */
type Unless<F, Rule> = (
  right: boolean,
  field: string,
  expected: string,
  rule: Rule,
  more?: SeasonFacts<never, 'index' | 'effect'>,
) => F | null;

/** The checks for the commands of every season. */
export type Shapes<F> = Pick<
  ReturnType<typeof shapesOf<F, never>>,
  'unless' | 'nameShape' | 'descriptionShape' | 'inviteShape' | 'instantShape'
> & {
  readonly personNameShape: (
    field: string,
    name: string,
    longest: number,
    rule: 'players',
  ) => F | null;
};

export function shapesOf<F, Rule extends string>(refuse: Refuse<F, Rule>) {
  const unless: Unless<F, Rule | 'seasons'> = (right, field, expected, rule, more = {}) =>
    right ? null : refuse('MALFORMED', rule, { field, expected, ...more });
  return {
    unless,
    nameShape: (name: string, longest: number): F | null =>
      unless(isName(name, longest), 'name', nameExpected(longest), 'seasons'),
    personNameShape: (field: string, name: string, longest: number, rule: Rule): F | null =>
      unless(isPersonName(name, longest), field, personNameExpected(name, longest), rule),
    digestShape: (field: string, digest: string, rule: Rule | 'seasons'): F | null =>
      unless(isSha256(digest), field, '64 hexadecimal digits', rule),
    /** Accepts words or an empty text. */
    descriptionShape: (text: string): F | null =>
      unless(
        text.length <= LONGEST_DESCRIPTION && isWords(text) && text.normalize('NFC') === text,
        'description',
        `up to ${LONGEST_DESCRIPTION} characters in Unicode’s NFC, without control characters other than line ends`,
        'seasons',
      ),
    /** Checks the hash and, if `code` is given, that the hash is the code's. */
    inviteShape: (inviteHash: string, code?: string): F | null =>
      unless(isSha256(inviteHash), 'inviteHash', '64 hexadecimal digits', 'seasons') ??
      unless(
        code === undefined || sha256OfText(code) === inviteHash,
        'newCode',
        'the code of this hash',
        'seasons',
      ),
    seedShape: (seed: string | null, rule: Rule): F | null =>
      unless(
        seed === null || isClientSeed(seed),
        'clientSeed',
        '1 to 64 letters, digits, - or _',
        rule,
      ),
    instantShape: (field: string, ms: number): F | null =>
      unless(Number.isSafeInteger(ms), field, 'an instant', 'seasons'),
    /** Accepts words that are not blank and have no control characters. */
    wordsShape: (field: string, text: string, longest: number, rule: Rule): F | null =>
      unless(
        text.trim() !== '' && text.length <= longest && isWords(text),
        field,
        `1 to ${longest} characters, not all of them blank`,
        rule,
      ),
  };
}
