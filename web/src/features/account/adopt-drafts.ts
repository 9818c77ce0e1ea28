import { draftsOf } from '../../platform/api/draft';

/**
 * Moves the drafts of an anonymous visitor to the account, unless it already has a draft at that
 * place.
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
