/**
 * Expressions as data: a whole number, `true` or `false`, `{"name": "cards"}`, or an operator with
 * its operands, `{"op": "ADD", "of": [1, {"name": "cards"}]}`. No loops, nothing defined in them,
 * and so no reference to themselves; depth and cost are bounded before anything is evaluated.
 */
import type { OperatorCode } from './operators';

export type Expression =
  | number
  | boolean
  | { readonly name: string }
  | { readonly op: OperatorCode; readonly of: readonly Expression[] };
