/** `create-admin`: the password comes by standard input, so that it stays out of the shell's history. */
import { createInterface } from 'node:readline/promises';
import { AppError } from '@saltbush/contract/errors';
import type { Config } from '../config';
import { createAdmin } from '../features/account/accounts';
import { connectDatabase } from '../platform/db/connect';
import { migrateDatabase } from '../platform/db/migrate';
import type { Log } from '../platform/logging/log';

export async function createAdminAccount(
  email: string,
  username: string | undefined,
  config: Config,
  log: Log,
): Promise<void> {
  const password = await askPassword();
  const database = await connectDatabase({ ...config, log, canJoin: true });
  try {
    await migrateDatabase(database, log);
    const what = await createAdmin({ database, email, username, password });
    process.stdout.write(
      what === 'created' ? `Made ${email} an account, as admin.\n` : `${email} is an admin now.\n`,
    );
  } catch (error) {
    throw error instanceof AppError ? new Error(inWords(error), { cause: error }) : error;
  } finally {
    await database.close();
  }
}

/** @returns nothing for a blank line: an account that exists keeps its password. */
async function askPassword(): Promise<string | undefined> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines.question('Password (leave blank to keep the one they have): ');
  lines.close();
  return answer === '' ? undefined : answer;
}

const inWords = ({ message, details }: AppError): string =>
  typeof details === 'string'
    ? `${message}. ${details}`
    : details.map((field) => `${field.field}: ${field.message}`).join('\n');
