/**
 * Expressions as data: a whole number, `true` or `false`, `{"name": "cards"}`, or an operator with
 * its operands, `{"op": "ADD", "of": [1, {"name": "cards"}]}`. They have no loops, definitions or
 * self-references; depth and cost are bounded before evaluation.
 */
import type { OperatorCode } from './operators';

export type Expression =
  | number
  | boolean
  | { readonly name: string }
  | { readonly op: OperatorCode; readonly of: readonly Expression[] };
