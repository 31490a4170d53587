/** An error response as an `AppError`, also one from a proxy. */
import { AppError, errorBodySchema, type BrowserErrorCode } from '@saltbush/contract/errors';
import { parseInput } from '@saltbush/contract/schemas/parse-input';

export async function readError(response: Response): Promise<AppError> {
  const body = parseInput(errorBodySchema, await response.json().catch(() => undefined));
  if (!body.success) return new AppError(codeOf(response.status));
  const { code, details, text, error } = body.data;
  return new AppError(code, details, text, error);
}

const bareStatuses: Partial<Record<number, BrowserErrorCode>> = {
  401: 'NOT_SIGNED_IN',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  502: 'SERVER_UNREACHABLE',
  503: 'STARTING_OR_STOPPING',
  504: 'SERVER_UNREACHABLE',
};

const codeOf = (status: number): BrowserErrorCode => bareStatuses[status] ?? 'INTERNAL';
