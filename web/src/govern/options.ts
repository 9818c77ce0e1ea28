type Offered = { readonly mutation: string; readonly input: unknown };

/** Whether the server offers a mutation, and offers it for this where it is for something. */
export function isOffered(
  options: readonly Offered[],
  mutation: string,
  field?: string,
  id?: string,
): boolean {
  return options.some(
    (option) =>
      option.mutation === mutation &&
      (field === undefined || (option.input as Readonly<Record<string, unknown>>)[field] === id),
  );
}

export type { Offered };
