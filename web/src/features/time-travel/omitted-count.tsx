import { t } from '../../platform/i18n/translate';

/** The number of entries left out of a past list. */
export const OmittedCount = ({ count }: { readonly count: number }) =>
  count > 0 && <p className="quiet">{t('past.more', { count })}</p>;
