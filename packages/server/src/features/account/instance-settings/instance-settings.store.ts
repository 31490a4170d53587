import { eq, ne, sql } from 'drizzle-orm';
import {
  instanceSettingsSchema,
  storageLimits,
  type InstanceSettings,
} from '@saltbush/contract/account/instance-settings';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import type { Config } from '../../../config';
import type { Db } from '../../../platform/db/connect';
import { noPassword } from '../../../platform/passwords';
import { instanceSettings } from '../../../schema/account/instance-settings';
import { users } from '../../../schema/accounts';

/** Read each time: another process may have changed them. A value that an older version left counts as unset. */
export async function getInstanceSettings(
  db: Db,
  config: Pick<Config, 'registration'>,
): Promise<InstanceSettings> {
  const rows = await db.select().from(instanceSettings);
  const stored = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  const { storageMegabytesDefault: storageMegabytes = storageLimits.default } = stored;
  const { registration } = config;
  const defaults = {
    registration,
    storageMegabytes,
    isForPublic: true,
    visitorsMayBrowse: true,
  } as InstanceSettings;
  const parsed = parseInput(instanceSettingsSchema, { ...defaults, ...stored });
  return parsed.success ? parsed.data : defaults;
}

/** Who may make an account is asked of whoever made the first one: while they are alone, and nobody has decided. */
export async function isRegistrationAsked(
  db: Db,
  { isRegistrationSet }: Pick<Config, 'isRegistrationSet'>,
): Promise<boolean> {
  if (isRegistrationSet) return false;
  const isRegistration = eq(instanceSettings.name, 'registration');
  const [decisions, accounts] = await Promise.all([
    db.$count(instanceSettings, isRegistration),
    db.$count(users, ne(users.passwordHash, noPassword)),
  ]);
  return decisions === 0 && accounts === 1;
}

export async function saveInstanceSettings(
  db: Db,
  changes: Partial<InstanceSettings>,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const rows = Object.entries(changes).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value, updatedAt: now, updatedBy: userId }],
  );
  if (rows.length === 0) return;
  await db
    .insert(instanceSettings)
    .values(rows)
    .onConflictDoUpdate({
      target: instanceSettings.name,
      set: {
        value: sql`excluded.value`,
        updatedAt: sql`excluded.updated_at`,
        updatedBy: sql`excluded.updated_by`,
      },
    });
}

/** What counts until an admin sets another: the server's own, from the size of its disk. */
export async function saveStorageDefault(db: Db, megabytes: number, now: Date): Promise<void> {
  const row = { name: 'storageMegabytesDefault', value: megabytes, updatedAt: now };
  await db
    .insert(instanceSettings)
    .values(row)
    .onConflictDoUpdate({ target: instanceSettings.name, set: row });
}
