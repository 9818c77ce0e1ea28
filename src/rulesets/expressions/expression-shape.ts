import { z } from 'zod';
import type { FormulaPlace } from '../document/fields';
import type { Expression } from './expression';
import { readExpression } from './read-expression';

/**
 * The shape of an expression. Each problem in it has its own place. The names are checked later.
 */
export const ExpressionShape = z
  .unknown()
  .superRefine((value, context) => {
    const read = readExpression(value);
    if (read.ok) return;
    for (const { path, message } of read.problems) {
      context.addIssue({ code: 'custom', path: [...path], message });
    }
  })
  // Makes a copy, since the source value may change later.
  .overwrite((value) => {
    const read = readExpression(value);
    return read.ok ? read.expression : value;
  })
  .meta({
    form: 'FORMULA',
    description:
      'A whole number, true or false, {"name": …} for a value known there, or {"op": …, "of": […]}.',
  }) as unknown as z.ZodType<Expression>;

/** An expression in a place of its own. */
export const formula = (names: FormulaPlace, description: string) =>
  ExpressionShape.meta({ names, description });
