import { useSyncExternalStore } from 'react';
import { applyLook, MOTION, readMotion } from './theme-cookie';
import type { Motion } from './theme-cookie';
import { onStored } from './storage-events';

const listeners = new Set<() => void>();

export function chooseMotion(motion: Motion): void {
  localStorage.setItem(MOTION, motion);
  applyLook();
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

onStored((key) => {
  if (key === MOTION) chooseMotion(readMotion());
});
