import { say } from '../../platform/i18n/translate';

/** The number of entries left out of a past list. */
export const More = ({ count }: { readonly count: number }) =>
  count > 0 && <p className="quiet">{say('past.more', { count })}</p>;
