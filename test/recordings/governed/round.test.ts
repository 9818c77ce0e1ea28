import { eventText } from '../../../src/round';
import { replay, rowsOf } from '../../round/harness';
import type { TestRound } from '../../round/harness';
import { playRound } from './round-script';
import { describeGoverned } from './recorder';
import type { Played } from './recorder';

type Journal = TestRound['journal'];

function fold(journal: readonly Journal[number][]): Played {
  const state = replay(journal);
  return {
    journal,
    rows: rowsOf(state),
    sentences: journal.map(({ event }) => eventText(state, event)),
    revisions: state.all('revisions'),
  };
}

describe('the recorded round that governs itself', () => {
  describeGoverned(
    'round',
    () => fold(playRound().journal),
    (journal) => fold(journal),
  );
});
