import { fieldOf } from '../season/option';

type Offered = {
  readonly mutation: string;
  /** The section of the rules by which it is offered. */
  readonly rule: string;
  readonly input: unknown;
  /** Until when; null when no end is known. */
  readonly until?: string | null;
  readonly facts?: unknown;
  /** What is asked for besides. */
  readonly needs?: readonly string[];
};

/** Whether the server offers a mutation, and offers it for this where it is for something. */
export function isOffered(
  options: readonly Offered[],
  mutation: string,
  field?: string,
  id?: string,
): boolean {
  return options.some(
    (option) =>
      option.mutation === mutation && (field === undefined || fieldOf(option.input, field) === id),
  );
}

/** Until when a mutation is offered for this; null where no end is known. */
export const offeredUntil = (
  options: readonly Offered[],
  mutation: string,
  field?: string,
  id?: string,
): string | null =>
  options.find((option) => isOffered([option], mutation, field, id))?.until ?? null;

export type { Offered };
