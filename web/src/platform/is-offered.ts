import { fieldOf } from './offered-option';

type OfferedMutation = {
  readonly mutation: string;
  /** The section of the rules that offers the mutation. */
  readonly anchor: string;
  readonly input: unknown;
  /** The deadline; null if unknown. */
  readonly until?: string | null;
  readonly facts?: unknown;
  /** The input fields that are still missing. */
  readonly needs?: readonly string[];
};

/** True if the server offers the mutation, with `id` in the input's `field` if given. */
export function isOffered(
  options: readonly OfferedMutation[],
  mutation: string,
  field?: string,
  id?: string,
): boolean {
  return options.some(
    (option) =>
      option.mutation === mutation && (field === undefined || fieldOf(option.input, field) === id),
  );
}

/** The deadline of an option; null if unknown. */
export const offeredUntil = (
  options: readonly OfferedMutation[],
  mutation: string,
  field?: string,
  id?: string,
): string | null =>
  options.find((option) => isOffered([option], mutation, field, id))?.until ?? null;

export type { OfferedMutation };
