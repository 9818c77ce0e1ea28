import { useEffect } from 'react';
import { setCookie } from '../platform/cookie';
import { language, LANGUAGES } from '../platform/i18n/language';
import type { Language } from '../platform/i18n/language';
import { CHOSEN, LANGUAGE_COOKIE } from '../platform/i18n/chosen-language';
import { isInMemory } from '../platform/storage';
import { t } from '../platform/i18n/translate';

/** Each language of the client by its own name; the current one is marked. */
export function LanguageSwitch() {
  useEffect(() => {
    const isNeeded = language() !== 'en' || isInMemory();
    setCookie(LANGUAGE_COOKIE, isNeeded ? language() : null);
  }, []);
  return (
    <div className="language-switch" role="group" aria-label={t('house.language')}>
      {LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language()}
          onClick={() => choose(code)}
        >
          {nameOf(code)}
        </button>
      ))}
      {language() !== 'en' && <p>{t('house.englishLog')}</p>}
    </div>
  );
}

/** A language's name in the language itself. */
const nameOf = (code: Language): string | undefined =>
  new Intl.DisplayNames(code, { type: 'language' }).of(code);

/** The page loads again, since its modules have already made their texts. */
function choose(code: Language): void {
  localStorage.setItem(CHOSEN, code);
  setCookie(LANGUAGE_COOKIE, code);
  window.location.reload();
}
