import { t } from '../platform/i18n/translate';

/** Keeps the place of a loading part. The content below renders after it, so that nothing moves. */
export const Loading = () => <p className="quiet loading">{t('house.loading')}</p>;
