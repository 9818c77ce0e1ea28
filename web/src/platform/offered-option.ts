/** An option of the season's viewer, offered by the server. */
export type OfferedOption = {
  readonly mutation: string;
  /** The section of the rules that offers the option. */
  readonly anchor: string;
  readonly description: string;
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

/** The texts in a field that is a list of texts; empty for any other field. */
export function textsOf(json: unknown, name: string): readonly string[] {
  const list = fieldOf(json, name);
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
}
