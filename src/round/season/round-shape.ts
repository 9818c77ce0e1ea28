import type { CreateRound } from '../command';
import type { RoundRefusal } from '../refusal';
import { digestShape, nameShape, unless } from '../shapes';
import { DEFAULT_DAY_SECONDS, LONGEST_ROUND_NAME } from './create-round';

export function roundShape(command: CreateRound): RoundRefusal | null {
  const atDefaultTempo = command.document.rulesDaySeconds === DEFAULT_DAY_SECONDS;
  return (
    nameShape(command.name, LONGEST_ROUND_NAME) ??
    (command.inviteHash === null ? null : digestShape('inviteHash', command.inviteHash)) ??
    unless(
      command.rulesStartMs === null || !atDefaultTempo,
      'startsAtRulesTime',
      'nothing at the default tempo: rules-time is UTC then',
      'seasons',
    )
  );
}
