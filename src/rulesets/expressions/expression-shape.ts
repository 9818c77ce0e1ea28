import { z } from 'zod';
import type { Expression } from './expression';
import { readExpression } from './read-expression';

const DESCRIPTION =
  'A whole number, true or false, {"name": …} for a value known there, or {"op": …, "of": […]}.';

/** Problems within it have their places; the senses check its names. */
export const ExpressionShape = z
  .unknown()
  .superRefine((value, context) => {
    const read = readExpression(value);
    if (read.ok) return;
    for (const { path, message } of read.problems) {
      context.addIssue({ code: 'custom', path: [...path], message });
    }
  })
  // A copy: the source value may change later.
  .overwrite((value) => {
    const read = readExpression(value);
    return read.ok ? read.expression : value;
  })
  .describe(DESCRIPTION) as unknown as z.ZodType<Expression>;
