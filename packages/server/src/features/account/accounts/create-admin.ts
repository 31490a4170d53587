/**
 * The command's way to an admin: makes one, or makes an admin of someone who is there. Whoever runs
 * the command owns the database, so a password given for an account that exists replaces its own:
 * the way to regain access on an instance without mail.
 */
import type * as z from 'zod/mini';
import { newPasswordSchema, usernameSchema } from '@saltbush/contract/account/accounts';
import { emailSchema } from '@saltbush/contract/schemas/fields';
import { AppError } from '@saltbush/contract/errors';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { foldUsername } from '@saltbush/domain/account/accounts/names';
import type { Database, Db } from '../../../platform/db/connect';
import { newId } from '../../../platform/ids';
import { argon2Passwords, type Passwords } from '../../../platform/passwords';
import { endAccess } from '../../access/account-access';
import { findUserByEmail, insertUser, updateUser, type UserRow } from './accounts.store';
import { refuseBlockedPassword } from './passwords/password-blocklist';
import { refuseTaken, withConflictsNamed } from './name-conflicts';

interface NewAdmin {
  database: Database;
  email: string;
  /** Needed for a new account only. */
  username?: string | undefined;
  /** Needed for a new account only. */
  password?: string | undefined;
  passwords?: Passwords;
  clock?: () => Date;
}

/** @throws `AppError` with field messages for what is missing or wrong. */
export async function createAdmin({
  database,
  passwords = argon2Passwords(),
  clock = () => new Date(),
  ...given
}: NewAdmin): Promise<'created' | 'promoted'> {
  const email = check(emailSchema, given.email, 'email');
  return withConflictsNamed(() =>
    database.db.transaction(async (tx) => {
      const user = await findUserByEmail(tx, email);
      if (user) {
        await promote(tx, user, given.password, passwords, clock());
        return 'promoted';
      }
      const displayUsername = check(usernameSchema, given.username, 'username');
      const username = foldUsername(displayUsername);
      const password = checkPassword(given.password, { username, email });
      await refuseTaken(tx, { email, username });
      const now = clock();
      await insertUser(tx, {
        id: newId(),
        username,
        displayUsername,
        email,
        passwordHash: await passwords.hash(password),
        isAdmin: true,
        verifiedAt: now,
        createdAt: now,
        updatedAt: now,
      });
      return 'created';
    }),
  );
}

async function promote(
  tx: Db,
  user: UserRow,
  newPassword: string | undefined,
  passwords: Passwords,
  now: Date,
): Promise<void> {
  const change = { isAdmin: true, verifiedAt: user.verifiedAt ?? now, updatedAt: now };
  if (newPassword === undefined) {
    await updateUser(tx, user.id, change);
    return;
  }
  const passwordHash = await passwords.hash(checkPassword(newPassword, user));
  await updateUser(tx, user.id, { ...change, passwordHash });
  await endAccess(tx, { userId: user.id, because: 'password-replaced', now });
}

function checkPassword(
  password: string | undefined,
  owner: { username: string; email: string },
): string {
  const checked = check(newPasswordSchema, password, 'password');
  refuseBlockedPassword(checked, owner, 'password');
  return checked;
}

function check(schema: z.ZodMiniType<string>, value: string | undefined, field: string): string {
  const parsed = parseInput(schema, value);
  if (parsed.success) return parsed.data;
  const messages = parsed.error.issues.map(({ message }) => ({ field, message }));
  throw new AppError('VALIDATION_FAILED', messages);
}
