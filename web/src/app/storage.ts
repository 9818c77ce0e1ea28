type Kept = Record<string, string>;

/** What a browser's storage does, for as long as the page is there. */
const METHODS = {
  getItem(this: Kept, key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] ?? null) : null;
  },
  setItem(this: Kept, key: string, value: string): void {
    this[key] = value;
  },
  removeItem(this: Kept, key: string): void {
    Reflect.deleteProperty(this, key);
  },
  clear(this: Kept): void {
    for (const key of Object.keys(this)) Reflect.deleteProperty(this, key);
  },
};

let isForgetful = false;

/** Whether the browser keeps nothing for this page, so that all is gone once it is left. */
export const forgetsAll = (): boolean => isForgetful;

/** Where a browser keeps nothing for pages, which it says by an error at each access, the page itself does. */
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
