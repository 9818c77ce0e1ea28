import { replay } from '../round/harness';
import { stepsOf, eventsOf, readRecording, writeRecording } from './recording';
import { Stage } from './stage';

type Script = {
  /** Plays the season week by week. */
  readonly play: (stage: Stage) => Promise<void>;
  /** The events that the season must contain: all events of the edition. */
  readonly events: readonly string[];
};

/**
 * Plays a season through the API and compares it with its recording, and the recording with its
 * folded state. `RECORD=1` records it again, after a deliberate change to a rule or the script.
 */
export function describeSeason(edition: string, { play, events }: Script): void {
  describe(`the recorded season of ${edition}`, () => {
    it('is played through the API as it was recorded, event by event', async () => {
      const stage = await Stage.open(edition);
      try {
        await play(stage);
        const journal = eventsOf(await stage.journal());
        const played = { edition, journal, steps: stepsOf(journal) };
        if (process.env['RECORD'] === '1') writeRecording(played);
        expect(journal).toEqual(readRecording(edition).journal);
      } finally {
        await stage.close();
      }
    });

    it('folds to the same state and shows each seat the same [invariants 4, 8]', () => {
      const { journal, steps } = readRecording(edition);
      expect(stepsOf(journal)).toEqual(steps);
    });

    it('is of four weeks, and has everything that the edition has', () => {
      const { journal } = readRecording(edition);
      const seen = new Set<string>(journal.map(({ event }) => event.type));
      expect(events.filter((type) => !seen.has(type))).toEqual([]);
      expect(replay(journal).count('weeks')).toBeGreaterThanOrEqual(4);
    });
  });
}
