/** An assistant plans a week over each way to connect; then a person takes each of its changes back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listItemsRoutes } from '@saltbush/contract/plan/list-items';
import { mealsRoutes } from '@saltbush/contract/plan/meals';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { apiTokensRoutes } from '@saltbush/contract/account/api-tokens';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { addDays } from '@saltbush/domain/plan/days/week';
import { foundHousehold } from '../testing/households';
import {
  makeTokenFor,
  mcpTransports,
  openMcpClient,
  type McpClient,
  type McpTransport,
} from '../testing/assistants/mcp-clients';
import { createTestRecipe } from '../testing/recipes';
import { openTestApp } from '../testing/test-app';
import { registerUser, type Person } from '../testing/test-users';
import { undoEachChange } from '../testing/assistants/undo-each-change';

const testApp = await openTestApp();
const { app } = testApp;
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => testApp.close());

interface Meals {
  from: string;
  meals: { meal: string; date: string; title: string; recipe: string; kind: string }[];
}
interface Week {
  dinners: { date: string; recipe: string; title: string; quantity: number }[];
}
interface List {
  lines: { line: string; name: string; isTicked: boolean }[];
}

const foods = ['leek', 'potato', 'carrot', 'pumpkin', 'onion', 'rice', 'chicken', 'salmon', 'egg'];

async function addDinners(person: Person): Promise<void> {
  for (const food of foods) {
    await createTestRecipe(person, {
      title: `Roast ${food}`,
      course: 'dinner',
      totalMinutes: 30,
      serves: 4,
      ingredients: [{ name: food, amount: '500', unit: 'g' }],
      instructions: [`Roast the ${food}.`],
    });
  }
}

const planOf = async (person: Person) =>
  (await person.ask(mealsRoutes.list, { query: { days: 14 } })).body;
const listOf = async (person: Person) => (await person.ask(listItemsRoutes.list, {})).body.items;

let people = 0;
async function openFor(transport: McpTransport, ...scopes: Parameters<typeof makeTokenFor>[1]) {
  people += 1;
  const person = await registerUser(app, `Cook ${people}`);
  const token = await makeTokenFor(person, scopes);
  return { person, token, mcp: await openMcpClient(app, token, transport) };
}

async function planWeek(mcp: McpClient): Promise<Week> {
  const { from } = await mcp.use<Meals>('read_meals');
  const first = await mcp.use<Week>('propose_week', { week: from });
  const [stays, unwanted] = first.dinners;
  const week = await mcp.use<Week>('propose_week', {
    week: from,
    keep: [{ date: stays!.date, recipe: stays!.recipe }],
    avoid: [unwanted!.recipe],
    tries: 1,
  });
  const dinners = week.dinners.map(({ date, recipe, quantity }) => ({ date, recipe, quantity }));
  await mcp.use('save_week', { dinners });
  return week;
}

describe.each(Object.keys(mcpTransports) as McpTransport[])('an assistant over %s', (transport) => {
  it('a week is planned, two dinners swapped and the list filled in ten calls, and each is undone singly', async () => {
    const { person, mcp } = await openFor(transport, 'recipes:read', 'plan:write', 'list');
    await addDinners(person);
    const before = [await planOf(person), await listOf(person)];
    const { dinners } = await planWeek(mcp);
    expect(new Set(dinners.map(({ recipe }) => recipe)).size).toBe(7);
    const { meals } = await mcp.use<Meals>('read_meals');
    expect(meals.map(({ title }) => title)).toEqual(dinners.map(({ title }) => title));
    const [one, other] = meals;
    await mcp.use('swap_meals', { meal: one!.meal, with: other!.meal });
    await mcp.use<List>('read_list');
    await mcp.use('add_to_list', { items: ['2 L milk', 'birthday candles'] });
    await mcp.use('tick_line', { line: 'milk' });
    const { lines } = await mcp.use<List>('read_list');
    expect(lines.find(({ line }) => line === 'milk')).toMatchObject({ isTicked: true });
    expect(mcp.calls()).toBe(10);
    const planned = (await planOf(person)).meals.map(({ title }) => title);
    expect(planned.slice(0, 2)).toEqual([other!.title, one!.title]);

    // Seven meals, two that changed places, the items, the tick.
    expect(await undoEachChange(person)).toBe(7 + 2 + 1 + 1);
    expect([await planOf(person), await listOf(person)]).toEqual(before);
    await mcp.client.close();
  });

  it('a token that is removed meanwhile ends the next call, and the answer says what to do', async () => {
    const { person, mcp } = await openFor(transport, 'plan:read');
    await mcp.use('read_meals');
    const { body } = await person.ask(apiTokensRoutes.list);
    await person.ask(apiTokensRoutes.remove, { params: { id: body.apiTokens[0]!._id } });
    const refusal = await mcp.refusalOf('read_meals').catch((error: Error) => error.message);
    expect(refusal).toMatch(/Account, Other programs|Session|signed in|401|Unauthorized/i);
    await mcp.client.close();
  });
});

const transport = 'HTTP of 2026';

describe('an assistant', () => {
  it('a recipe is imported from text, read for another number, changed, and restored', async () => {
    const { person, mcp } = await openFor(transport, 'recipes:write');
    const text = 'Leek soup\nServes 4\n\n2 leeks\n1 L stock\n\nMethod\nSimmer for 20 minutes.';
    const imported = await mcp.use<{ recipe: string; isNew: boolean }>('import_recipe', { text });
    const { recipe } = imported;
    expect(imported).toMatchObject({ isNew: true, title: 'Leek soup', ingredients: 2, steps: 1 });
    const again = await mcp.use('import_recipe', { text });
    expect(again).toMatchObject({ isNew: false, recipe });
    const read = await mcp.use('read_recipe', { recipe, serves: 2 });
    expect(read).toMatchObject({ serves: 2, ingredients: ['1 leeks', '0.5 l stock'] });

    const change = { recipe, ingredients: ['2 leeks', '1 L stock', 'To serve:', '1 lemon'] };
    const { undo } = await mcp.use<{ undo: { tool: string; arguments: object } }>(
      'change_recipe',
      change,
    );
    const { body } = await person.ask(recipesRoutes.get, { params: { id: recipe } });
    expect(body.ingredients.at(-1)).toMatchObject({ name: 'lemon', section: 'To serve' });
    await mcp.use(undo.tool, { ...undo.arguments });
    const restored = await person.ask(recipesRoutes.get, { params: { id: recipe } });
    expect(restored.body.ingredients.map(({ name }) => name)).toEqual(['leeks', 'stock']);
    const found = await mcp.use<{ recipes: object[] }>('search_recipes', { query: 'leek' });
    expect(found.recipes).toMatchObject([{ recipe, title: 'Leek soup' }]);
    await mcp.client.close();
  });

  it('a meal is planned, moved, changed and taken off, and each answer says how to take it back', async () => {
    const { person, mcp } = await openFor(transport, 'plan:write');
    const { from } = await mcp.use<Meals>('read_meals');
    const tomorrow = addDays(from, 1);
    const { meal } = await mcp.use<{ meal: string }>('plan_meal', { date: from, note: 'Pie' });
    const { undo } = await mcp.use<{ undo: { tool: string; arguments: object } }>('change_meal', {
      meal,
      date: tomorrow,
      kind: 'lunch',
    });
    const planned = async () => (await mcp.use<Meals>('read_meals')).meals;
    expect(await planned()).toMatchObject([{ date: tomorrow, kind: 'lunch', title: 'Pie' }]);
    await mcp.use(undo.tool, { ...undo.arguments });
    expect(await planned()).toMatchObject([{ date: from, kind: 'dinner', title: 'Pie' }]);
    await mcp.use('remove_meal', { meal });
    expect(await planned()).toEqual([]);
    expect(await undoEachChange(person)).toBe(4);
    expect(await planned()).toEqual([]);
    await mcp.client.close();
  });

  it('the plan of a community is for its members, and is named by its id', async () => {
    const { person, mcp } = await openFor(transport, 'plan:write', 'list');
    const own = await foundHousehold(person, 'Number 7');
    const others = await foundHousehold(await registerUser(app, `Other ${people}`), 'Number 9');
    const { communities } = await mcp.use<{ communities: object[] }>('list_communities');
    expect(communities).toEqual([{ community: own, name: 'Number 7', isDefault: false }]);
    const { from } = await mcp.use<Meals>('read_meals', { community: own });
    const meal = { date: from, note: 'Pie' };
    await mcp.use('plan_meal', { ...meal, community: own });
    const refusals = [
      await mcp.refusalOf('read_meals', { community: others }),
      await mcp.refusalOf('plan_meal', { ...meal, community: others }),
      await mcp.refusalOf('propose_week', { week: from, community: others }),
      await mcp.refusalOf('read_list', { community: others }),
      await mcp.refusalOf('add_to_list', { items: ['milk'], community: others }),
    ];
    const { error } = await person.ask(householdsRoutes.get, { params: { id: others } });
    expect(refusals.filter((text) => !text.startsWith(error.error))).toEqual([]);
    await mcp.client.close();
  });

  it('an assistant takes what it has put on the list off again by the inverse that the answer names', async () => {
    const { person, mcp } = await openFor(transport, 'list');
    const { undo } = await mcp.use<{ undo: { tool: string; arguments: Record<string, unknown> } }>(
      'add_to_list',
      { items: ['2 L milk', 'birthday candles'] },
    );
    expect(await listOf(person)).toHaveLength(2);
    await mcp.use(undo.tool, undo.arguments);
    expect(await listOf(person)).toEqual([]);
    await mcp.client.close();
  });

  it('recipes are resources, and a week has a prompt, where the token may do what they need', async () => {
    const { person, mcp } = await openFor(transport, 'recipes:read', 'plan:write');
    const recipe = await createTestRecipe(person, {
      title: 'Plum jam',
      ingredients: [{ name: 'plums', amount: '1', unit: 'kg' }],
      instructions: ['Boil.'],
    });
    const { contents } = await mcp.client.readResource({ uri: `saltbush://recipes/${recipe}` });
    expect(contents).toMatchObject([{ text: expect.stringContaining('1 kg plums') as string }]);
    const { prompts } = await mcp.client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['plan_my_week']);
    const prompt = { name: 'plan_my_week', arguments: { wishes: 'one fish' } };
    const { messages } = await mcp.client.getPrompt(prompt);
    expect(JSON.stringify(messages)).toContain('one fish');
    await mcp.client.close();
  });
});
