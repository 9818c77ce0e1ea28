/** What can be said of a command about the Judge without looking at the round. */
import { assertNever } from '../../kernel';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { LONGEST_MESSAGE, wordsShape } from '../words/shape';
import { RULE } from './bench';
import type { JudgeCommand, JusticeText } from './commands';

/** Of a request or a ruling. */
export const LONGEST_JUSTICE_TEXT = 10_000;
/** So many entries, and as many sections, may be named. */
export const MOST_CITED = 50;

export function judgeShape(command: JudgeCommand): RoundRefusal | null {
  switch (command.type) {
    case 'NominateForJudge':
      return wordsShape('text', command.text, LONGEST_MESSAGE, RULE);
    case 'RequestJustice':
    case 'IssueRuling':
      return justiceShape(command);
    case 'EndorseCandidate':
    case 'WithdrawEndorsement':
    case 'AppointJudge':
    case 'ResignAsJudge':
    case 'AssentToJudgeRemoval':
    case 'OverturnRuling':
    case 'CallConfidenceVote':
    case 'CastConfidenceVote':
      return null;
    default:
      return assertNever(command);
  }
}

function justiceShape({ text, entries, sections }: JusticeText): RoundRefusal | null {
  return (
    wordsShape('text', text, LONGEST_JUSTICE_TEXT, RULE) ??
    citedShape('entries', entries, (entry) => Number.isSafeInteger(entry) && entry >= 1) ??
    citedShape('sections', sections, (section) => section !== '')
  );
}

function citedShape<T>(
  field: string,
  cited: readonly T[],
  isRight: (one: T) => boolean,
): RoundRefusal | null {
  const distinct = new Set(cited).size === cited.length;
  if (distinct && cited.length <= MOST_CITED && cited.every(isRight)) return null;
  return refuse('MALFORMED', RULE, { field, expected: `up to ${MOST_CITED}, each once` });
}
