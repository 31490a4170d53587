import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { apiTokenLimits, apiTokensRoutes } from '@saltbush/contract/account/api-tokens';
import { userAdminRoutes } from '@saltbush/contract/admin/user-admin';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipeVersionsRoutes } from '@saltbush/contract/book/recipe-versions';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { listItemsRoutes } from '@saltbush/contract/plan/list-items';
import { mealPlansRoutes } from '@saltbush/contract/plan/meal-plans';
import { mealsRoutes } from '@saltbush/contract/plan/meals';
import { shoppingListRoutes } from '@saltbush/contract/plan/shopping-list';
import { syncRoutes } from '@saltbush/contract/plan/sync';
import { syncSchemaVersion } from '@saltbush/contract/plan/sync-schema-version';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import type { TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import { newId } from '../../../platform/ids';
import { apiTokens } from '../../../schema/account/api-tokens';
import { users } from '../../../schema/accounts';
import { foundHousehold } from '../../../testing/households';
import { addHouseholdMember, createTestRecipe } from '../../../testing/recipes';
import { openTestApp } from '../../../testing/test-app';
import {
  createTestUsers,
  registerUser,
  visitorOf,
  withToken,
  type Person,
} from '../../../testing/test-users';

const { list, current, create, remove } = apiTokensRoutes;
const testApp = await openTestApp();
afterAll(() => testApp.close());
const { app, database } = testApp;
const { alex, priya, tom } = await createTestUsers(app);

async function makeToken(person: Person, scopes: TokenScope[], more: { days?: 30 } = {}) {
  const { status, body } = await person.ask(create, { body: { name: 'Script', scopes, ...more } });
  expect(status).toBe(200);
  return { token: body.token, id: body.apiToken._id, program: withToken(app, body.token) };
}

const answerTo = async (token: string) => {
  const { status, error } = await withToken(app, token).ask(shoppingListRoutes.ofDays, {});
  return status === 200 ? 'in' : error.code;
};

describe('a token', () => {
  it('a token is shown once, listed without its text, and stored as a digest', async () => {
    const { token, id } = await makeToken(priya, ['list']);
    expect(token).toMatch(/^saltbush_[\w-]{87}$/);
    const { body } = await priya.ask(list);
    expect(body.apiTokens.find(({ _id }) => _id === id)).toMatchObject({
      name: 'Script',
      scopes: ['list'],
    });
    expect(JSON.stringify(body)).not.toContain(token);
    const stored = await database.db.select().from(apiTokens).where(eq(apiTokens.id, id));
    expect(JSON.stringify(stored)).not.toContain(token.slice(31));
  });

  it('a token says when it was last used, to ten minutes', async () => {
    const { id, program } = await makeToken(priya, ['list']);
    const usedAt = async () =>
      (await priya.ask(list)).body.apiTokens.find(({ _id }) => _id === id)?.lastUsedAt;
    expect(await usedAt()).toBeUndefined();
    await program.ask(shoppingListRoutes.ofDays, {});
    expect(await usedAt()).toBeDefined();
  });

  it.each([
    ['with a letter changed', (token: string) => `${token.slice(0, -5)}AAAAA`],
    [
      'of another person by its own word',
      (token: string) => `saltbush_${'A'.repeat(22)}${token.slice(31)}`,
    ],
    ['that is cut', (token: string) => token.slice(0, -1)],
  ])('a token %s lets nobody in', async (_case, spoil) => {
    const { token } = await makeToken(priya, ['list']);
    expect(await answerTo(token)).toBe('in');
    expect(await answerTo(spoil(token))).toBe('SESSION_EXPIRED');
  });

  it('a token that is removed ends at once, and nobody removes that of another', async () => {
    const { token, id } = await makeToken(priya, ['list']);
    expect((await tom.ask(remove, { params: { id } })).status).toBe(404);
    expect(await answerTo(token)).toBe('in');
    expect((await priya.ask(remove, { params: { id } })).status).toBe(204);
    expect(await answerTo(token)).toBe('SESSION_EXPIRED');
  });

  it('a token without a name or a scope is refused at its field', async () => {
    const blank = await priya.ask(create, { body: { name: ' ', scopes: [] } });
    expect(blank.status).toBe(400);
    expect(JSON.stringify(blank.error.details)).toMatch(/name.*scopes|scopes.*name/);
  });

  it('a person has so many tokens and no more', async () => {
    const person = await registerUser(app, 'Collector');
    const body = { name: 'Script', scopes: ['list' as const] };
    for (let n = 0; n < apiTokenLimits.perPerson; n += 1) await person.ask(create, { body });
    expect((await person.ask(create, { body })).error.code).toBe('NOT_POSSIBLE');
  });
});

describe('the end of a token', () => {
  it('a token ends after the days that were chosen', async () => {
    const early = await openTestApp();
    const person = await registerUser(early.app, 'Early');
    const { body } = await person.ask(create, {
      body: { name: 'Script', scopes: ['list'], days: 30 },
    });
    const program = withToken(early.app, body.token);
    early.advance(30 * 24 * 60 * 60_000 - 60_000);
    expect((await program.ask(shoppingListRoutes.ofDays, {})).status).toBe(200);
    early.advance(60_000);
    expect((await program.ask(shoppingListRoutes.ofDays, {})).error.code).toBe('SESSION_EXPIRED');
    await early.close();
  });

  it('a token ends when its person gets a new password', async () => {
    const person = await registerUser(app, 'Changer');
    const { token } = await makeToken(person, ['list']);
    const passwords = { currentPassword: person.password, newPassword: 'another plum jam jar' };
    await person.ask(accountsRoutes.changePassword, { body: passwords });
    expect(await answerTo(token)).toBe('SESSION_EXPIRED');
  });

  it('a token ends when an admin disables the account, and is not back when it is enabled', async () => {
    const person = await registerUser(app, 'Disabled');
    const { token } = await makeToken(person, ['list']);
    const params = { id: person.user._id };
    await alex.ask(userAdminRoutes.changeUser, { params, body: { isDisabled: true } });
    expect(await answerTo(token)).toBe('SESSION_EXPIRED');
    await alex.ask(userAdminRoutes.changeUser, { params, body: { isDisabled: false } });
    expect(await answerTo(token)).toBe('SESSION_EXPIRED');
  });

  it('a token ends with its account', async () => {
    const person = await registerUser(app, 'Leaving');
    const { token } = await makeToken(person, ['list']);
    await database.db.delete(users).where(eq(users.id, person.user._id));
    expect(await answerTo(token)).toBe('SESSION_EXPIRED');
  });

  it('a token made by an older sign-in needs the password', async () => {
    const early = await openTestApp();
    const person = await registerUser(early.app, 'Confirming');
    early.advance(11 * 60_000);
    const body = { name: 'Script', scopes: ['list' as const] };
    expect((await person.ask(create, { body })).error.code).toBe('CONFIRM_PASSWORD');
    const wrong = { ...body, password: 'not the password' };
    expect((await person.ask(create, { body: wrong })).error.code).toBe('WRONG_PASSWORD');
    const right = { ...body, password: person.password };
    expect((await person.ask(create, { body: right })).status).toBe(200);
    await early.close();
  });
});

describe('a token for one community', () => {
  const makeFor = async (person: Person, householdId: string, scopes: TokenScope[]) =>
    person.ask(create, { body: { name: 'Kitchen speaker', scopes, householdId } });

  it('a token for one community is listed with its name, and opens its list and plan without naming it', async () => {
    const householdId = await foundHousehold(priya, 'The Harpers');
    const made = await makeFor(priya, householdId, ['list', 'plan:write']);
    const household = { _id: householdId, name: 'The Harpers' };
    expect(made.body.apiToken).toMatchObject({ household });
    const program = withToken(app, made.body.token);
    const added = await program.ask(listItemsRoutes.add, { body: { text: '2 L milk' } });
    expect(added.status).toBe(200);
    const entry = { note: 'Fish and chips' };
    await program.ask(mealsRoutes.add, { body: { date: '2026-11-27', entry } });
    const query = { householdId };
    const list = await priya.ask(listItemsRoutes.list, { query });
    expect(list.body.items.map(({ name }) => name)).toEqual(['Milk']);
    const days = { from: '2026-11-27', to: '2026-11-27', ...query };
    const { body } = await priya.ask(mealsRoutes.list, { query: days });
    expect(body.meals).toMatchObject([{ title: 'Fish and chips' }]);
  });

  it('a token for one community is refused another one, and what is not about a community', async () => {
    const [here, there] = [
      await foundHousehold(priya, 'Number 7'),
      await foundHousehold(priya, 'The beach house'),
    ];
    const { token } = (await makeFor(priya, here, ['list', 'plan:write'])).body;
    const program = withToken(app, token);
    const named = await program.ask(listItemsRoutes.list, { query: { householdId: here } });
    expect(named.status).toBe(200);
    const refused = [
      await program.ask(listItemsRoutes.list, { query: { householdId: there } }),
      await program.ask(listItemsRoutes.add, { body: { text: 'salt', householdId: there } }),
      await program.ask(householdsRoutes.list),
      await program.ask(mealPlansRoutes.getHydrated, { params: { id: here } }),
    ];
    expect(refused.map(({ status, error }) => [status, error.details])).toEqual(
      refused.map(() => [403, expect.stringContaining('for one community') as string]),
    );
  });

  it('a token for one community is made by its members, for its plan and its list', async () => {
    const householdId = await foundHousehold(priya, 'Number 7');
    expect((await makeFor(tom, householdId, ['list'])).error.code).toBe('FORBIDDEN');
    const { status, error } = await makeFor(priya, householdId, ['list', 'recipes:read']);
    expect([status, error.details]).toMatchObject([400, [{ field: 'scopes' }]]);
  });

  it('a token for one community is refused once its person has left', async () => {
    const householdId = await foundHousehold(priya, 'Number 7');
    await addHouseholdMember(database.db, householdId, tom);
    const { token } = (await makeFor(tom, householdId, ['list'])).body;
    const program = withToken(app, token);
    expect((await program.ask(listItemsRoutes.list, {})).status).toBe(200);
    await tom.ask(householdsRoutes.leave, { params: { id: householdId } });
    expect((await program.ask(listItemsRoutes.list, {})).status).toBe(403);
  });
});

describe('what a program has changed', () => {
  it('the history of a plan names the program beside its person, for each change', async () => {
    const person = await registerUser(app, 'Planner');
    const { token } = (
      await person.ask(create, { body: { name: 'Kitchen speaker', scopes: ['everything'] } })
    ).body;
    const program = withToken(app, token);
    await program.ask(listItemsRoutes.add, { body: { text: 'milk' } });
    const ticked = { params: { key: 'milk' }, body: { isTicked: true } };
    await program.ask(listItemsRoutes.change, ticked);
    const meal = { date: '2026-11-27', entry: { note: 'Fish and chips' } };
    const { _id: id } = (await program.ask(mealsRoutes.add, { body: meal })).body;
    await program.ask(mealsRoutes.remove, { params: { id }, body: {} });
    await person.ask(listItemsRoutes.add, { body: { text: 'eggs' } });
    const { changes } = (await person.ask(syncRoutes.history, {})).body;
    expect(changes.map(({ name, program: by }) => [name, by])).toEqual([
      ['addItems', undefined],
      ['removeMeal', 'Kitchen speaker'],
      ['addMeal', 'Kitchen speaker'],
      ['tick', 'Kitchen speaker'],
      ['addItems', 'Kitchen speaker'],
    ]);
    expect(changes.every(({ by }) => by._id === person.user._id)).toBe(true);
  });

  it('a device’s calls with a token are in the history under the program’s name', async () => {
    const person = await registerUser(app, 'Syncer');
    const { program } = await makeToken(person, ['everything']);
    const operation = {
      id: newId(),
      seq: 1,
      name: 'addItems',
      args: { items: [{ id: newId(), text: 'milk', order: 'a0' }] },
      at: Date.now(),
      offset: 0,
      seen: 0,
    };
    const body = {
      device: newId(),
      schema: syncSchemaVersion,
      epoch: null,
      since: 0,
      basis: null,
      operations: [operation],
    };
    const { body: answer } = await program.ask(syncRoutes.exchange, { body });
    expect(answer.refused).toEqual([]);
    const { changes } = (await person.ask(syncRoutes.history, {})).body;
    expect(changes).toMatchObject([{ name: 'addItems', program: 'Script' }]);
  });

  it('the history of a recipe names the program that saved a version', async () => {
    const { program } = await makeToken(priya, ['recipes:write']);
    const recipe = { title: 'Plum jam', ingredients: [], instructions: ['Boil.'] };
    const { _id: id, revision } = (await program.ask(recipesRoutes.create, { body: recipe })).body;
    const saved = { ...recipe, title: 'Damson jam', revision };
    await priya.ask(recipesRoutes.update, { params: { id }, body: saved });
    const again = { ...recipe, title: 'Jam', revision: revision + 1 };
    await program.ask(recipesRoutes.update, { params: { id }, body: again });
    const { versions } = (await priya.ask(recipeVersionsRoutes.list, { params: { id } })).body;
    expect(versions.map(({ title, program: by }) => [title, by])).toEqual([
      ['Jam', 'Script'],
      ['Damson jam', undefined],
      ['Plum jam', 'Script'],
    ]);
  });
});

describe('a program', () => {
  it('a program reads its person’s recipes by a handler that asks for the session itself', async () => {
    const id = await createTestRecipe(priya, { title: 'Plum jam' });
    const { program } = await makeToken(priya, ['recipes:read']);
    const listed = await program.ask(recipeListsRoutes.listMyRecipes, {});
    expect(listed.status).toBe(200);
    expect((await program.ask(recipesRoutes.get, { params: { id } })).status).toBe(200);
  });

  it('a program without the scope is told which one it needs', async () => {
    const { program } = await makeToken(priya, ['recipes:read']);
    const { status, error } = await program.ask(shoppingListRoutes.ofDays, {});
    expect([status, error.code]).toEqual([403, 'FORBIDDEN']);
    expect(error.details).toContain('“list”');
  });

  it('a program without the scope is a visitor where anyone may call', async () => {
    const id = await createTestRecipe(priya, { title: 'Plum jam' });
    const { program } = await makeToken(priya, ['list']);
    const asVisitor = await visitorOf(app).ask(recipesRoutes.get, { params: { id } });
    const asProgram = await program.ask(recipesRoutes.get, { params: { id } });
    expect([asProgram.status, asProgram.error]).toEqual([asVisitor.status, asVisitor.error]);
    expect(asProgram.status).toBe(401);
  });

  it('a program asks what its token may do, whatever its scopes are', async () => {
    const { program } = await makeToken(priya, ['plan:read', 'list']);
    expect((await program.ask(current)).body).toEqual({ scopes: ['plan:read', 'list'] });
    expect((await priya.ask(current)).body).toEqual({ scopes: ['everything'] });
    expect((await visitorOf(app).ask(current)).status).toBe(401);
  });

  it('a program of an admin is no admin', async () => {
    const { program } = await makeToken(alex, ['everything']);
    const { status, error } = await program.ask(userAdminRoutes.listUsers, {});
    expect([status, error.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('a program makes no token, also with everything', async () => {
    const { program } = await makeToken(priya, ['everything']);
    const made = await program.ask(create, { body: { name: 'Another', scopes: ['list'] } });
    expect([made.status, made.error.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('a program opens no stream of changes', async () => {
    const { token } = await makeToken(priya, ['everything']);
    const headers = { authorization: `Bearer ${token}` };
    const { statusCode } = await app.inject({ url: '/api/sync/stream', headers });
    expect(statusCode).toBe(403);
  });

  it('a program with everything changes the plan, in its person’s name', async () => {
    const { program } = await makeToken(priya, ['everything']);
    const { status } = await program.ask(syncRoutes.history, {});
    expect(status).toBe(200);
  });

  it('a visitor makes and lists no tokens', async () => {
    expect((await visitorOf(app).ask(list)).status).toBe(401);
    const body = { name: 'Script', scopes: ['list' as const] };
    expect((await visitorOf(app).ask(create, { body })).status).toBe(401);
  });
});
