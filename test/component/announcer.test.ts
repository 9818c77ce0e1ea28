import {
  announce,
  currentAnnouncement,
  onAnnouncement,
} from '../../web/src/platform/live/announcer';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('speaks events also while more arrive than can be spoken', () => {
  const spoken: string[] = [];
  const stop = onAnnouncement(() => void spoken.push(currentAnnouncement().text));
  for (let event = 1; event <= 400; event += 1) {
    announce(`Event ${event}`);
    jest.advanceTimersByTime(10);
  }
  jest.runAllTimers();
  stop();

  const told = spoken.map((text) => (text.startsWith('Event') ? 'event' : 'number'));
  // The first texts, then by turns, then the last twelve.
  const pair = ['number', 'event'];
  expect(told.slice(1, 9)).toEqual([...pair, ...pair, ...pair, ...pair]);
  expect(spoken.at(-1)).toBe('Event 400');
  const dropped = spoken.map((text) => Number(/^Earlier events: (\d+)$/.exec(text)?.[1] ?? 0));
  const events = told.filter((kind) => kind === 'event').length;
  expect(dropped.reduce((sum, count) => sum + count, 0) + events).toBe(400);
});
