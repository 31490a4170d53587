/** `reset-second-step`: whoever runs it owns the database. */
import type { Config } from '../config';
import { resetSecondStep } from '../features/account/sign-in-methods';
import { connectDatabase } from '../platform/db/connect';
import { migrateDatabase } from '../platform/db/migrate';
import type { Log } from '../platform/logging/log';

export async function resetSecondStepOf(email: string, config: Config, log: Log): Promise<void> {
  const database = await connectDatabase({ ...config, log, canJoin: true });
  try {
    await migrateDatabase(database, log);
    const isReset = await resetSecondStep(database.db, email);
    process.stdout.write(
      isReset
        ? `${email} signs in with the password alone now.\n`
        : `${email} has no second step.\n`,
    );
  } finally {
    await database.close();
  }
}
