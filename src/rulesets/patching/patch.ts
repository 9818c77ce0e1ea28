import { z } from 'zod';

const MOST_OPERATIONS = 200;

const segmentsOf = (pointer: string): string[] => pointer.split('/').slice(1);

/**
 * A pointer by RFC 6901. It must not lead out of the data, and its indexes must be as JSON writes
 * them.
 */
const Pointer = z
  .string()
  .max(500)
  .regex(/^(?:\/(?:[^~/]|~[01])*)*$/, 'expected a JSON pointer such as /deck/suits/0')
  .refine(
    (pointer) =>
      !segmentsOf(pointer).some((name) => /^(?:__proto__|constructor|prototype)$/.test(name)),
    'expected a path to data: not through __proto__, constructor or prototype',
  )
  .refine(
    (pointer) => !segmentsOf(pointer).some((name) => /^(?:0\d+|\d{7,})$/.test(name)),
    'expected indexes without leading zeros, and not so large',
  );

const Value = z.unknown().refine((value) => value !== undefined, 'expected a value');

/**
 * The six operations of RFC 6902. Members that an operation does not define are ignored, as the RFC
 * says.
 */
const OperationShape = z
  .discriminatedUnion('op', [
    z.object({ op: z.literal('add'), path: Pointer, value: Value }),
    z.object({ op: z.literal('remove'), path: Pointer }),
    z.object({ op: z.literal('replace'), path: Pointer, value: Value }),
    z.object({ op: z.literal('move'), path: Pointer, from: Pointer }),
    z.object({ op: z.literal('copy'), path: Pointer, from: Pointer }),
    z.object({ op: z.literal('test'), path: Pointer, value: Value }),
  ])
  .refine(
    (operation) => operation.op !== 'move' || !operation.path.startsWith(`${operation.from}/`),
    { path: ['from'], message: 'expected a place that is not moved into itself' },
  );

export const PatchShape = z.array(OperationShape).max(MOST_OPERATIONS);

export type Operation = z.infer<typeof OperationShape>;
