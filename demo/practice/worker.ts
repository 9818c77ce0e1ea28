/**
 * The server's bots: a worker thread that knows only the server's address and the bots' tokens. It
 * receives the seasons to play, and reports the ended ones.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { openParty } from './party';
import type { Party } from './party';

const Given = z.object({ url: z.string(), thinkMs: z.number() });
const ToBots = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('play'),
    season: z.string(),
    bots: z.array(z.object({ token: z.string(), place: z.number() })),
    show: z.object({ thinkMs: z.number() }).nullable(),
  }),
  z.object({ type: z.literal('leave'), season: z.string() }),
  z.object({ type: z.literal('close') }),
]);

const { url, thinkMs } = Given.parse(workerData);
const parties = new Map<string, Party>();

async function leave(season: string): Promise<void> {
  const party = parties.get(season);
  parties.delete(season);
  await party?.leave();
}

parentPort?.on('message', (message: unknown) => {
  const told = ToBots.parse(message);
  if (told.type === 'leave') void leave(told.season);
  if (told.type === 'close') {
    void Promise.all([...parties.keys()].map(leave)).then(() => {
      parentPort?.postMessage({ type: 'closed' });
    });
  }
  if (told.type === 'play') {
    const { season, bots, show } = told;
    void leave(season);
    const party: Party = openParty({
      ...{ url, season, bots, thinkMs: show?.thinkMs ?? thinkMs, isShow: show !== null },
      onSeated: () => {
        parentPort?.postMessage({ type: 'seated', season });
      },
      onOver: () => {
        if (parties.get(season) !== party) return;
        void leave(season);
        parentPort?.postMessage({ type: 'over', season });
      },
    });
    parties.set(season, party);
  }
});
