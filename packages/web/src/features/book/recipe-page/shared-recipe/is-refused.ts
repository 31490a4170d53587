import { AppError } from '@saltbush/contract/errors';

/** The link was turned off or came to its end. */
export const isLinkEnded = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'LINK_ENDED';

/** A private or deleted recipe, a revoked link, or an unknown address. */
export const isRefused = (error: unknown): boolean =>
  error instanceof AppError && refusals.has(error.code);

const refusals: ReadonlySet<AppError['code']> = new Set([
  'NOT_FOUND',
  'LINK_ENDED',
  'NOT_SIGNED_IN',
  'VALIDATION_FAILED',
]);
