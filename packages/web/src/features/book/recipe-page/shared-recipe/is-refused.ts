import { AppError } from '@saltbush/contract/errors';

/** A private or deleted recipe, a revoked link, or an unknown address. */
export const isRefused = (error: unknown): boolean =>
  error instanceof AppError && refusals.has(error.code);

const refusals: ReadonlySet<AppError['code']> = new Set([
  'NOT_FOUND',
  'NOT_SIGNED_IN',
  'VALIDATION_FAILED',
]);
