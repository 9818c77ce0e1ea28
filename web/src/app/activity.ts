/** What the page waits for; each thing counts once, however many have its name. */
const underWay = new Set<{ readonly name: string }>();

/** `data-busy` of the document lists them by name, and is gone while the page is idle. */
function show(): void {
  const { dataset } = document.documentElement;
  if (underWay.size === 0) delete dataset['busy'];
  else dataset['busy'] = [...underWay].map(({ name }) => name).join(' ');
}

/** The page is busy until the result is called. */
export function beginActivity(name: string): () => void {
  const activity = { name };
  underWay.add(activity);
  show();
  return () => {
    if (underWay.delete(activity)) show();
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
