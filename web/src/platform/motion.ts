import { useSyncExternalStore } from 'react';
import { applyAppearance, MOTION, readMotion } from './theme-cookie';
import type { Motion } from './theme-cookie';
import { onStorageChange } from './storage-events';

const listeners = new Set<() => void>();

export function chooseMotion(motion: Motion): void {
  localStorage.setItem(MOTION, motion);
  applyAppearance();
  listeners.forEach((listener) => listener());
}

export const useMotion = (): Motion =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    readMotion,
    () => 'moving',
  );

onStorageChange((key) => {
  if (key === MOTION) chooseMotion(readMotion());
});
