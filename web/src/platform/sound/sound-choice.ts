import { useSyncExternalStore } from 'react';
import { whileBusy } from '../activity';
import { onStorageChange } from '../storage-events';
import { onCue } from './cue';

const KEY = 'ridotto:sound';
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

/** True if this browser plays sounds and vibrates; false until somebody switches them on. */
const isSoundOn = (): boolean => localStorage.getItem(KEY) === 'on';

export function setSoundOn(on: boolean): void {
  localStorage.setItem(KEY, on ? 'on' : 'off');
  tell();
}

export const useSoundOn = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isSoundOn,
    () => false,
  );

/** Plays a sound if sounds are on and the tab is visible. */
onCue((name, options) => {
  if (!isSoundOn() || document.hidden) return;
  const player = whileBusy('part', import('./cue-player'));
  player.then(({ playCue }) => playCue(name, options)).catch(() => undefined);
});

onStorageChange((key) => {
  if (key === KEY) tell();
});
