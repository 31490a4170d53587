/** Data as earlier versions of the app wrote it, moved into the queue. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { mealPlansRoutes } from '@saltbush/contract/plan/meal-plans';
import { startSession } from '../../../../api/session';
import { answer, fakeApi } from '../../../../testing/fake-api';
import { fakeSyncServer, type FakeSyncServer } from '../../../../testing/fake-sync-server';
import { harpersId } from '../../../../testing/households';
import { priya, token } from '../../../../testing/people';
import { openEngine } from '../open-engine';
import { moveOldData } from './move-old-data';

let server: FakeSyncServer;

beforeEach(() => {
  server = fakeSyncServer();
  startSession(token, priya);
  fakeApi(server.answers);
});

const week = '2026-11-16';
const planId = '01960000-0000-7000-8000-000000000900';
const id = (n: number) => `01960000-0000-7000-b000-${String(n).padStart(12, '0')}`;
const note = (n: number, text: string, more = {}) => ({
  id: id(n),
  note: text,
  meal: 'dinner',
  quantity: 1,
  ...more,
});
const noDays = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};
const menuOf = (days: object) => ({ startDate: week, days: { ...noDays, ...days } });

/** As `features/meal-plans/sync/menu-storage.ts` wrote it. */
const storeMenu = (stored: object, household = '') =>
  localStorage.setItem(
    `saltbush.menu.${priya._id}${household}.${week}`,
    JSON.stringify({ version: 1, recipes: [], ...stored }),
  );

/** As `features/shopping-list/offline/tick-queue.ts` wrote it. */
const storeTicks = (ticks: object[]) =>
  localStorage.setItem(`saltbush.ticks.${priya._id}`, JSON.stringify(ticks));

const oldKeys = () =>
  Object.keys(localStorage).filter((key) =>
    /^saltbush\.(menu|ticks|shopping-list|magic-menu-rules)/.test(key),
  );
const start = () => openEngine(priya._id);
const mealsOnServer = (owner?: string) =>
  server
    .rowsOf(owner)
    .filter(({ kind }) => kind === 'meals')
    .map(({ fields }) => fields)
    .map((fields) => ('note' in fields && 'date' in fields ? `${fields.date} ${fields.note}` : ''))
    .toSorted();

describe('a menu that was not synced', () => {
  it('an old menu without an answer before is added', async () => {
    storeMenu({ menu: menuOf({ monday: [note(1, 'Picnic')], friday: [note(2, 'Pub')] }) });
    await start();
    await vi.waitFor(() =>
      expect(mealsOnServer()).toEqual(['2026-11-16 Picnic', '2026-11-20 Pub']),
    );
    await vi.waitFor(() => expect(oldKeys()).toEqual([]));
  });

  it('an old menu is compared with what the server had: changed, moved, removed and added', async () => {
    const meal = { meal: 'dinner', quantity: 1 };
    for (const [n, text, order] of [
      [1, 'Soup', 'a0'],
      [2, 'Stew', 'a1'],
      [3, 'Roast', 'a2'],
    ] as const) {
      server.change('addMeal', { id: id(n), note: text, date: week, order, ...meal });
    }
    const base = menuOf({ monday: [note(1, 'Soup'), note(2, 'Stew'), note(3, 'Roast')] });
    const menu = menuOf({
      monday: [note(1, 'Fish soup')],
      tuesday: [note(2, 'Stew'), note(4, 'Salad')],
    });
    storeMenu({ menu, base: { planId, revision: 3, menu: base } });
    await start();
    await vi.waitFor(() =>
      expect(mealsOnServer()).toEqual([
        '2026-11-16 Fish soup',
        '2026-11-17 Salad',
        '2026-11-17 Stew',
      ]),
    );
  });

  it('an old menu sent without an answer is not doubled, and what was removed since stays away', async () => {
    const meal = { meal: 'dinner', quantity: 1 };
    server.change('addMeal', { id: id(1), note: 'Soup', date: week, order: 'a0', ...meal });
    server.change('addMeal', { id: id(2), note: 'Stew', date: week, order: 'a1', ...meal });
    storeMenu({
      menu: menuOf({ monday: [note(1, 'Soup')], sunday: [note(3, 'Roast')] }),
      base: { planId, revision: 1, menu: menuOf({}) },
      sent: menuOf({ monday: [note(1, 'Soup'), note(2, 'Stew')] }),
    });
    await start();
    await vi.waitFor(() =>
      expect(mealsOnServer()).toEqual(['2026-11-16 Soup', '2026-11-22 Roast']),
    );
  });

  it('an old menu of a household goes to the household', async () => {
    storeMenu({ menu: menuOf({ monday: [note(1, 'Barbecue')] }) }, `.${harpersId}`);
    await start();
    await vi.waitFor(() => expect(mealsOnServer(harpersId)).toEqual(['2026-11-16 Barbecue']));
    expect(mealsOnServer()).toEqual([]);
  });

  it('an old menu stays where it is until the server has answered', async () => {
    server.failure = 'NO_NETWORK';
    storeMenu({ menu: menuOf({ monday: [note(1, 'Picnic')] }) });
    await start();
    await vi.waitFor(() => expect(server.calls.length).toBeGreaterThan(0));
    expect(oldKeys()).toHaveLength(1);
    server.failure = undefined;
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(mealsOnServer()).toEqual(['2026-11-16 Picnic']);
    });
    await vi.waitFor(() => expect(oldKeys()).toEqual([]));
  });
});

