import type { CreateDynasty } from '../command';
import type { DynastyRefusal } from '../refusal';
import { digestShape, nameShape, unless } from '../shapes';

export const LONGEST_DYNASTY_NAME = 80;
/** One rules-day in a real day: rules-time can be UTC. */
export const DEFAULT_DAY_SECONDS = 86_400;

export function dynastyShape(command: CreateDynasty): DynastyRefusal | null {
  const atDefaultTempo = command.document.rulesDaySeconds === DEFAULT_DAY_SECONDS;
  return (
    nameShape(command.name, LONGEST_DYNASTY_NAME) ??
    (command.inviteHash === null ? null : digestShape('inviteHash', command.inviteHash)) ??
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
