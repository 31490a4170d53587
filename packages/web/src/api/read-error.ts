/** An error response as an `AppError`, also one from a proxy. */
import * as z from 'zod/mini';
import { AppError, errorBodySchema, type ErrorCode } from '@saltbush/contract/errors';

export async function readError(response: Response): Promise<AppError> {
  const body = z.safeParse(errorBodySchema, await response.json().catch(() => undefined));
  return body.success
    ? new AppError(body.data.code, body.data.details, body.data.text)
    : new AppError(codeOf(response.status));
}

const bareStatuses: Partial<Record<number, ErrorCode>> = {
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

const codeOf = (status: number): ErrorCode => bareStatuses[status] ?? 'INTERNAL';
