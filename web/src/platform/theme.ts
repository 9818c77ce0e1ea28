import { useSyncExternalStore } from 'react';
import { applyAppearance, readTheme, THEME } from './theme-cookie';
import type { Theme } from './theme-cookie';
import { onStorageChange } from './storage-events';

const listeners = new Set<() => void>();

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(THEME, theme);
  applyAppearance();
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

onStorageChange((key) => {
  if (key === THEME) chooseTheme(readTheme());
});
