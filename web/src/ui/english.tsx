import { language } from '../platform/i18n/language';

/** The `lang` of English parts, unless the whole page is in English. */
export const langOfEnglish = (): 'en' | undefined => (language() === 'en' ? undefined : 'en');

/** A text that the server has only in English. */
export const English = ({ children }: { readonly children: string }) =>
  language() === 'en' ? children : <span lang="en">{children}</span>;
