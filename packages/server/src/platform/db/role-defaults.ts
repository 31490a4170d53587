/**
 * The settings of our connections as defaults of our account in this database, where a pooler lends connections by
 * transaction: what one of them sets would hold for whoever has it next.
 */
import type { ClientBase, Pool } from 'pg';
import { inLongSession } from './long-session';
import { lockMigrations } from './migration-steps';
import { sessionSettings } from './pools';
import { isLentByTransaction } from './session-config';

/** For connections that the pooler opens from then on. Does nothing without such a pooler, or when they are set. */
export async function ensureRoleDefaults({ pool }: { pool: Pool }): Promise<void> {
  if (!isLentByTransaction(pool)) return;
  await inLongSession(pool, async (client) => {
    if (await areSet(client)) return;
    await client.query('BEGIN');
    // PostgreSQL refuses two who change the defaults of one account at once.
    await lockMigrations(client, 'exclusive');
    const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
    const database = client.escapeIdentifier(rows[0]!.name);
    for (const [name, value] of Object.entries(sessionSettings)) {
      await client.query(
        `ALTER ROLE CURRENT_USER IN DATABASE ${database} SET ${name} = '${value}'`,
      );
    }
    await client.query('COMMIT');
  });
}

async function areSet(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ setting: string }>(
    `SELECT lower(unnest(setconfig)) AS setting FROM pg_db_role_setting
      WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND setrole = (SELECT oid FROM pg_roles WHERE rolname = current_user)`,
  );
  const found = rows.map(({ setting }) => setting);
  return Object.entries(sessionSettings).every(([name, value]) =>
    found.includes(`${name}=${value}`.toLowerCase()),
  );
}
