import { fieldOf } from '../season/option';

type Offered = {
  readonly mutation: string;
  /** The section of the rules by which it is offered. */
  readonly rule: string;
  readonly input: unknown;
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

export type { Offered };
