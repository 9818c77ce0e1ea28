import { setCookie } from './cookie';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = 'moving' | 'still';

export const THEME = 'ridotto:theme';
export const MOTION = 'ridotto:motion';

export function readTheme(): Theme {
  const kept = localStorage.getItem(THEME);
  return THEMES.find((theme) => theme === kept) ?? 'auto';
}

export const readMotion = (): Motion =>
  localStorage.getItem(MOTION) === 'still' ? 'still' : 'moving';

/**
 * The server reads this cookie and writes the theme into the page, for the first paint:
 * src/server/http/theme-cookie.ts.
 */
const COOKIE = 'look';

/**
 * Applies this browser's theme and motion, and stores them for later pages. With reduced motion the
 * duration tokens are 0.
 */
export function applyAppearance(): void {
  const { dataset } = document.documentElement;
  const [theme, motion] = [readTheme(), readMotion()];
  const isAsCame =
    theme === (dataset['theme'] ?? 'auto') && motion === (dataset['motion'] ?? 'moving');
  if (isAsCame) return;
  if (theme === 'auto') delete dataset['theme'];
  else dataset['theme'] = theme;
  if (motion === 'still') dataset['motion'] = 'still';
  else delete dataset['motion'];
  setCookie(COOKIE, `${theme}-${motion}`);
}
