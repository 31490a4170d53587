import { eq, sql } from 'drizzle-orm';
import type {
  ServiceSettingsOnWire,
  SettableService,
} from '@saltbush/contract/admin/service-settings';
import type { Db } from '../../../platform/db/connect';
import { serviceSettings } from '../../../schema/account/service-settings';

export type ServiceRow = typeof serviceSettings.$inferSelect;

export async function findServiceRow(
  db: Db,
  service: SettableService,
): Promise<ServiceRow | undefined> {
  const [row] = await db.select().from(serviceSettings).where(eq(serviceSettings.service, service));
  return row;
}

/** In a transaction: whoever saves at the same time waits, and so keeps the secret that was saved last. */
export async function lockServiceRow(
  tx: Db,
  service: SettableService,
): Promise<ServiceRow | undefined> {
  const isService = eq(serviceSettings.service, service);
  const [row] = await tx.select().from(serviceSettings).where(isService).for('update');
  return row;
}

export async function saveServiceRow(
  db: Db,
  settings: ServiceSettingsOnWire,
  { sealedSecret, userId, now }: { sealedSecret: string | null; userId: string; now: Date },
): Promise<void> {
  const { service } = settings;
  await db
    .insert(serviceSettings)
    .values({ service, settings, sealedSecret, updatedAt: now, updatedBy: userId })
    .onConflictDoUpdate({
      target: serviceSettings.service,
      set: {
        settings: sql`excluded.settings`,
        sealedSecret: sql`excluded.sealed_secret`,
        updatedAt: sql`excluded.updated_at`,
        updatedBy: sql`excluded.updated_by`,
      },
    });
}

/** @returns false when there was none */
export async function deleteServiceRow(db: Db, service: SettableService): Promise<boolean> {
  const { rowCount } = await db.delete(serviceSettings).where(eq(serviceSettings.service, service));
  return (rowCount ?? 0) > 0;
}
