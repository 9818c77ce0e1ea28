import { useSyncExternalStore } from 'react';
import { applyLook, readTheme, THEME } from './theme-cookie';
import type { Theme } from './theme-cookie';
import { onStored } from './storage-events';

const listeners = new Set<() => void>();

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(THEME, theme);
  applyLook();
  listeners.forEach((listener) => listener());
}

export const useTheme = (): Theme =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    readTheme,
    () => 'auto',
  );

onStored((key) => {
  if (key === THEME) chooseTheme(readTheme());
});
