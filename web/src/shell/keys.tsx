import { Suspense, useEffect, useState } from 'react';
import { t } from '../platform/i18n/translate';
import { stepAnyLines } from '../ui/list/step-lines';
import { lazyComponent } from '../platform/lazy-component';
import { isTypingTarget, readSingleKeys, focusSearch, SEARCH_KEY } from '../platform/key-shortcuts';

const KeysHelp = lazyComponent(async () => (await import('./keys-help')).KeysHelp);
const Palette = lazyComponent(async () => (await import('./palette/palette')).Palette);

type Shown = 'help' | 'palette' | null;

/** The shortcuts of every page, with the button that opens the palette. */
export function Keys() {
  const [shown, show] = useState<Shown>(null);
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || isTypingTarget(event.target)) return;
      if (isPalette(event)) show('palette');
      else if (!isAlone(event) || !readSingleKeys()) return;
      else if (event.key === '?') show('help');
      else if (ALONE[event.key]?.() !== true) return;
      event.preventDefault();
    };
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, []);
  const close = (): void => show(null);
  return (
    <>
      <button
        type="button"
        className="keys-open"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => show('palette')}
      >
        {t('keys.open')} <kbd aria-hidden="true">{PALETTE}</kbd>
      </button>
      <Suspense fallback={null}>
        {shown === 'help' && <KeysHelp palette={PALETTE} onClose={close} />}
        {shown === 'palette' && <Palette onClose={close} onHelp={() => show('help')} />}
      </Suspense>
    </>
  );
}

const PALETTE = !import.meta.env.SSR && /Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

const ALONE: Readonly<Record<string, () => boolean>> = {
  [SEARCH_KEY]: focusSearch,
  j: () => stepAnyLines(1),
  k: () => stepAnyLines(-1),
};

const isPalette = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

const isAlone = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey;
