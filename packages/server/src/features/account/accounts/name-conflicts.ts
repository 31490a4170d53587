/** Refuses an email address or username that someone else has, or finds a name that nobody has. */
import { AppError } from '@saltbush/contract/errors';
import { maxUsernameLength } from '@saltbush/domain/account/accounts/names';
import type { Db } from '../../../platform/db/connect';
import { newSecret } from '../../../platform/secrets';
import { listTakenNames, listUsersNamed } from './accounts.store';

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

/**
 * A name that nobody has yet: the one that is wanted, or that with a number.
 *
 * @example await findFreeUsername(tx, 'Priya') // 'Priya 2' when there is one
 */
export async function findFreeUsername(db: Db, name: string): Promise<string> {
  const wanted = [name, ...Array.from({ length: tries }, (_none, at) => numbered(name, at + 2))];
  const taken = new Set(await listTakenNames(db, wanted));
  const free = wanted.find((one) => !taken.has(one));
  return free ?? numbered(name, newSecret().slice(0, 8));
}

const nameConstraints: ReadonlySet<unknown> = new Set([
  'users_username_unique',
  'users_username_skeleton_unique',
]);

function databaseError(error: unknown): { code?: unknown; constraint?: unknown } {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error ? (cause as { code?: unknown; constraint?: unknown }) : {};
}

function numbered(name: string, suffix: number | string): string {
  const end = ` ${suffix}`;
  return `${name.slice(0, maxUsernameLength - end.length).trim()}${end}`;
}

const tries = 20;
