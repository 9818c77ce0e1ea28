import { playerId } from '../../src/kernel';
import type { SecretAttemptRow } from '../../src/season';
import { MADE_AT } from '../support/store-fixtures';

const COMMITTED = {
  ...{ action: 'DUEL', playerId: playerId('p1'), sha256: 'ab12' },
  ...{ committedAtMs: MADE_AT, maturesAtMs: MADE_AT, revealsAtMs: MADE_AT },
};

export const SECRET_ATTEMPTS: readonly SecretAttemptRow[] = [
  {
    ...{ ...COMMITTED, id: 'x1', revealedAtMs: MADE_AT, text: '{}' },
    ...{ status: 'FAILED', failure: 'MALFORMED' },
  },
  {
    ...{ ...COMMITTED, id: 'x2', revealedAtMs: null, text: null },
    ...{ status: 'COMMITTED', failure: null },
  },
];
