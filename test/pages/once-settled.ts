import type { Page } from 'playwright-core';
import type { PushBarrier } from './push-barrier';
import { settled } from './settled';
import { Traffic } from './traffic';

/** The time limit for a page to settle. */
const AT_MOST_MS = 60_000;
const LOOK_MS = 20;

/** The open pages of the suite. */
const pages = new Set<Traffic>();
/** The push barrier of the pages' server. */
let barrier: PushBarrier | null = null;

export function followPage(page: Page): void {
  const traffic = new Traffic(page);
  pages.add(traffic);
  page.on('close', () => pages.delete(traffic));
}

export const usePushBarrier = (own: PushBarrier): void => void (barrier = own);

/**
 * Checks the assertion once all pages of the suite have received all pushes and are settled. If the
 * assertion fails, repeats this while a page still has a request or message under way. It does not
 * wait for the timers of a page.
 */
export async function onceSettled(assertion: () => Promise<void>): Promise<void> {
  const end = performance.now() + AT_MOST_MS;
  for (let round = 1; ; round += 1) {
    const before = moves();
    await allSettled();
    try {
      await assertion();
      return;
    } catch (error) {
      const moving = stillMoving(before);
      // The second round includes the answers to everything that the pages sent before the first
      // round.
      if (round > 1 && moving.length === 0) throw withNote(error, 'No page was waiting for more.');
      if (performance.now() > end) throw withNote(error, `Still moving: ${moving.join(', ')}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

async function allSettled(): Promise<void> {
  if (barrier === null) throw new Error('The suite has no server with a push barrier.');
  const connected = [...pages].map((traffic) => ({ traffic, sockets: traffic.connected() }));
  const { round } = await barrier([...pages].flatMap((page) => page.pongs()));
  await Promise.all(
    connected.map(async ({ traffic, sockets }) => {
      await traffic.answered(round, sockets);
      await settled(traffic.page);
    }),
  );
}

const moves = (): ReadonlyMap<Traffic, number> =>
  new Map([...pages].map((traffic) => [traffic, traffic.moves]));

function stillMoving(before: ReadonlyMap<Traffic, number>): readonly string[] {
  return [...pages].flatMap((traffic) => {
    const { page } = traffic;
    const more = traffic.moves - (before.get(traffic) ?? 0);
    const counted = more === 0 ? [] : [`${more} requests, answers or messages of ${page.url()}`];
    return [...counted, ...traffic.underWay()];
  });
}

function withNote(error: unknown, note: string): unknown {
  if (error instanceof Error) error.message = `${error.message}\n\n${note}`;
  return error;
}
