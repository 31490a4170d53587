/** Recipes in a shared recipe: which of them its readers cannot open, and how they are shared too. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { shareLinksRoutes } from '@saltbush/contract/recipe/sharing/share-links';
import { sharingRoutes, type SharingUpdate } from '@saltbush/contract/recipe/sharing/sharing';
import { addHouseholdMember, createTestRecipe } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import {
  createTestUsers,
  registerUser,
  type Person,
  type TestUsers,
} from '../../../testing/test-users';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const holding = (title: string, recipeId?: string) => ({
  title,
  ingredients: [
    { name: 'flour', amount: '200', unit: 'g' },
    ...(recipeId === undefined ? [] : [{ name: 'inner', amount: '1', unit: 'quantity', recipeId }]),
  ],
});

/** Soffritto in a bolognese in a lasagne, of one cook. */
async function nested() {
  const cook = await registerUser(testApp.app, `Cook ${randomUUID()}`);
  const soffritto = await createTestRecipe(cook, holding('Soffritto'));
  const bolognese = await createTestRecipe(cook, holding('Bolognese', soffritto));
  const lasagne = await createTestRecipe(cook, holding('Lasagne', bolognese));
  return { cook, soffritto, bolognese, lasagne };
}

const share = (cook: Person, id: string, body: SharingUpdate) =>
  cook.ask(sharingRoutes.update, { params: { id }, body });
const unsharedIn = async (cook: Person, id: string) => {
  const { status, body } = await cook.ask(sharingRoutes.listUnsharedSubRecipes, { params: { id } });
  expect(status).toBe(200);
  return body.recipes;
};
const statusFor = async (person: TestUsers['visitor'], id: string) =>
  (await person.ask(recipesRoutes.get, { params: { id } })).status;

test('a private recipe has no recipe in it that is still to share', async () => {
  const { cook, lasagne } = await nested();
  expect(await unsharedIn(cook, lasagne)).toEqual([]);
});

test('a recipe that is shared with a household names the recipes in it, and the change sent back shares them', async () => {
  const { cook, soffritto, bolognese, lasagne } = await nested();
  const { body: reef } = await cook.ask(householdsRoutes.create, { body: { name: 'The Reef' } });
  await addHouseholdMember(testApp.database.db, reef._id, people.tom);
  await share(cook, lasagne, { sharedWith: { communities: [reef._id] } });
  const change = { sharingSettings: {}, sharedWith: { communities: [reef._id] } };
  const unshared = await unsharedIn(cook, lasagne);
  expect(unshared).toEqual([
    { _id: bolognese, title: 'Bolognese', change },
    { _id: soffritto, title: 'Soffritto', change },
  ]);
  expect(await statusFor(people.tom, bolognese)).toBe(404);
  const updates = unshared.map((each) => ({ recipeId: each._id, ...each.change }));
  const { status } = await cook.ask(sharingRoutes.updateBatch, { body: { updates } });
  expect(status).toBe(200);
  expect(await statusFor(people.tom, bolognese)).toBe(200);
  expect(await unsharedIn(cook, lasagne)).toEqual([]);
});

test('a recipe that anyone with its link reads asks for recipes that anyone reads, but lists none', async () => {
  const { cook, soffritto, bolognese, lasagne } = await nested();
  await share(cook, soffritto, { sharingSettings: { mode: 'public' } });
  await share(cook, lasagne, { sharedWith: { saltbush: true } });
  expect(await unsharedIn(cook, lasagne)).toEqual([
    {
      _id: bolognese,
      title: 'Bolognese',
      change: { sharingSettings: { mode: 'public' }, sharedWith: {} },
    },
  ]);
});

test('a link to a private recipe names the recipes in it until it is turned off', async () => {
  const { cook, bolognese, lasagne } = await nested();
  const { body: link } = await cook.ask(shareLinksRoutes.create, { params: { id: lasagne } });
  expect((await unsharedIn(cook, lasagne)).map(({ _id }) => _id)).toContain(bolognese);
  await cook.ask(shareLinksRoutes.revoke, { params: { id: lasagne, linkId: link._id } });
  expect(await unsharedIn(cook, lasagne)).toEqual([]);
});

test('recipes of other people and those in the bin are not offered', async () => {
  const { cook, bolognese, lasagne } = await nested();
  await cook.ask(recipesRoutes.remove, { params: { id: bolognese } });
  const theirs = await createTestRecipe(people.tom, holding('Pesto'));
  await share(people.tom, theirs, { sharingSettings: { mode: 'public' } });
  const pasta = await createTestRecipe(cook, holding('Pasta', theirs));
  await share(people.tom, theirs, { sharingSettings: { mode: 'private' } });
  for (const id of [pasta, lasagne]) await share(cook, id, { sharingSettings: { mode: 'public' } });
  expect(await unsharedIn(cook, pasta)).toEqual([]);
  expect((await unsharedIn(cook, lasagne)).map(({ _id }) => _id)).not.toContain(bolognese);
});

test('nobody but the owner of a recipe is told which recipes in it are not shared', async () => {
  const { cook, lasagne } = await nested();
  await share(cook, lasagne, { sharingSettings: { mode: 'public' } });
  for (const [person, status] of [
    [people.tom, 404],
    [people.visitor, 401],
  ] as const) {
    const params = { id: lasagne };
    const answer = await person.ask(sharingRoutes.listUnsharedSubRecipes, { params });
    expect(answer.status).toBe(status);
  }
});
