import { say } from '../words/words';
import { THEMES } from './look';
import type { Theme } from './look';
import { chooseTheme, useTheme } from './theme';

const SIGNS: Readonly<Record<Theme, string>> = { auto: '◐', light: '○', dark: '●' };

/** One button that cycles through the system's theme, light, and candlelight. */
export function ThemeSwitch() {
  const theme = useTheme();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto';
  const label = `${say('house.theme')}: ${say(`theme.${theme}`)}`;
  return (
    <button
      type="button"
      className="theme-switch"
      title={label}
      aria-label={label}
      onClick={() => chooseTheme(next)}
    >
      {SIGNS[theme]}
    </button>
  );
}
