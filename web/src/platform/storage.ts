type Entries = Record<string, string>;

/** An in-memory storage that lasts as long as the page. */
const METHODS = {
  getItem(this: Entries, key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] ?? null) : null;
  },
  setItem(this: Entries, key: string, value: string): void {
    this[key] = value;
  },
  removeItem(this: Entries, key: string): void {
    Reflect.deleteProperty(this, key);
  },
  clear(this: Entries): void {
    for (const key of Object.keys(this)) Reflect.deleteProperty(this, key);
  },
};

let isForgetful = false;

/** True if the browser keeps nothing for this page: everything is lost on leaving. */
export const isInMemory = (): boolean => isForgetful;

/**
 * Replaces the storage by one in memory if the browser allows none, which it shows by throwing at
 * each access.
 */
export function ensureStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].getItem('');
    } catch {
      isForgetful = true;
      const value = Object.create(METHODS) as unknown;
      Object.defineProperty(window, name, { value, configurable: true });
    }
  }
}
