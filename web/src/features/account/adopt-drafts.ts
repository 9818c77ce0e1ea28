import { draftsOf } from '../../platform/api/draft';

/**
 * Moves an anonymous visitor's drafts to the account, unless the account has its own draft at the
 * same place.
 */
export function adoptDrafts(owner: string): void {
  const nobodys = draftsOf(null);
  const left = Object.keys(localStorage).filter((key) => key.startsWith(nobodys));
  for (const key of left) {
    const text = localStorage.getItem(key);
    const own = draftsOf(owner) + key.slice(nobodys.length);
    if (text !== null && localStorage.getItem(own) === null) localStorage.setItem(own, text);
    localStorage.removeItem(key);
  }
}
