/** The results of an operation whose answer went to an outlet: none, and their end when it may be. */
export async function* onlyEnd(before: () => Promise<unknown>): AsyncGenerator<never, void, void> {
  await before();
  yield* [];
}
