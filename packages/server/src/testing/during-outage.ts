/** An app on a database that a test stops, and the requests sent meanwhile. */
import { randomUUID } from 'node:crypto';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { expect, onTestFinished, vi } from 'vitest';
import type { Database } from '../platform/db/connect';
import { migrateDatabase } from '../platform/db/migrate';
import { makeLog } from '../platform/logging/log';
import { registerUser, type Person } from './test-users';
import { openTestApp } from './test-app';

/** @param dataFolder where its images go */
export async function openOn(database: Database, dataFolder?: string): Promise<{ priya: Person }> {
  const log = makeLog('silent');
  await migrateDatabase(database, log);
  const settings = { logLevel: 'silent', ...(dataFolder !== undefined && { dataFolder }) };
  const testApp = await openTestApp(settings, undefined, { database });
  onTestFinished(() => testApp.close());
  return { priya: await registerUser(testApp.app, 'Priya') };
}

export async function save(person: Person, title: string): Promise<void> {
  const { status, error } = await person.ask(recipesRoutes.create, { body: { title } });
  if (status !== 200) throw new Error(`Not saved: ${JSON.stringify(error)}`);
}

/**
 * Repeats the same request until it succeeds; until then only an outage is the right answer. Like the
 * browser it sends one id: a request that failed may have been saved.
 */
export async function untilSaved(person: Person, title: string): Promise<void> {
  const body = { _id: randomUUID(), title };
  await vi.waitUntil(
    async () => {
      const { status, error } = await person.ask(recipesRoutes.create, { body });
      if (status !== 200) expect(error.code).toMatch(/^DATABASE_UNAVAILABLE$|^DISK_FULL$/);
      return status === 200;
    },
    { timeout: 60_000, interval: 5 },
  );
}

/** Waits until the database answers: a killed server may have answered one more request. */
export async function titlesOf(person: Person): Promise<string[]> {
  const answer = await vi.waitUntil(
    async () => {
      const { status, body } = await person.ask(recipeListsRoutes.listMyRecipes, {});
      return status === 200 && body;
    },
    { timeout: 60_000, interval: 5 },
  );
  return answer.recipes.map(({ title }) => title).toSorted();
}
