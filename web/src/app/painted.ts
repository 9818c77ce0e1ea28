/** A tab that is not looked at paints nothing. */
const AT_MOST_MS = 500;

/** Ends once what stands in the document has been painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, AT_MOST_MS);
  });
