import { eventText } from '../../../src/dynasty';
import { replay, rowsOf } from '../../dynasty/harness';
import type { TestDynasty } from '../../dynasty/harness';
import { playDynasty } from './dynasty-script';
import { describeGoverned } from './recorder';
import type { Played } from './recorder';

type Journal = TestDynasty['journal'];

function fold(journal: readonly Journal[number][]): Played {
  const state = replay(journal);
  return {
    journal,
    rows: rowsOf(state),
    sentences: journal.map(({ event }) => eventText(state, event)),
    revisions: state.all('revisions'),
  };
}

describe('the recorded dynasty that governs itself', () => {
  describeGoverned(
    'dynasty',
    () => fold(playDynasty().journal),
    (journal) => fold(journal),
  );
});
