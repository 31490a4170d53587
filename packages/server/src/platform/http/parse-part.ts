/** Parses one part of a request by the contract; violations become field messages. */
import * as z from 'zod/mini';
import { AppError } from '@saltbush/contract/errors';

export type Part = 'params' | 'query' | 'body';

export function parsePart(schema: z.ZodMiniType | undefined, input: unknown, part: Part): unknown {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, input ?? {});
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
