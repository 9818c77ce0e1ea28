/** The names of all running activities, with repeats. */
const underWay: string[] = [];

/** Writes the list to the document's `data-busy`, which is empty while the page is idle. */
const show = (): void => {
  document.documentElement.dataset['busy'] = underWay.join(' ');
};

/** Marks the page busy until the returned function is called; call it once. */
export function beginActivity(name: string): () => void {
  underWay.push(name);
  show();
  return () => {
    underWay.splice(underWay.indexOf(name), 1);
    show();
  };
}

/** Marks the page busy until the work ends. */
export async function whileBusy<T>(name: string, work: Promise<T>): Promise<T> {
  if (import.meta.env.SSR) return work;
  const end = beginActivity(name);
  try {
    return await work;
  } finally {
    end();
  }
}
