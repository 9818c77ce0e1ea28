/** All sequences of this length, with repetition. */
export function sequences<T>(of: readonly T[], length: number): readonly (readonly T[])[] {
  if (length === 0) return [[]];
  return sequences(of, length - 1).flatMap((before) => of.map((last) => [...before, last]));
}
