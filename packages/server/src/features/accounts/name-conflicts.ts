/** Refuses an email address or username that someone else has. */
import { AppError } from '@saltbush/contract/errors';
import type { Db } from '../../platform/db/connect';
import { listUsersNamed } from './accounts.store';

/** Checks the email first: someone who has an account needs no other name. */
export async function refuseTaken(
  db: Db,
  wanted: { email: string; username: string },
): Promise<void> {
  const others = await listUsersNamed(db, wanted);
  if (others.some((other) => other.email === wanted.email)) throw new AppError('EMAIL_TAKEN');
  if (others.length > 0) throw new AppError('USERNAME_TAKEN');
}

/** Two registrations at the same moment both pass `refuseTaken`; the unique index refuses one. */
export async function withConflictsNamed<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    const { code, constraint } = databaseError(error);
    if (code === '23505' && constraint === 'users_email_unique') throw new AppError('EMAIL_TAKEN');
    if (code === '23505' && nameConstraints.has(constraint)) throw new AppError('USERNAME_TAKEN');
    throw error;
  }
}

const nameConstraints: ReadonlySet<unknown> = new Set([
  'users_username_unique',
  'users_username_skeleton_unique',
]);

function databaseError(error: unknown): { code?: unknown; constraint?: unknown } {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error ? (cause as { code?: unknown; constraint?: unknown }) : {};
}
