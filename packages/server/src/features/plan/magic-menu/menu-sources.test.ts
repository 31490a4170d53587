/** Candidates that a saved search or a cookbook in the rules finds, and weeks that are proposed from them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { cookbooksRoutes } from '@saltbush/contract/book/cookbooks';
import { savedSearchesRoutes } from '@saltbush/contract/book/saved-searches';
import { magicMenuLimits, magicMenuRoutes } from '@saltbush/contract/plan/magic-menu';
import type { MenuSource } from '@saltbush/domain/plan/rows/menu-rules-row';
import { topicOf } from '@saltbush/domain/plan/magic-menu/rules/rule-topics';
import { newId } from '../../../platform/ids';
import { makeCookbook } from '../../../testing/book/cookbooks';
import { addHouseholdMember, createTestRecipe, shareWith } from '../../../testing/recipes';
import { openDevice } from '../../../testing/sync-device';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, type Person } from '../../../testing/test-users';

let testApp: TestApp;
let ann: Person;
let ben: Person;
let count = 0;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  count += 1;
  ann = await registerUser(testApp.app, `Ann ${count}`);
  ben = await registerUser(testApp.app, `Ben ${count}`);
});

/** In a year in which nobody's today is. */
const week = '2031-11-24';
const { candidates, propose } = magicMenuRoutes;

async function saveSearch(person: Person, most = 30): Promise<MenuSource> {
  const query = { match: 'all' as const, of: [{ field: 'minutesAtMost' as const, value: most }] };
  const { body } = await person.ask(savedSearchesRoutes.create, { body: { name: 'Quick', query } });
  return `search:${body._id}`;
}

async function addRecipes(person: Person): Promise<Record<'Soup' | 'Stew', string>> {
  const of = (title: string, totalMinutes: number) =>
    createTestRecipe(person, { title, totalMinutes, course: 'dinner' });
  return { Soup: await of('Soup', 20), Stew: await of('Stew', 90) };
}

async function openHousehold() {
  const { body: home } = await ann.ask(householdsRoutes.create, { body: { name: 'Home' } });
  await addHouseholdMember(testApp.database.db, home._id, ben);
  return home._id;
}

async function setRules(person: Person, change: object, householdId?: string) {
  const device = openDevice(person, householdId === undefined ? {} : { householdId });
  await device.sync([device.make('setMenuRules', { change })]);
}

async function foundBy(person: Person, sources: MenuSource[], householdId?: string) {
  const { body } = await person.ask(candidates, {
    query: { week, sources, ...(householdId !== undefined && { householdId }) },
  });
  const found = body.candidates.filter((one) => one.foundBy?.includes(sources[0]!));
  return { names: body.sources.map(({ name }) => name), titles: found.map(({ title }) => title) };
}

test('candidates say which search and which cookbook finds them', async () => {
  const { Stew } = await addRecipes(ann);
  const search = await saveSearch(ann);
  const cookbook: MenuSource = `cookbook:${await makeCookbook(ann, { title: 'Winter', recipeIds: [Stew] })}`;
  const query = { week, sources: [search, cookbook] };
  const { body } = await ann.ask(candidates, { query });
  expect(body.sources).toEqual([
    { source: search, name: 'Quick' },
    { source: cookbook, name: 'Winter' },
  ]);
  expect(body.candidates).toMatchObject([
    { title: 'Stew', foundBy: [cookbook] },
    { title: 'Soup', foundBy: [search] },
  ]);
  const without = await ann.ask(candidates, { query: { week } });
  expect(without.body.sources).toEqual([]);
  expect(without.body.candidates.every((one) => one.foundBy === undefined)).toBe(true);
});

test('a cookbook that a query fills is followed as its query decides', async () => {
  await addRecipes(ann);
  const query = { match: 'all' as const, of: [{ field: 'minutesAtMost' as const, value: 30 }] };
  const made = await ann.ask(cookbooksRoutes.create, { body: { title: 'Quick ones', query } });
  expect(await foundBy(ann, [`cookbook:${made.body._id}`])).toEqual({
    names: ['Quick ones'],
    titles: ['Soup'],
  });
});

test('a proposed week has only what the search of each day finds, and says in words what is left empty', async () => {
  await addRecipes(ann);
  await createTestRecipe(ann, { title: 'Roast', totalMinutes: 120, course: 'dinner' });
  await setRules(ann, { allFrom: await saveSearch(ann), sundayFrom: 'any' });
  const { body } = await ann.ask(propose, { body: { week } });
  const titles = new Map(body.dinners.map(({ date, title }) => [date, title]));
  const sunday = titles.get('2031-11-30');
  expect(sunday).not.toBe('Soup');
  expect([...titles.values()].filter((title) => title !== sunday)).toEqual(['Soup']);
  expect(body.unfilled).toHaveLength(5);
  expect(new Set(body.unfilled.map(({ demands }) => demands))).toEqual(new Set(['from “Quick”']));
});

