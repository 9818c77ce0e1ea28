import { z } from 'zod';
import type { ItemCode } from '../../kernel';
import { ExpressionShape } from '../expressions/expression-shape';
import { Code, Name, Natural } from '../fields';

/** What an action does to a tracked number: of whoever takes it, or of the season. */
const ActionEffect = z.strictObject({
  /** SET: to what the expression gives; ADD: by as much as it gives. */
  type: z.enum(['SET', 'ADD']),
  value: Code,
  by: ExpressionShape,
});

/** Something that players may do by a rule of their own making [ruling Z2]. */
const Action = z.strictObject({
  action: Code,
  title: Name,
  /** How often one player may; null: as often as it can be paid. */
  limit: z
    .strictObject({ times: z.int().min(1).max(1_000), per: z.enum(['DAY', 'WEEK', 'EVER']) })
    .nullable(),
  /** What it costs; it is destroyed. */
  cost: z
    .array(z.strictObject({ item: Code as z.ZodType as z.ZodType<ItemCode>, quantity: Natural }))
    .max(10),
  effects: z.array(ActionEffect).min(1).max(10),
});

export type Action = z.infer<typeof Action>;

/** Left out: none. */
export const Actions = z.array(Action).max(50).exactOptional();
