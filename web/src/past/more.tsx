import { say } from '../words/words';

/** How many are not shown of what was. */
export const More = ({ count }: { readonly count: number }) =>
  count > 0 && <p className="quiet">{say('past.more', { count })}</p>;
