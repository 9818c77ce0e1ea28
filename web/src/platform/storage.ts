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

/** True if the browser allows no storage: everything is lost when the page closes. */
export const isInMemory = (): boolean => isForgetful;

/** Switches to in-memory storage if access throws: the browser then allows no storage. */
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
