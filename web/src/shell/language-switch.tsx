import { language, LANGUAGES } from '../platform/i18n/language';
import type { Language } from '../platform/i18n/language';
import { storeLanguage, writeLanguageCookie } from '../platform/i18n/chosen-language';
import { t } from '../platform/i18n/translate';

/** Each language of the client by its own name; the current one is marked. */
export function LanguageSwitch() {
  return (
    <div className="language-switch" role="group" aria-label={t('house.language')}>
      {LANGUAGES.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language()}
          onClick={() => choose(code)}
        >
          {name}
        </button>
      ))}
      {language() !== 'en' && <p>{t('house.englishLog')}</p>}
    </div>
  );
}

/** The page loads again, since its modules have already made their texts. */
function choose(code: Language): void {
  storeLanguage(code);
  writeLanguageCookie(code);
  window.location.reload();
}
