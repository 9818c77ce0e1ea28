/** A hidden tab never paints. */
const AT_MOST_MS = 500;

/** Resolves after the document's next paint. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, AT_MOST_MS);
  });
