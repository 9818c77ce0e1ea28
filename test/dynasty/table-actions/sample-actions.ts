/**
 * Two table actions for tests: one silences a trick for pegs, the other activates a trick for
 * nothing.
 */
import type { TableAction } from '../../../src/rulesets';

const CLASSES = ['PERMANENT', 'CELESTIAL', 'PARTE'];

export const HUSH: TableAction = {
  ...{ action: 'HUSH', title: 'Hush a Trick', who: 'PARTICIPANTS', pegs: 2 },
  ...{ beforePlay: 4, underSfida: false, limit: { times: 1, of: 'PLAYER' } },
  effect: { type: 'REMOVE_TRICK', classes: CLASSES },
};
export const CALL: TableAction = {
  ...{ action: 'CALL', title: 'Call a Trick', who: 'ONLOOKERS', pegs: 0 },
  ...{ beforePlay: null, underSfida: true, limit: { times: 1, of: 'GAME' } },
  effect: { type: 'ADD_TRICK', classes: ['PARTE'] },
};
