/** Parses one part of a request by the contract; violations become field messages. */
import type * as z from 'zod/mini';
import { AppError } from '@saltbush/contract/errors';
import { parseInput } from '@saltbush/contract/schemas/parse-input';

export type Part = 'params' | 'query' | 'body';

export function parsePart(schema: z.ZodMiniType | undefined, input: unknown, part: Part): unknown {
  if (!schema) return undefined;
  const parsed = parseInput(schema, input ?? {});
  if (parsed.success) return parsed.data;
  // An address with a malformed id names nothing that exists.
  if (part === 'params') throw new AppError('NOT_FOUND');
  throw new AppError(
    'VALIDATION_FAILED',
    parsed.error.issues.map((issue) => ({
      field: issue.path.map(String).join('.'),
      message: issue.message,
    })),
  );
}
