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
import { answer, pretendApi, type PretendApi } from '../../../testing/pretend-api';
import { idOf, pretendPlans, type PretendPlans } from '../../../testing/pretend-plans';
import { readKeptMenu, writeKeptMenu } from './kept-menu';
import { makeMenuKeeper, type MenuKeeper, type MenuState } from './menu-keeper';

const week = '2026-11-23';
const userId = 'priya';
const id = idOf;
const note = (n: number) => ({ id: id(n), note: `note ${n}`, meal: 'dinner', quantity: 1 });
const { update } = mealPlansRoutes;

const makeServer = (menu?: Menu) => pretendPlans(menu ? { menu } : {});
/** What the server does when it is reached after all. */
const save = (server: PretendPlans, asked: unknown) =>
  server.answers.find(({ route }) => route === update)!.reply(asked as never) as never;

let keeper: MenuKeeper;
let states: MenuState['saving'][];
const dropped: string[] = [];
const openKeeper = () => {
  keeper = makeMenuKeeper({
    userId,
    week,
    onSynced: () => {},
    onDropped: (entries) => dropped.push(...entries.map((entry) => entry.id)),
  });
  states = [];
  keeper.subscribe(() => {
    const { saving } = keeper.getState();
    if (states.at(-1) !== saving) states.push(saving);
  });
  return keeper;
};
const idsOf = (menu: Menu | undefined) =>
  menu ? entriesOf(menu).map((entry) => Number(entry.id.slice(-12))) : undefined;
const add = (n: number) => keeper.edit((menu) => addEntry(menu, note(n), 'monday'));
const settle = () => vi.advanceTimersByTimeAsync(500);

let api: PretendApi;
beforeEach(() => {
  vi.useFakeTimers();
  dropped.length = 0;
});
afterEach(() => keeper.stop());

describe('a change', () => {
  it('is kept on the device after half a second, then on the server', async () => {
    const server = makeServer();
    api = pretendApi(server.answers);
    openKeeper();
    await keeper.sync();
    expect(keeper.getState()).toMatchObject({ isLoading: false, saving: 'synced' });
    add(1);
    await vi.advanceTimersByTimeAsync(499);
    expect(readKeptMenu(userId, week)?.menu.days.monday).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(idsOf(readKeptMenu(userId, week)?.menu)).toEqual([1]);
    await settle();
    expect(idsOf(server.menu())).toEqual([1]);
    expect(states.slice(-3)).toEqual(['changed', 'on-device', 'synced']);
  });

  it('several in a row are saved once', async () => {
    const server = makeServer(emptyMenu(week));
    api = pretendApi(server.answers);
    openKeeper();
    await keeper.sync();
    for (const n of [1, 2, 3]) {
      add(n);
      await vi.advanceTimersByTimeAsync(300);
    }
    await settle();
    expect(api.askedOf(update)).toHaveLength(1);
    expect(idsOf(server.menu())).toEqual([1, 2, 3]);
  });

  it('made while a save is under way is saved next', async () => {
    const server = makeServer(emptyMenu(week));
    let release = () => {};
    const slow = answer(update, async (asked) => {
      await new Promise<void>((resolve) => (release = resolve));
      return save(server, asked);
    });
    api = pretendApi([...server.answers, slow]);
    openKeeper();
    await keeper.sync();
    add(1);
    await settle();
    add(2);
    expect(keeper.getState().saving).toBe('changed');
    release();
    await vi.advanceTimersByTimeAsync(0);
    release();
    await settle();
    expect(idsOf(server.menu())).toEqual([1, 2]);
    expect(keeper.getState().saving).toBe('synced');
  });

  it('survives a tab that is killed, and is synced by the next', async () => {
    pretendApi([]);
    openKeeper();
    add(1);
    keeper.keepNow();
    keeper.stop();
    const server = makeServer();
    pretendApi(server.answers);
    openKeeper();
    expect(keeper.getState()).toMatchObject({ saving: 'on-device', isLoading: false });
    await keeper.sync();
    expect(idsOf(server.menu())).toEqual([1]);
  });
});

describe('without a network', () => {
  it('says so, keeps all, and syncs when it comes back', async () => {
    pretendApi([]);
    openKeeper();
    await keeper.sync();
    add(1);
    await settle();
    expect(keeper.getState().saving).toBe('offline');
    const server = makeServer();
    pretendApi(server.answers);
    await keeper.sync();
    expect(keeper.getState().saving).toBe('synced');
    expect(idsOf(server.menu())).toEqual([1]);
  });

  it('tries again by itself, ever more patiently', async () => {
    pretendApi([]);
    openKeeper();
    add(1);
    await settle();
    const server = makeServer();
    pretendApi(server.answers);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(idsOf(server.menu())).toEqual([1]);
  });

  it('a week never seen before can be planned, and is merged with what was there', async () => {
    const server = makeServer(addEntry(emptyMenu(week), note(7), 'monday'));
    pretendApi([]);
    openKeeper();
    await keeper.sync();
    add(1);
    await settle();
    pretendApi(server.answers);
    await keeper.sync();
    expect(idsOf(server.menu())).toEqual([1, 7]);
  });

  it('a save whose answer was lost is not doubled, and what left since stays away', async () => {
    const server = makeServer(emptyMenu(week));
    const lost = answer(update, (asked) => {
      save(server, asked);
      return new AppError('SERVER_UNREACHABLE');
    });
    pretendApi([...server.answers, lost]);
    openKeeper();
    await keeper.sync();
    add(1);
    add(2);
    await settle();
    expect(idsOf(server.menu())).toEqual([1, 2]);
    keeper.edit((menu) => removeEntry(menu, id(1)));
    pretendApi(server.answers);
    await settle();
    await keeper.sync();
    expect(idsOf(server.menu())).toEqual([2]);
    expect(idsOf(keeper.getState().menu)).toEqual([2]);
  });
});

