import {
  accounts,
  deleteAccount,
  endSessions,
  resetPassword,
  suspendAccount,
} from './account-commands';
import { check } from './check';
import { copyTo } from './copy-to';
import {
  closeSeason,
  deleteSeason,
  exportSeason,
  importSeasonCommand,
  seasons,
} from './season-commands';
import type { OperatorCommand } from './command';
import { rotateSecretCommand } from './rotate-secret';

/** The commands, in the order of the help text. */
export const COMMANDS: readonly OperatorCommand[] = [
  seasons,
  closeSeason,
  deleteSeason,
  exportSeason,
  importSeasonCommand,
  accounts,
  resetPassword,
  endSessions,
  suspendAccount,
  deleteAccount,
  rotateSecretCommand,
  copyTo,
  check,
];
