import { fieldOf } from '../season/option';
import type { Offered } from '../season/option';

/** What the viewer can do now, as the server offers it. */
export type Option = Offered & { readonly until: string | null };

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
