/** The empty results of an operation whose answer went to an outlet; they end after `before`. */
export async function* onlyEnd(before: () => Promise<unknown>): AsyncGenerator<never, void, void> {
  await before();
  yield* [];
}
