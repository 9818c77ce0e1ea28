/** The empty results of an operation whose answer went to an outlet; they end after `before`. */
export async function* completeAfter(
  before: () => Promise<unknown>,
): AsyncGenerator<never, void, void> {
  await before();
  yield* [];
}
