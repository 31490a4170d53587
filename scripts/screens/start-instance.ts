/** An instance of the day of the screens, with the household that is looked at; the same in every run. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSaltbush, type RunningSaltbush } from '../../e2e/setup/run-saltbush';
import type { ExampleHousehold } from '../example-household/fill-household';
import { fillHardHousehold } from './hard-household';
import { moveToDay, openDatabase, readClock, replaceId } from './settle-database';
import { day, withShiftedClock } from '../example-household/shifted-clock.mjs';

/** The pattern of its band follows from it. */
const householdId = '01960000-0000-7000-8000-00000000cafe';
/** Of two dinners that are as good, Magic Menu chooses by their ids. */
const recipeId = (place: number) => `01960000-0000-7000-8000-${String(place).padStart(12, '0')}`;

export interface Instance {
  url: string;
  household: ExampleHousehold;
  stop: () => Promise<void>;
}

export async function startInstance(): Promise<Instance> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-screens-'));
  const start = (): Promise<RunningSaltbush> =>
    runSaltbush({
      SAMPLE_RECIPES: 'true',
      SALTBUSH_DATA: dataFolder,
      ...withShiftedClock,
    });
  const first = await start();
  const household = await fillSettled(first, dataFolder);
  // What it remembers of the household is gone, and so is what it counted against the limits of calls.
  await first.stop();
  const saltbush = await start();
  return {
    url: saltbush.url,
    household,
    stop: async () => {
      await saltbush.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function fillSettled({ url }: RunningSaltbush, dataFolder: string) {
  const database = await openDatabase(dataFolder);
  try {
    const begun = await readClock(database);
    const household = await fillHardHousehold(url);
    await moveToDay(database, begun, day);
    await replaceId(database, household.id, householdId);
    const recipes = new Map(household.recipes);
    for (const [place, [title, recipe]] of [...recipes].entries()) {
      const id = recipeId(place);
      await replaceId(database, recipe.id, id);
      recipes.set(title, { ...recipe, id });
    }
    return { ...household, id: householdId, recipes };
  } finally {
    await database.end();
  }
}