describe('two devices', () => {
  it('merge on a conflict and both keep their change', async () => {
    const server = makeServer(addEntry(emptyMenu(week), note(1), 'monday'));
    api = pretendApi(server.answers);
    openKeeper();
    await keeper.sync();
    server.keep(addEntry(server.menu()!, note(2), 'tuesday'));
    keeper.edit((menu) => setQuantity(menu, id(1), 2));
    await settle();
    expect(idsOf(server.menu())).toEqual([1, 2]);
    expect(server.menu()!.days.monday[0]!.quantity).toBe(2);
    expect(idsOf(keeper.getState().menu)).toEqual([1, 2]);
    expect(keeper.getState().saving).toBe('synced');
    expect(api.askedOf(update)).toHaveLength(2);
  });

  it('see each other’s changes when they look again', async () => {
    const server = makeServer(addEntry(emptyMenu(week), note(1), 'monday'));
    pretendApi(server.answers);
    openKeeper();
    await keeper.sync();
    server.keep(moveEntry(server.menu()!, id(1), 'friday'));
    await keeper.sync({ isFresh: true });
    expect(keeper.getState().menu.days.friday).toHaveLength(1);
  });

  it('that start the same week at once end with one plan of both', async () => {
    const server = makeServer();
    pretendApi(server.answers);
    openKeeper();
    await keeper.sync();
    server.keep(addEntry(emptyMenu(week), note(9), 'monday'));
    add(1);
    await settle();
    expect(idsOf(server.menu())).toEqual([1, 9]);
    expect(keeper.getState().saving).toBe('synced');
  });

  it('in conflict without end give up for now and keep all', async () => {
    const server = makeServer(emptyMenu(week));
    api = pretendApi([...server.answers, answer(update, new AppError('CONFLICT'))]);
    openKeeper();
    await keeper.sync();
    add(1);
    await settle();
    expect(keeper.getState().saving).toBe('failed');
    expect(api.askedOf(update).length).toBeLessThan(7);
    expect(idsOf(readKeptMenu(userId, week)?.menu)).toEqual([1]);
  });
});

describe('two tabs', () => {
  it('take over what the other kept, and keep their own', async () => {
    const server = makeServer(emptyMenu(week));
    pretendApi(server.answers);
    openKeeper();
    await keeper.sync();
    add(1);
    const other = readKeptMenu(userId, week)!;
    const theirs = { ...other, menu: addEntry(other.menu, note(2), 'monday') };
    writeKeptMenu(userId, week, theirs);
    keeper.hearOtherTab(theirs);
    expect(idsOf(keeper.getState().menu)).toEqual([1, 2]);
    await settle();
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
    pretendApi([...server.answers, refusing]);
    openKeeper();
    await keeper.sync();
    add(1);
    keeper.edit((menu) =>
      addEntry(menu, { id: id(2), recipeId: id(50), meal: 'dinner', quantity: 1 }, 'monday', 0),
    );
    await settle();
    expect(idsOf(server.menu())).toEqual([1]);
    expect(dropped).toEqual([id(2)]);
    expect(keeper.getState().saving).toBe('synced');
  });

  it('of an id gives the entry another', async () => {
    const server = makeServer(emptyMenu(week));
    const refusing = answer(update, (asked) =>
      asked.body.days.monday[0]?._id === id(1)
        ? new AppError('VALIDATION_FAILED', [{ field: 'days.monday.0._id', message: 'taken' }])
        : save(server, asked),
    );
    pretendApi([...server.answers, refusing]);
    openKeeper();
    await keeper.sync();
    add(1);
    await settle();
    expect(server.menu()!.days.monday).toMatchObject([{ note: 'note 1' }]);
    expect(dropped).toEqual([]);
  });

  it('of another kind is shown, and nothing is lost', async () => {
    const server = makeServer(emptyMenu(week));
    pretendApi([...server.answers, answer(update, new AppError('PAYLOAD_TOO_LARGE'))]);
    openKeeper();
    await keeper.sync();
    add(1);
    await settle();
    expect(keeper.getState()).toMatchObject({
      saving: 'failed',
      error: { code: 'PAYLOAD_TOO_LARGE' },
    });
    expect(idsOf(readKeptMenu(userId, week)?.menu)).toEqual([1]);
  });
});

it('passes over what another version of the app left', () => {
  localStorage.setItem('saltbush.menu.priya.2026-11-23', '{"version":0}');
  pretendApi([]);
  expect(openKeeper().getState()).toMatchObject({ isLoading: true });
  localStorage.setItem('saltbush.menu.priya.2026-11-23', 'not json');
  expect(openKeeper().getState()).toMatchObject({ isLoading: true });
});

it('says when neither the device nor the server has it', async () => {
  pretendApi([]);
  openKeeper();
  await keeper.sync();
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  add(1);
  await settle();
  refuse.mockRestore();
  expect(keeper.getState().saving).toBe('at-risk');
});
