/** Planned recipes with recipes in them: their list here and on phones. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shoppingListRoutes } from '@saltbush/contract/plan/shopping-list';
import { householdInvitationsRoutes } from '@saltbush/contract/account/household-invitations';
import { recipesRoutes, type RecipeInput } from '@saltbush/contract/recipe/recipes';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { foundHousehold, inviteTo } from '../../../testing/households';
import { createTestRecipe } from '../../../testing/recipes';
import { openDevice } from '../../../testing/sync-device';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, type Person } from '../../../testing/test-users';
import { emptyBin } from '../../recipe/recipes';
import { announcePlannedRecipes } from './maintenance/planned-recipes';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const never = new AbortController().signal;
const newPerson = () => registerUser(testApp.app, `Cook ${randomUUID()}`);

const quantityOf = (recipeId: string, name = 'bolognese', amount = '1') => ({
  name,
  amount,
  unit: 'quantity',
  recipeId,
});
const mince = { name: 'beef mince', amount: '500', unit: 'g' };
const sheets = { name: 'lasagne sheets', amount: '250', unit: 'g' };

const bologneseOf = (cook: Person) =>
  createTestRecipe(cook, { title: 'Bolognese', ingredients: [mince] });
const lasagneOf = (cook: Person, bolognese: string, amount = '2') =>
  createTestRecipe(cook, {
    title: 'Lasagne',
    ingredients: [sheets, quantityOf(bolognese, 'bolognese', amount)],
  });

const change = (cook: Person, id: string, body: RecipeInput) =>
  cook.ask(recipesRoutes.update, { params: { id }, body });
const read = async (cook: Person, id: string) =>
  (await cook.ask(recipesRoutes.get, { params: { id } })).body;

describe('the shopping list of a planned recipe with a recipe in it', () => {
  const monday = '2026-11-23';
  const meal = (recipeId: string, quantity = 1) => {
    return { id: randomUUID(), date: monday, meal: 'dinner', order: 'a0', quantity, recipeId };
  };
  const planLasagne = async () => {
    const cook = await newPerson();
    const bolognese = await bologneseOf(cook);
    const lasagne = await lasagneOf(cook, bolognese);
    const phone = openDevice(cook);
    const first = await phone.sync([phone.make('addMeal', meal(lasagne))]);
    return { cook, bolognese, lasagne, phone, first };
  };
  const listOf = async (cook: Person, householdId?: string) => {
    const query = { from: monday, to: '2026-11-29', ...(householdId && { householdId }) } as never;
    const { body } = await cook.ask(shoppingListRoutes.ofDays, { query });
    const { aisles } = (body as { shoppingList: { aisles: { lines: ListedLine[] }[] } })
      .shoppingList;
    return aisles.flatMap(({ lines }) => lines);
  };
  interface ListedLine {
    name: string;
    text: string;
    parts: { recipeTitle: string }[];
  }

  test('a planned recipe puts the foods of both on the list, as often as they are cooked, and says what for', async () => {
    const cook = await newPerson();
    const bolognese = await bologneseOf(cook);
    const lasagne = await lasagneOf(cook, bolognese);
    const phone = openDevice(cook);
    await phone.sync([phone.make('addMeal', meal(lasagne, 1.5))]);
    const lines = await listOf(cook);
    expect(lines.map(({ name }) => name).toSorted()).toEqual(['Beef mince', 'Lasagne sheets']);
    const line = lines.find(({ name }) => name === 'Beef mince')!;
    expect(line.text).toBe('1.5 kg');
    expect(line.parts.map(({ recipeTitle }) => recipeTitle)).toEqual(['Lasagne (Bolognese)']);
  });

  test('the list follows a change of the recipe in a planned one at once, and phones are sent what it needs now', async () => {
    const { cook, bolognese, phone, first } = await planLasagne();
    expect(first.recipes[0]!.needs.map(({ identity }) => identity.name)).toContain('Beef mince');
    await listOf(cook);
    const lamb = { name: 'lamb mince', amount: '1', unit: 'kg' };
    await change(cook, bolognese, { title: 'Lamb ragu', ingredients: [lamb] });
    const lines = await listOf(cook);
    expect(lines.find(({ name }) => name === 'Lamb mince')?.text).toBe('2 kg');
    await announcePlannedRecipes(testApp.deps, never);
    const [sent] = (await phone.sync()).recipes;
    expect(sent!.needs.map(({ identity, within }) => [identity.name, within])).toEqual([
      ['Lasagne sheets', undefined],
      ['Lamb mince', 'Lamb ragu'],
    ]);
  });

  test('the list here and on phones has the foods of an inner recipe again that comes back from the bin', async () => {
    const { cook, bolognese, phone } = await planLasagne();
    await cook.ask(recipesRoutes.remove, { params: { id: bolognese } });
    await listOf(cook);
    await announcePlannedRecipes(testApp.deps, never);
    await phone.sync();
    await cook.ask(recipesRoutes.restore, { params: { id: bolognese } });
    expect((await listOf(cook)).map(({ name }) => name)).toContain('Beef mince');
    await announcePlannedRecipes(testApp.deps, never);
    const [sent] = (await phone.sync()).recipes;
    expect(sent?.needs.map(({ identity }) => identity.name)).toContain('Beef mince');
  });

  test('the list of a household has the foods of an inner recipe once that is shared with it too', async () => {
    const cook = await newPerson();
    const householdId = await foundHousehold(cook);
    const partner = await newPerson();
    const bolognese = await bologneseOf(partner);
    const lasagne = await lasagneOf(partner, bolognese);
    const { token } = await inviteTo(cook, householdId);
    await partner.ask(householdInvitationsRoutes.accept, { params: { id: token } });
    const share = (id: string) =>
      partner.ask(sharingRoutes.update, {
        params: { id },
        body: { sharedWith: { communities: [householdId] } },
      });
    await share(lasagne);
    const phone = openDevice(cook, { householdId });
    await phone.sync([phone.make('addMeal', meal(lasagne))]);
    const names = async () => (await listOf(cook, householdId)).map(({ name }) => name);
    expect(await names()).not.toContain('Beef mince');
    await share(bolognese);
    expect(await names()).toContain('Beef mince');
    await announcePlannedRecipes(testApp.deps, never);
    const [sent] = (await phone.sync()).recipes;
    expect(sent?.needs.map(({ identity }) => identity.name)).toContain('Beef mince');
  });

  test('the list has the line as it is written once the recipe in it was deleted, also for good', async () => {
    const { cook, bolognese, lasagne } = await planLasagne();
    await cook.ask(recipesRoutes.remove, { params: { id: bolognese } });
    const asWritten = (await listOf(cook)).map(({ name }) => name);
    expect(asWritten).toHaveLength(2);
    expect(asWritten).not.toContain('Beef mince');
    await emptyBin(testApp.database.db, new Date(Date.now() + 400 * 24 * 60 * 60 * 1000));
    expect((await listOf(cook)).map(({ name }) => name)).toEqual(asWritten);
    expect((await read(cook, lasagne)).ingredients[1]).toMatchObject({ name: 'bolognese' });
  });
});
