import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { mealPlansRoutes } from '@saltbush/contract/meal-plans';
import {
  addEntry,
  emptyMenu,
  entriesOf,
  moveEntry,
  removeEntry,
  setQuantity,
} from '@saltbush/domain/meal-plans/menu';
import type { Menu } from '@saltbush/domain/meal-plans/menu';
import { answer, fakeApi, type FakeApi } from '../../../testing/fake-api';
import {
  idOf,
  fakeMealPlansApi,
  type FakeMealPlansApi,
} from '../../../testing/fake-meal-plans-api';
import { readStoredMenu, writeStoredMenu } from './menu-storage';
import { createMenuSync, type MenuSync, type MenuState } from './menu-sync';

const week = '2026-11-23';
const userId = 'priya';
const id = idOf;
const note = (n: number) => ({ id: id(n), note: `note ${n}`, meal: 'dinner', quantity: 1 });
const { update } = mealPlansRoutes;

const makeServer = (menu?: Menu) => fakeMealPlansApi(menu ? { menu } : {});
/** Responses once the server is reachable again. */
const save = (server: FakeMealPlansApi, asked: unknown) =>
  server.answers.find(({ route }) => route === update)!.reply(asked as never) as never;

let menuSync: MenuSync;
let states: MenuState['saving'][];
const dropped: string[] = [];
const openMenuSync = () => {
  menuSync = createMenuSync({
    scope: { userId },
    week,
    onSynced: () => {},
    onDropped: (entries) => dropped.push(...entries.map((entry) => entry.id)),
  });
  states = [];
  menuSync.subscribe(() => {
    const { saving } = menuSync.getState();
    if (states.at(-1) !== saving) states.push(saving);
  });
  return menuSync;
};
const idsOf = (menu: Menu | undefined) =>
  menu ? entriesOf(menu).map((entry) => Number(entry.id.slice(-12))) : undefined;
const add = (n: number) => menuSync.edit((menu) => addEntry(menu, note(n), 'monday'));
const saveAndSync = () => vi.advanceTimersByTimeAsync(500);

let api: FakeApi;
beforeEach(() => {
  vi.useFakeTimers();
  dropped.length = 0;
});
afterEach(() => menuSync.stop());

describe('a change', () => {
  it('is kept on the device after half a second, then on the server', async () => {
    const server = makeServer();
    api = fakeApi(server.answers);
    openMenuSync();
    await menuSync.sync();
    expect(menuSync.getState()).toMatchObject({ isLoading: false, saving: 'synced' });
    add(1);
    await vi.advanceTimersByTimeAsync(499);
    expect(readStoredMenu({ userId }, week)?.menu.days.monday).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(idsOf(readStoredMenu({ userId }, week)?.menu)).toEqual([1]);
    await saveAndSync();
    expect(idsOf(server.menu())).toEqual([1]);
    expect(states.slice(-3)).toEqual(['changed', 'on-device', 'synced']);
  });

  it('several in a row are saved once', async () => {
    const server = makeServer(emptyMenu(week));
    api = fakeApi(server.answers);
    openMenuSync();
    await menuSync.sync();
    for (const n of [1, 2, 3]) {
      add(n);
      await vi.advanceTimersByTimeAsync(300);
    }
    await saveAndSync();
    expect(api.requestsTo(update)).toHaveLength(1);
    expect(idsOf(server.menu())).toEqual([1, 2, 3]);
  });

  it('made while a save is under way is saved next', async () => {
    const server = makeServer(emptyMenu(week));
    let release = () => {};
    const slow = answer(update, async (asked) => {
      await new Promise<void>((resolve) => (release = resolve));
      return save(server, asked);
    });
    api = fakeApi([...server.answers, slow]);
    openMenuSync();
    await menuSync.sync();
    add(1);
    await saveAndSync();
    add(2);
    expect(menuSync.getState().saving).toBe('changed');
    release();
    await vi.advanceTimersByTimeAsync(0);
    release();
    await saveAndSync();
    expect(idsOf(server.menu())).toEqual([1, 2]);
    expect(menuSync.getState().saving).toBe('synced');
  });

  it('survives a tab that is killed, and is synced by the next', async () => {
    fakeApi([]);
    openMenuSync();
    add(1);
    menuSync.storeNow();
    menuSync.stop();
    const server = makeServer();
    fakeApi(server.answers);
    openMenuSync();
    expect(menuSync.getState()).toMatchObject({ saving: 'on-device', isLoading: false });
    await menuSync.sync();
    expect(idsOf(server.menu())).toEqual([1]);
  });
});

