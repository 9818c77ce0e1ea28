/**
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import type { Cue, CueOptions } from '../../web/src/platform/sound/cue';
import { playedSounds, replaceAudio, TestAudio } from './audio';

type Player = { readonly playCue: (cue: Cue, options: CueOptions) => void };

let restore: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  restore = replaceAudio();
});
afterEach(() => {
  restore();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'vibrate');
  document.documentElement.style.removeProperty('--calm');
});

/** A player of a page that has just loaded. */
async function player(): Promise<Player['playCue']> {
  let loaded: Player | undefined;
  await jest.isolateModulesAsync(async () => {
    loaded = await import('../../web/src/platform/sound/cue-player');
  });
  return loaded!.playCue;
}

async function pass(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
}

it('forty events at once are one sound, that of the most important', async () => {
  const play = await player();
  for (let event = 0; event < 40; event += 1) play(event === 20 ? 'won' : 'chip', {});
  await pass(5_000);
  expect(playedSounds()).toEqual(['won']);
});

it('forty events in a second are one sound', async () => {
  const play = await player();
  for (let event = 0; event < 40; event += 1) {
    play('chip', { of: String(event) });
    await pass(25);
  }
  await pass(5_000);
  expect(playedSounds()).toEqual(['chip']);
});

it.each<[string, Cue, readonly Cue[]]>([
  ['a card soon after another sound is silent', 'card', ['chip']],
  ['the turn waits until the sound before it is over', 'turn', ['chip', 'turn']],
])('%s', async (_what, second, expected) => {
  const play = await player();
  play('chip', {});
  await pass(300);
  play(second, {});
  await pass(5_000);
  expect(playedSounds()).toEqual(expected);
  play('card', {});
  await pass(5_000);
  expect(playedSounds()).toEqual([...expected, 'card']);
});

it('an event that two parts of a page report sounds once', async () => {
  const play = await player();
  play('won', { of: 'week 1' });
  await pass(5_000);
  play('chip', { of: 'week 1' });
  await pass(5_000);
  expect(playedSounds()).toEqual(['won']);
});

it.each([
  ['absent', null],
  [
    'refused',
    function refuse() {
      throw new DOMException('No audio device.', 'NotSupportedError');
    },
  ],
])('nothing breaks if audio is %s', async (_what, audio) => {
  restore();
  restore = replaceAudio(audio);
  const play = await player();
  play('won', {});
  await pass(5_000);
  expect(TestAudio.pitches).toEqual([]);
});

it('a sound that the browser holds back is not played later', async () => {
  const play = await player();
  TestAudio.state = 'suspended';
  play('won', {});
  await pass(5_000);
  expect([TestAudio.contexts, playedSounds()]).toEqual([1, []]);
  TestAudio.state = 'running';
  play('lost', {});
  await pass(5_000);
  expect(playedSounds()).toEqual(['lost']);
});

it.each<[string, Cue, boolean, string, readonly unknown[]]>([
  ['the viewer’s own card', 'card', true, '200ms', [15]],
  ['the viewer’s turn', 'turn', false, '200ms', [[25, 70, 25]]],
  ['another player’s card', 'card', false, '200ms', []],
  ['the viewer’s own card with reduced motion', 'card', true, '0ms', []],
])('vibration for %s', async (_what, cue, isOwn, calm, expected) => {
  document.documentElement.style.setProperty('--calm', calm);
  const pulses: unknown[] = [];
  const vibrate = (pulse: unknown): number => pulses.push(pulse);
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  const play = await player();
  play(cue, { isOwn });
  await pass(5_000);
  expect(pulses).toEqual(expected);
});
