/** What the triggers have counted is what a recount finds, whatever people did. */
import fc from 'fast-check';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { storageUseRoutes } from '@saltbush/contract/account/storage-use';
import { newId } from '../../../platform/ids';
import { listForAll } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, type Person } from '../../../testing/test-users';
import { users } from '../../../schema/accounts';
import { images } from '../../../schema/images';
import { emptyBin, saveTransferredVersions } from '../../recipe/recipes';
import { recipes } from '../../../schema/recipes';
import { recountStorageUse } from './storage-use.store';
import { storageUse } from '../../../schema/account/storage-use';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const actions = [
  'keep',
  'edit',
  'remove',
  'restore',
  'save',
  'purge',
  'bin',
  'versions',
  'transfer',
  'picture',
  'adopt',
] as const;
const steps = fc.array(
  fc.record({
    action: fc.constantFrom(...actions),
    who: fc.nat(1),
    which: fc.nat(5),
    length: fc.nat(3000),
  }),
  { minLength: 10, maxLength: 40 },
);
type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never;

let run = 0;

test('the storage count equals a recount after anything that two people do', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      run += 1;
      const people = [
        await registerUser(testApp.app, `Kim ${run}`),
        await registerUser(testApp.app, `Lee ${run}`),
      ];
      for (const step of all) await take(step, people);
      await expectTrue(people.map(({ user }) => user._id));
    }),
    { numRuns: 12 },
  );
}, 120_000);

test('an account that goes takes its storage count with it, and its pictures count for their heirs', async () => {
  const { db } = testApp.database;
  const [kim, lee] = [
    await registerUser(testApp.app, 'Goes'),
    await registerUser(testApp.app, 'Stays'),
  ];
  const ids = [kim.user._id, lee.user._id];
  await take({ action: 'picture', who: 0, which: 0, length: 700 }, [kim, lee]);
  await db.update(images).set({ ownerId: ids[1]! }).where(eq(images.ownerId, ids[0]!));
  await kim.ask(recipesRoutes.create, { body: { title: 'Soup' } });
  await db.delete(users).where(eq(users.id, ids[0]!));
  await expectTrue(ids);
  const [left, ...none] = await countsOf(ids);
  expect([left?.pictures, none]).toEqual([700, []]);
});

test('a wrong storage count is put right', async () => {
  const { db } = testApp.database;
  const kim = await registerUser(testApp.app, 'Drifted');
  await kim.ask(recipesRoutes.create, { body: { title: 'Soup' } });
  const ids = [kim.user._id];
  const before = await countsOf(ids);
  await db.update(storageUse).set({ recipes: 5, plan: 77 }).where(inArray(storageUse.ownerId, ids));
  await recountStorageUse(db, ids[0]!);
  expect(await countsOf(ids)).toEqual(before);
});

async function take({ action, who, which, length }: Step, people: Person[]): Promise<void> {
  const { db } = testApp.database;
  const person = people[who]!;
  const ownerId = person.user._id;
  const own = await db
    .select()
    .from(recipes)
    .where(eq(recipes.ownerId, ownerId))
    .orderBy(recipes.id);
  const recipe = own.at(which % Math.max(own.length, 1));
  const body = { title: 'Soup', notes: 'é'.repeat(length), instructions: ['Stir.'] };
  if (action === 'keep') await person.ask(recipesRoutes.create, { body });
  else if (action === 'bin') await person.ask(storageUseRoutes.emptyBin);
  else if (action === 'versions') await person.ask(storageUseRoutes.removeVersions);
  else if (action === 'picture') await addPicture(ownerId, length);
  else if (action === 'adopt') await giveOnePicture(people);
  else if (recipe) await takeRecipe(action, { recipe, body, person, other: people[1 - who]! });
}

async function takeRecipe(
  action: Step['action'],
  on: {
    recipe: typeof recipes.$inferSelect;
    body: { title: string };
    person: Person;
    other: Person;
  },
): Promise<void> {
  const { db } = testApp.database;
  const { recipe, body, person, other } = on;
  const params = { id: recipe.id };
  if (action === 'edit') await person.ask(recipesRoutes.update, { params, body });
  else if (action === 'remove') await person.ask(recipesRoutes.remove, { params });
  else if (action === 'restore') await person.ask(recipesRoutes.restore, { params });
  else if (action === 'purge') await emptyBin(db, new Date(Date.now() + 90 * 86_400_000));
  else if (action === 'save') {
    await listForAll(db, recipe.id);
    await other.ask(savedRecipesRoutes.addToMyRecipes, { params, body: {} });
  } else if (action === 'transfer') {
    const content = {
      title: 'Older',
      serves: 1,
      measures: 'au',
      tags: [],
      ingredients: [],
      steps: [],
    } as const;
    const versions = [
      {
        revision: 1,
        savedAt: new Date(),
        content: { ...content, tags: [], ingredients: [], steps: [] },
      },
    ];
    await db.transaction((tx) =>
      saveTransferredVersions(tx, { id: recipe.id, ownerId: recipe.ownerId }, versions),
    );
  }
}

async function addPicture(ownerId: string, storedBytes: number): Promise<void> {
  const size = { width: 1, height: 1, colour: '#000000' };
  await testApp.database.db.insert(images).values({ id: newId(), ownerId, storedBytes, ...size });
}

/** As when an account is deleted. */
async function giveOnePicture([from, to]: Person[]): Promise<void> {
  await testApp.database.db.execute(sql`update ${images} set owner_id = ${to!.user._id}
    where id = (select id from ${images} where owner_id = ${from!.user._id} order by id limit 1)`);
}

const countsOf = (ids: string[]) =>
  testApp.database.db
    .select()
    .from(storageUse)
    .where(inArray(storageUse.ownerId, ids))
    .orderBy(storageUse.ownerId);

async function expectTrue(ids: string[]): Promise<void> {
  const counted = await countsOf(ids);
  for (const id of ids) await recountStorageUse(testApp.database.db, id);
  expect(await countsOf(ids)).toEqual(counted);
}