describe('without a network', () => {
  it('says so, keeps all, and syncs when it comes back', async () => {
    fakeApi([]);
    openMenuSync();
    await menuSync.sync();
    add(1);
    await saveAndSync();
    expect(menuSync.getState().saving).toBe('offline');
    const server = makeServer();
    fakeApi(server.answers);
    await menuSync.sync();
    expect(menuSync.getState().saving).toBe('synced');
    expect(idsOf(server.menu())).toEqual([1]);
  });

  it('tries again by itself, ever more patiently', async () => {
    fakeApi([]);
    openMenuSync();
    add(1);
    await saveAndSync();
    const server = makeServer();
    fakeApi(server.answers);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(idsOf(server.menu())).toEqual([1]);
  });

  it('a week never seen before can be planned, and is merged with what was there', async () => {
    const server = makeServer(addEntry(emptyMenu(week), note(7), 'monday'));
    fakeApi([]);
    openMenuSync();
    await menuSync.sync();
    add(1);
    await saveAndSync();
    fakeApi(server.answers);
    await menuSync.sync();
    expect(idsOf(server.menu())).toEqual([1, 7]);
  });

  it('a save whose answer was lost is not doubled, and what left since stays away', async () => {
    const server = makeServer(emptyMenu(week));
    const lost = answer(update, (asked) => {
      save(server, asked);
      return new AppError('SERVER_UNREACHABLE');
    });
    fakeApi([...server.answers, lost]);
    openMenuSync();
    await menuSync.sync();
    add(1);
    add(2);
    await saveAndSync();
    expect(idsOf(server.menu())).toEqual([1, 2]);
    menuSync.edit((menu) => removeEntry(menu, id(1)));
    fakeApi(server.answers);
    await saveAndSync();
    await menuSync.sync();
    expect(idsOf(server.menu())).toEqual([2]);
    expect(idsOf(menuSync.getState().menu)).toEqual([2]);
  });
});

describe('two devices', () => {
  it('merge on a conflict and both keep their change', async () => {
    const server = makeServer(addEntry(emptyMenu(week), note(1), 'monday'));
    api = fakeApi(server.answers);
    openMenuSync();
    await menuSync.sync();
    server.keep(addEntry(server.menu()!, note(2), 'tuesday'));
    menuSync.edit((menu) => setQuantity(menu, id(1), 2));
    await saveAndSync();
    expect(idsOf(server.menu())).toEqual([1, 2]);
    expect(server.menu()!.days.monday[0]!.quantity).toBe(2);
    expect(idsOf(menuSync.getState().menu)).toEqual([1, 2]);
    expect(menuSync.getState().saving).toBe('synced');
    expect(api.requestsTo(update)).toHaveLength(2);
  });

  it('see each other’s changes when they look again', async () => {
    const server = makeServer(addEntry(emptyMenu(week), note(1), 'monday'));
    fakeApi(server.answers);
    openMenuSync();
    await menuSync.sync();
    server.keep(moveEntry(server.menu()!, id(1), 'friday'));
    await menuSync.sync({ isFresh: true });
    expect(menuSync.getState().menu.days.friday).toHaveLength(1);
  });

  it('that start the same week at once end with one plan of both', async () => {
    const server = makeServer();
    fakeApi(server.answers);
    openMenuSync();
    await menuSync.sync();
    server.keep(addEntry(emptyMenu(week), note(9), 'monday'));
    add(1);
    await saveAndSync();
    expect(idsOf(server.menu())).toEqual([1, 9]);
    expect(menuSync.getState().saving).toBe('synced');
  });

  it('in conflict without end give up for now and keep all', async () => {
    const server = makeServer(emptyMenu(week));
    api = fakeApi([...server.answers, answer(update, new AppError('CONFLICT'))]);
    openMenuSync();
    await menuSync.sync();
    add(1);
    await saveAndSync();
    expect(menuSync.getState().saving).toBe('failed');
    expect(api.requestsTo(update).length).toBeLessThan(7);
    expect(idsOf(readStoredMenu({ userId }, week)?.menu)).toEqual([1]);
  });
});

