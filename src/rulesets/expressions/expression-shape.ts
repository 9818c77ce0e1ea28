import { z } from 'zod';
import type { Expression } from './expression';
import { readExpression } from './read-expression';

const DESCRIPTION =
  'A whole number, true or false, {"name": …} for a value known there, or {"op": …, "of": […]}.';

/** What is wrong in it is told with its place; what its names are is told by the senses. */
export const ExpressionShape = z
  .unknown()
  .superRefine((value, context) => {
    const read = readExpression(value);
    if (read.ok) return;
    for (const { path, message } of read.problems) {
      context.addIssue({ code: 'custom', path: [...path], message });
    }
  })
  // A copy: what a document was read from can change.
  .overwrite((value) => {
    const read = readExpression(value);
    return read.ok ? read.expression : value;
  })
  .describe(DESCRIPTION) as unknown as z.ZodType<Expression>;
