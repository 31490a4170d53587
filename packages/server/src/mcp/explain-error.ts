/** What went wrong in a tool, for a model: what it was, and what to do next. */
import { AppError, type ErrorCode } from '@saltbush/contract/errors';
import { ToolRefusal } from './tools/tool';

/**
 * @returns undefined of our own mistake, which says nothing to a model
 * @example explainError(new AppError('NOT_FOUND')) // 'Not found. We could not find that. … Read again: …'
 */
export function explainError(error: unknown): string | undefined {
  if (error instanceof ToolRefusal) return error.message;
  if (!(error instanceof AppError)) return undefined;
  const { message, details, code } = error;
  const said =
    typeof details === 'string'
      ? details
      : details.map(({ field, message: why }) => `${field}: ${why}`).join('. ');
  return [message, said, nextSteps[code]]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => part!.replace(/\.$/, ''))
    .join('. ')
    .concat('.');
}

const newToken =
  'The token has ended or was removed. Ask the person to connect again, with a new token from Saltbush: Account, Other programs';

const nextSteps: Partial<Record<ErrorCode, string>> = {
  NOT_SIGNED_IN: newToken,
  SESSION_EXPIRED: newToken,
  NOT_FOUND: 'Read again: the id may be old, or of another plan; meals of a community need its id',
  CONFLICT: 'Read again, then repeat the change',
  TOO_MANY_REQUESTS: 'Wait a minute before the next call',
  WORKERS_BUSY: 'Try again in half a minute',
};
