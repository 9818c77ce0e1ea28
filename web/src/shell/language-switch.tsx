import { useEffect } from 'react';
import { setCookie } from '../platform/cookie';
import { language, LANGUAGES } from '../platform/i18n/language';
import type { Language } from '../platform/i18n/language';
import { CHOSEN } from '../platform/i18n/chosen-language';
import { t } from '../platform/i18n/translate';

/**
 * The server draws pages in English only. With this cookie it sends the page undrawn:
 * src/server/ssr/page-cache.ts.
 */
const COOKIE = 'language';

/** Each language of the client by its own name; the current one is marked. */
export function LanguageSwitch() {
  useEffect(() => setCookie(COOKIE, language() === 'en' ? null : language()), []);
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
  setCookie(COOKIE, code);
  window.location.reload();
}
