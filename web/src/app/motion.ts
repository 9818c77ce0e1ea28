import { useSyncExternalStore } from 'react';

export type Motion = 'moving' | 'still';

const KEY = 'ridotto:motion';
const listeners = new Set<() => void>();

const readMotion = (): Motion => (localStorage.getItem(KEY) === 'still' ? 'still' : 'moving');

/** The durations among the tokens are nothing where nothing shall move. */
export function applyMotion(): void {
  if (readMotion() === 'still') document.documentElement.dataset['motion'] = 'still';
  else delete document.documentElement.dataset['motion'];
}

export function chooseMotion(motion: Motion): void {
  localStorage.setItem(KEY, motion);
  applyMotion();
  listeners.forEach((listener) => listener());
}

export function useMotion(): Motion {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, readMotion);
}

window.addEventListener('storage', ({ key }) => {
  if (key === KEY) chooseMotion(readMotion());
});