describe('a community', () => {
  test('a search that a member chose for a community is followed for all who plan with it', async () => {
    const home = await openHousehold();
    const { Soup, Stew } = await addRecipes(ben);
    for (const id of [Soup, Stew]) await shareWith(testApp.database.db, id, home);
    const search = await saveSearch(ann);
    await setRules(ann, { allFrom: search }, home);
    const both = { names: ['Quick'], titles: ['Soup'] };
    expect(await foundBy(ann, [search], home)).toEqual(both);
    expect(await foundBy(ben, [search], home)).toEqual(both);
    const { body } = await ben.ask(propose, { body: { week, householdId: home } });
    expect(body.dinners.map(({ title }) => title)).toEqual(['Soup']);
  });

  test('a search is asked in the eyes of whoever saved it', async () => {
    const home = await openHousehold();
    const { Soup, Stew } = await addRecipes(ben);
    for (const id of [Soup, Stew]) await shareWith(testApp.database.db, id, home);
    const query = { match: 'all' as const, of: [{ field: 'own' as const, value: true as const }] };
    const made = await ben.ask(savedSearchesRoutes.create, { body: { name: 'Mine', query } });
    const search: MenuSource = `search:${made.body._id}`;
    await setRules(ben, { allFrom: search }, home);
    expect((await foundBy(ann, [search], home)).titles.toSorted()).toEqual(['Soup', 'Stew']);
  });
});

describe('not followed', () => {
  const nothing = { names: [], titles: [] };

  test('a search of another is not followed unless it stands in the rules of their community', async () => {
    const home = await openHousehold();
    await addRecipes(ann);
    const search = await saveSearch(ben);
    expect(await foundBy(ann, [search])).toEqual(nothing);
    expect(await foundBy(ann, [search], home)).toEqual(nothing);
    await setRules(ann, { allFrom: search });
    expect(await foundBy(ann, [search])).toEqual(nothing);
  });

  test('a search and a cookbook of somebody who is no member are not followed, though a rule names them', async () => {
    const home = await openHousehold();
    const { Soup } = await addRecipes(ann);
    const outsider = await registerUser(testApp.app, `Outsider ${count}`);
    const search = await saveSearch(outsider);
    const cookbook: MenuSource = `cookbook:${await makeCookbook(outsider, { recipeIds: [] })}`;
    await setRules(ann, { allFrom: search, mondayFrom: cookbook }, home);
    expect(Soup).toBeDefined();
    expect(await foundBy(ann, [search, cookbook], home)).toEqual(nothing);
  });

  test('a deleted search and a deleted cookbook are not followed', async () => {
    await addRecipes(ann);
    const search = await saveSearch(ann);
    const id = await makeCookbook(ann);
    await ann.ask(savedSearchesRoutes.remove, { params: { id: search.slice('search:'.length) } });
    await ann.ask(cookbooksRoutes.remove, { params: { id } });
    expect(await foundBy(ann, [search, `cookbook:${id}`])).toEqual(nothing);
  });

  test('a source that is none, and too many of them, are refused', async () => {
    const ask = (sources: string[]) =>
      ann.ask(candidates, { query: { week, sources: sources as MenuSource[] } });
    expect((await ask(['recipe:1'])).status).toBe(400);
    const many = Array.from({ length: magicMenuLimits.sources + 1 }, () => `search:${newId()}`);
    expect((await ask(many)).status).toBe(400);
  });
});

describe('rules for dinners', () => {
  test('candidates say which conditions of rules find them: a food with its kinds, a tag with a comma, a diet', async () => {
    const named = (title: string, name: string, tags: string[] = []) =>
      createTestRecipe(ann, {
        title,
        course: 'dinner',
        tags,
        ingredients: [{ name, amount: '500', unit: 'g' }],
      });
    await named('Carbonara', 'spaghetti');
    await named('Chilli', 'beef mince', ['Soups, stews']);
    await named('Dal', 'red lentils');
    const [pasta, tag, meatless] = [
      topicOf('food', 'pasta'),
      topicOf('tag', 'soups stews'),
      topicOf('suits', 'vegetarian'),
    ] as const;
    const { body } = await ann.ask(candidates, {
      query: { week, sources: [pasta, tag, meatless] },
    });
    const found = new Map(body.candidates.map((one) => [one.title, one.foundBy]));
    expect(found.get('Carbonara')).toContain(pasta);
    expect(found.get('Chilli')).toEqual([tag]);
    expect(found.get('Dal')).toEqual([meatless]);
  });

  test('a proposed week keeps the rules of its plan, and says which of them it cannot keep', async () => {
    await addRecipes(ann);
    const device = openDevice(ann);
    await device.sync([
      device.make('setWeekRule', {
        id: newId(),
        change: { topic: 'protein:fish', bound: 'least', count: 2 },
      }),
      device.make('setWeekRule', {
        id: newId(),
        change: { topic: 'new', weekday: 'friday', bound: 'most' },
      }),
    ]);
    const { body } = await ann.ask(propose, { body: { week } });
    expect(body.unmet).toEqual([
      {
        rule: 'At least 2 with fish',
        advice: 'None of your recipes fits. Ask for fewer, or add recipes.',
      },
    ]);
    expect(body.dinners.map(({ date }) => date)).not.toContain('2031-11-28');
  });

  test('a search of another member that a rule for dinners names is followed for all who plan', async () => {
    const home = await openHousehold();
    const { Soup } = await addRecipes(ben);
    await shareWith(testApp.database.db, Soup, home);
    const search = await saveSearch(ann);
    expect(await foundBy(ben, [search], home)).toEqual({ names: [], titles: [] });
    const device = openDevice(ann, { householdId: home });
    const change = { topic: search, bound: 'least' as const, count: 1 };
    await device.sync([device.make('setWeekRule', { id: newId(), change })]);
    expect(await foundBy(ben, [search], home)).toEqual({ names: ['Quick'], titles: ['Soup'] });
  });

  test.each(['colour:red', 'food:', 'suits:everybody', `food:${'a'.repeat(51)}`])(
    'a request for candidates by "%s" is refused',
    async (source) => {
      const query = { week, sources: [source as MenuSource] };
      expect((await ann.ask(candidates, { query })).status).toBe(400);
    },
  );
});