describe('two tabs', () => {
  it('take over what the other kept, and keep their own', async () => {
    const server = makeServer(emptyMenu(week));
    fakeApi(server.answers);
    openMenuSync();
    await menuSync.sync();
    add(1);
    const other = readStoredMenu({ userId }, week)!;
    const theirs = { ...other, menu: addEntry(other.menu, note(2), 'monday') };
    writeStoredMenu({ userId }, week, theirs);
    menuSync.mergeOtherTab(theirs);
    expect(idsOf(menuSync.getState().menu)).toEqual([1, 2]);
    await saveAndSync();
    expect(idsOf(server.menu())).toEqual([1, 2]);
  });
});

describe('a refusal', () => {
  it('of recipes that are gone takes their entries out and saves the rest', async () => {
    const server = makeServer(emptyMenu(week));
    const refusing = answer(update, (asked) => {
      const at = asked.body.days.monday.findIndex((entry) => entry.recipe !== undefined);
      if (at < 0) return save(server, asked);
      return new AppError('VALIDATION_FAILED', [
        { field: `days.monday.${at}.recipe`, message: 'This recipe is no longer there' },
      ]);
    });
    fakeApi([...server.answers, refusing]);
    openMenuSync();
    await menuSync.sync();
    add(1);
    menuSync.edit((menu) =>
      addEntry(menu, { id: id(2), recipeId: id(50), meal: 'dinner', quantity: 1 }, 'monday', 0),
    );
    await saveAndSync();
    expect(idsOf(server.menu())).toEqual([1]);
    expect(dropped).toEqual([id(2)]);
    expect(menuSync.getState().saving).toBe('synced');
  });

  it('of an id gives the entry another', async () => {
    const server = makeServer(emptyMenu(week));
    const refusing = answer(update, (asked) =>
      asked.body.days.monday[0]?._id === id(1)
        ? new AppError('VALIDATION_FAILED', [{ field: 'days.monday.0._id', message: 'taken' }])
        : save(server, asked),
    );
    fakeApi([...server.answers, refusing]);
    openMenuSync();
    await menuSync.sync();
    add(1);
    await saveAndSync();
    expect(server.menu()!.days.monday).toMatchObject([{ note: 'note 1' }]);
    expect(dropped).toEqual([]);
  });

  it('of another kind is shown, and nothing is lost', async () => {
    const server = makeServer(emptyMenu(week));
    fakeApi([...server.answers, answer(update, new AppError('PAYLOAD_TOO_LARGE'))]);
    openMenuSync();
    await menuSync.sync();
    add(1);
    await saveAndSync();
    expect(menuSync.getState()).toMatchObject({
      saving: 'failed',
      error: { code: 'PAYLOAD_TOO_LARGE' },
    });
    expect(idsOf(readStoredMenu({ userId }, week)?.menu)).toEqual([1]);
  });
});

it('passes over what another version of the app left', () => {
  localStorage.setItem('saltbush.menu.priya.2026-11-23', '{"version":0}');
  fakeApi([]);
  expect(openMenuSync().getState()).toMatchObject({ isLoading: true });
  localStorage.setItem('saltbush.menu.priya.2026-11-23', 'not json');
  expect(openMenuSync().getState()).toMatchObject({ isLoading: true });
});

it('says when neither the device nor the server has it', async () => {
  fakeApi([]);
  openMenuSync();
  await menuSync.sync();
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  add(1);
  await saveAndSync();
  refuse.mockRestore();
  expect(menuSync.getState().saving).toBe('at-risk');
});