it('an old menu that was synced is dropped', async () => {
  const menu = menuOf({ monday: [note(1, 'Picnic')] });
  storeMenu({ menu, base: { planId, revision: 3, menu } });
  await start();
  await vi.waitFor(() => expect(oldKeys()).toEqual([]));
  expect(mealsOnServer()).toEqual([]);
});

it('old ticks that waited become operations, by the week of their plan', async () => {
  const covered = [{ amount: 500, unit: 'g' }];
  localStorage.setItem(
    `saltbush.shopping-list.${priya._id}.${week}`,
    JSON.stringify({ version: 3, at: 1, list: { mealPlan: planId, startDate: week, aisles: [] } }),
  );
  storeTicks([
    { id: id(1), planId, line: 'mince', isTicked: true, covered },
    { id: id(2), planId, line: 'rice', isTicked: false, covered: [] },
  ]);
  await start();
  await vi.waitFor(() => {
    const lines = server.rowsOf().filter(({ kind }) => kind === 'lines');
    expect(lines.find((line) => line.id === `${week}.mince`)?.fields).toMatchObject({ covered });
  });
  await vi.waitFor(() => expect(oldKeys()).toEqual([]));
});

it('old ticks of an unknown plan stay until the server says which week it is', async () => {
  const api = fakeApi([
    ...server.answers,
    answer(mealPlansRoutes.getHydrated, new AppError('STARTING_OR_STOPPING')),
  ]);
  storeTicks([{ id: id(1), planId, line: 'mince', isTicked: true, covered: [] }]);
  const engine = await start();
  await vi.waitFor(() => expect(api.requestsTo(mealPlansRoutes.getHydrated)).toHaveLength(1));
  expect(await moveOldData(engine, priya._id)).toBe(false);
  expect(oldKeys()).toEqual([`saltbush.ticks.${priya._id}`]);
});

describe('rules of Magic Menu', () => {
  /** As `features/magic-menu/stored-rules.ts` wrote them. */
  const storeRules = (household = '') =>
    localStorage.setItem(
      `saltbush.magic-menu-rules.${priya._id}${household}`,
      JSON.stringify({ version: 1, maxMinutes: { wednesday: 30 }, repeatAfterDays: 14 }),
    );
  const rulesOnServer = (owner?: string) =>
    server.rowsOf(owner).flatMap(({ kind, fields }) => (kind === 'menuRules' ? [fields] : []));

  it('old rules of Magic Menu become those of the plan, a person’s and a household’s', async () => {
    storeRules();
    storeRules(`.${harpersId}`);
    await start();
    const moved = [{ wednesday: 30, repeatAfterDays: 14 }];
    await vi.waitFor(() => expect(rulesOnServer()).toEqual(moved));
    await vi.waitFor(() => expect(rulesOnServer(harpersId)).toEqual(moved));
    await vi.waitFor(() => expect(oldKeys()).toEqual([]));
  });

  it('old rules of Magic Menu do not replace those that someone has set since', async () => {
    server.change('setMenuRules', { change: { friday: 20 } });
    storeRules();
    await start();
    await vi.waitFor(() => expect(oldKeys()).toEqual([]));
    expect(rulesOnServer()).toEqual([{ friday: 20 }]);
  });
});

it('old data that can’t be read is dropped', async () => {
  localStorage.setItem(`saltbush.menu.${priya._id}.${week}`, '{"version":0}');
  localStorage.setItem(`saltbush.ticks.${priya._id}`, 'broken');
  await start();
  await vi.waitFor(() => expect(oldKeys()).toEqual([]));
});
