/** What the page waits for, by name, as often as it is under way. */
const underWay: string[] = [];

/** `data-busy` of the document lists it, and is empty while the page is idle. */
const show = (): void => {
  document.documentElement.dataset['busy'] = underWay.join(' ');
};

/** The page is busy until the result is called, once. */
export function beginActivity(name: string): () => void {
  underWay.push(name);
  show();
  return () => {
    underWay.splice(underWay.indexOf(name), 1);
    show();
  };
}

/** The page is busy until the work has ended. */
export async function whileBusy<T>(name: string, work: Promise<T>): Promise<T> {
  if (import.meta.env.SSR) return work;
  const end = beginActivity(name);
  try {
    return await work;
  } finally {
    end();
  }
}
