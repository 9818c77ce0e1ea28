/** What the viewer can do now, as the server offers it. */
export type Option = {
  readonly mutation: string;
  readonly description: string;
  readonly rule: string;
  readonly until: string | null;
  readonly needs: readonly string[];
  readonly input: unknown;
  readonly facts: unknown;
};

/** A field of an option's `input` or `facts`, which are JSON. */
export function fieldOf(json: unknown, name: string): unknown {
  return typeof json === 'object' && json !== null && name in json
    ? (json as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

/** The option for a mutation, and where there are several, the one whose input has this value. */
export function optionFor(
  options: readonly Option[],
  mutation: string,
  field?: string,
  value?: string,
): Option | null {
  const found = options.find(
    (option) =>
      option.mutation === mutation &&
      (field === undefined || fieldOf(option.input, field) === value),
  );
  return found ?? null;
}
