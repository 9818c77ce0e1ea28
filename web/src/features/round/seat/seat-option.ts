import { fieldOf } from '../../../platform/offered-option';
import type { OfferedOption } from '../../../platform/offered-option';

/** An option of the viewer, offered by the server. */
export type Option = OfferedOption & { readonly until: string | null };

/** The option of a mutation, with `value` in the input's `field` if given. */
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
