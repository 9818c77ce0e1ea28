import { accounts } from './accounts';
import { check } from './check';
import { closeSeason } from './close-season';
import type { OperatorCommand } from './command';
import { deleteAccount } from './delete-account';
import { deleteSeason } from './delete-season';
import { endSessions } from './end-sessions';
import { exportSeason } from './export-season';
import { importArchive } from './import-season';
import { resetPassword } from './reset-password';
import { rotate } from './rotate-secret';
import { seasons } from './seasons';
import { suspendAccount } from './suspend-account';

/** In the order of the help text. */
export const COMMANDS: readonly OperatorCommand[] = [
  seasons,
  closeSeason,
  deleteSeason,
  exportSeason,
  importArchive,
  accounts,
  resetPassword,
  endSessions,
  suspendAccount,
  deleteAccount,
  rotate,
  check,
];
