import { execute } from 'graphql';
import type { ExecutionArgs } from 'graphql';
import type { JsonObject } from '../../kernel';

/** The answer without errors; throws the first error. */
export async function answerOf(asked: ExecutionArgs): Promise<JsonObject> {
  const result = await execute(asked);
  const [error] = result.errors ?? [];
  if (error !== undefined) throw error.originalError ?? error;
  return result.data as JsonObject;
}
