/**
 * What can be said of a command without looking at the dynasty. It comes before everything else,
 * so that a malformed command is told so whoever sends it and whenever.
 */
import {
  assertNever,
  isClientSeed,
  isName,
  isPersonName,
  isSha256,
  isWords,
  nameExpected,
  personNameExpected,
} from '../kernel';
import type { CreateDynasty, DynastyCommand } from './command';
import { refuse } from './refusal';
import type { DynastyAnchor } from '../rulesets';
import type { DynastyRefusal } from './refusal';
import { LONGEST_MESSAGE } from './words/channel';

export const LONGEST_DYNASTY_NAME = 80;
const LONGEST_PLAYER_NAME = 40;
export const LONGEST_VOID_REASON = 500;
/** One rules-day in a real day: rules-time can be UTC. */
export const DEFAULT_DAY_SECONDS = 86_400;
const MOST_CARDS = 300;

export function shapeRefusal(command: DynastyCommand): DynastyRefusal | null {
  switch (command.type) {
    case 'CreateDynasty':
      return dynastyShape(command);
    case 'JoinSeason':
      return playerNameShape(command.name);
    case 'RotateInvite':
      return digestShape('inviteHash', command.inviteHash, 'seasons');
    case 'AdvanceClock':
      return unless(Number.isSafeInteger(command.toMs), 'to', 'an instant', 'seasons');
    case 'SetClientSeed':
      return command.sha256 === null ? null : digestShape('sha256', command.sha256, 'chance');
    case 'SetReadiness':
      return seedShape(command.clientSeed);
    case 'StartGame':
      return unless(
        (command.deck?.length ?? 0) <= MOST_CARDS,
        'deck',
        `up to ${MOST_CARDS} cards`,
        'starting-a-game',
      );
    case 'VoidGame':
      return wordsShape('reason', command.reason, LONGEST_VOID_REASON, 'ending-a-game');
    case 'Say':
      return wordsShape('text', command.text, LONGEST_MESSAGE, 'play');
    case 'LeaveSeason':
    case 'RemovePlayer':
    case 'CloseSeason':
    case 'PublishRuleset':
    case 'WearMask':
    case 'EndGame':
    case 'PlayCard':
    case 'OfferSfida':
    case 'AnswerSfida':
    case 'ResignGame':
    case 'UseReali':
    case 'RevealMask':
    case 'BecomeBookmaker':
    case 'PlaceBet':
    case 'SettleBets':
      return null;
    default:
      return assertNever(command);
  }
}

function unless(
  right: boolean,
  field: string,
  expected: string,
  rule: DynastyAnchor,
): DynastyRefusal | null {
  return right ? null : refuse('MALFORMED', rule, { field, expected });
}

const playerNameShape = (name: string): DynastyRefusal | null =>
  unless(
    isPersonName(name, LONGEST_PLAYER_NAME),
    'name',
    personNameExpected(LONGEST_PLAYER_NAME),
    'players',
  );

function dynastyShape(command: CreateDynasty): DynastyRefusal | null {
  const atDefaultTempo = command.document.rulesDaySeconds === DEFAULT_DAY_SECONDS;
  return (
    unless(
      isName(command.name, LONGEST_DYNASTY_NAME),
      'name',
      nameExpected(LONGEST_DYNASTY_NAME),
      'seasons',
    ) ??
    (command.inviteHash === null
      ? null
      : digestShape('inviteHash', command.inviteHash, 'seasons')) ??
    unless(
      command.rulesStartMs === null || !atDefaultTempo,
      'startsAtRulesTime',
      'nothing at the default tempo: rules-time is UTC then',
      'seasons',
    ) ??
    unless(
      command.startsAtMs === null || command.rehearsal,
      'startsAt',
      'nothing but in a rehearsal: a dynasty starts at once',
      'seasons',
    )
  );
}

const digestShape = (field: string, digest: string, rule: DynastyAnchor): DynastyRefusal | null =>
  unless(isSha256(digest), field, '64 hexadecimal digits', rule);

function seedShape(seed: string | null): DynastyRefusal | null {
  const right = seed === null || isClientSeed(seed);
  return unless(right, 'clientSeed', '1 to 64 letters, digits, - or _', 'chance');
}

function wordsShape(
  field: string,
  text: string,
  longest: number,
  rule: DynastyAnchor,
): DynastyRefusal | null {
  const right = text.trim() !== '' && text.length <= longest && isWords(text);
  return unless(right, field, `1 to ${longest} characters that say something`, rule);
}
