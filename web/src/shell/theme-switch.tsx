import { t } from '../platform/i18n/translate';
import { THEMES } from '../platform/theme-cookie';
import type { Theme } from '../platform/theme-cookie';
import { chooseTheme, useTheme } from '../platform/theme';

const SIGNS: Readonly<Record<Theme, string>> = { auto: '◐', light: '○', dark: '●' };

/** A button that cycles through the system's theme, light and candlelight. */
export function ThemeSwitch() {
  const theme = useTheme();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto';
  const label = `${t('house.theme')}: ${t(`theme.${theme}`)}`;
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
