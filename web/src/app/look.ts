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

/** As this browser has chosen. The durations among the tokens are nothing where nothing shall move. */
export function applyLook(): void {
  const { dataset } = document.documentElement;
  const theme = readTheme();
  if (theme === 'auto') delete dataset['theme'];
  else dataset['theme'] = theme;
  if (readMotion() === 'still') dataset['motion'] = 'still';
  else delete dataset['motion'];
}
