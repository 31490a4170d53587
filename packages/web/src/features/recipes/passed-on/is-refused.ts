import { AppError } from '@saltbush/contract/errors';

/** Private, deleted, a link that was turned off, or an address that never was one. */
export const isRefused = (error: unknown): boolean =>
  error instanceof AppError && refusals.has(error.code);

const refusals: ReadonlySet<AppError['code']> = new Set([
  'NOT_FOUND',
  'NOT_SIGNED_IN',
  'VALIDATION_FAILED',
]);
