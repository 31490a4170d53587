/** The device part against a fake server with the real rules; a killed page is one that is closed and reopened. */
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { getSession, startSession } from '../../../api/session';
import { chooseViewMode, getViewMode } from '../../../api/view-mode';
import { answer, fakeApi } from '../../../testing/fake-api';
import { fakeSyncServer, otherUser, type FakeSyncServer } from '../../../testing/fake-sync-server';
import { harpersId } from '../../../testing/households';
import { priya, token } from '../../../testing/people';
import { cardOf } from '../../../testing/plan/plan-cards';
import { getToasts } from '../../../ui/feedback/toast';
import { syncRoutes } from '@saltbush/contract/plan/sync';
import type { PlanScope } from '../view-mode';
import type { SyncStatus } from './plan-view';
import { changeCode } from './engine/change-code.lazy';
import { closeEngine, openEngine } from './open-engine';
import { addPlanRecipes, changePlan, readPlanFirst, syncNow, usePlanRows, useSyncStatus } from '.';

const own: PlanScope = { userId: priya._id };
const harpers: PlanScope = { userId: priya._id, householdId: harpersId };

let server: FakeSyncServer;

beforeEach(() => {
  server = fakeSyncServer({ people: { [otherUser]: 'Ben' } });
  startSession(token, priya);
  fakeApi(server.answers);
});

const itemId = (n: number) => `01960000-0000-7000-a000-${String(n).padStart(12, '0')}`;
const add = (n: number, text: string, scope = own) =>
  changePlan(scope, 'addItems', { items: [{ id: itemId(n), text, order: `a${n}` }] });
const rename = (n: number, text: string, scope = own) =>
  changePlan(scope, 'changeItem', { id: itemId(n), change: { text } });
const textsOnServer = (owner?: string) =>
  server.rowsOf(owner).map(({ fields }) => (fields as { text: string }).text);
const toastTexts = () => getToasts().map(({ title, message }) => `${title} | ${message}`);

function open(scope = own) {
  const rows = renderHook(() => usePlanRows(scope)).result;
  const status = renderHook(() => useSyncStatus(scope)).result;
  return {
    texts: () =>
      [...(rows.current?.rows.values() ?? [])].map(
        ({ fields }) => (fields as { text: string }).text,
      ),
    status: () => status.current,
    untilSynced: () => waitFor(() => expect(status.current.state).toBe('synced')),
  };
}

/** The page is killed: only the database is left. */
const kill = () => closeEngine();

describe('a plan that was read before its page', () => {
  it('a plan that was read before its page is in the first view, with the changes that wait', async () => {
    server.failure = 'NO_NETWORK';
    await add(1, 'milk');
    kill();
    await readPlanFirst(own);
    const views: (number | undefined)[] = [];
    renderHook(() => views.push(usePlanRows(own)?.rows.size));
    expect(views[0]).toBe(1);
  });

  it('a plan of another owner that was read before its page is not shown', async () => {
    await readPlanFirst(own);
    const views: unknown[] = [];
    renderHook(() => views.push(usePlanRows(harpers)));
    expect(views[0]).toBeUndefined();
  });
});

describe('a change', () => {
  it('a change makes its row wait until the server has it', async () => {
    const { result } = renderHook(() => usePlanRows(own));
    await waitFor(() => expect(result.current?.isLoaded).toBe(true));
    server.failure = 'NO_NETWORK';
    await add(1, 'milk');
    await waitFor(() => expect(result.current?.waiting).toEqual(new Set([`items/${itemId(1)}`])));
    server.failure = undefined;
    await syncNow(own);
    await waitFor(() => expect(result.current?.waiting.size).toBe(0));
  });

  it('a change that is being stored is not counted among those that are saved on this device', async () => {
    server.failure = 'NO_NETWORK';
    await add(1, 'milk');
    const seen: SyncStatus[] = [];
    renderHook(() => seen.push(useSyncStatus(own)));
    await waitFor(() => expect(seen.at(-1)!.state).toBe('saved-on-device'));
    await act(() => add(2, 'eggs'));
    const whileSaving = seen.filter(({ state }) => state === 'saving');
    expect(new Set(whileSaving.map(({ waiting }) => waiting))).toEqual(new Set([1]));
    expect(seen.at(-1)).toMatchObject({ state: 'saved-on-device', waiting: 2 });
    server.failure = undefined;
    await act(() => syncNow(own));
    await waitFor(() => expect(seen.at(-1)).toMatchObject({ state: 'synced', waiting: 0 }));
  });

  it('a change is being saved from when it is made, also while the code for changes is on its way', async () => {
    const plan = open();
    await plan.untilSynced();
    const code = await changeCode.load();
    let arrive = () => {};
    const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
    vi.spyOn(changeCode, 'load').mockImplementation(() => onItsWay.then(() => code));
    let change: Promise<void> | undefined;
    await act(async () => void (change = add(1, 'milk')));
    expect(plan.status().state).toBe('saving');
    arrive();
    await act(() => change);
    await plan.untilSynced();
    expect(textsOnServer()).toEqual(['milk']);
  });

  it('a change is shown, stored, and then sent', async () => {
    const plan = open();
    await add(1, 'milk');
    await waitFor(() => expect(plan.texts()).toEqual(['milk']));
    await plan.untilSynced();
    expect(textsOnServer()).toEqual(['milk']);
  });

  it('a change that was stored without a network is sent by the next visit, once', async () => {
    server.failure = 'NO_NETWORK';
    await add(1, 'milk');
    await add(2, 'eggs');
    kill();
    server.failure = undefined;
    const plan = open();
    await plan.untilSynced();
    expect(textsOnServer()).toEqual(['milk', 'eggs']);
    expect(plan.texts()).toEqual(['milk', 'eggs']);
  });

  it('a change whose answer was lost is not applied twice', async () => {
    const plan = open();
    await plan.untilSynced();
    server.answersToLose = 1;
    await changePlan(own, 'addItems', { items: [{ id: itemId(1), text: 'milk', order: 'a1' }] });
    await waitFor(() => expect(textsOnServer()).toEqual(['milk']));
    kill();
    server.change('removeItem', { id: itemId(1) });
    const again = open();
    await again.untilSynced();
    expect(textsOnServer()).toEqual([]);
    expect(again.texts()).toEqual([]);
  });

  it('a change that plans a recipe without a network still knows the recipe in another visit', async () => {
    server.failure = 'NO_NETWORK';
    const soup = cardOf(1, 'Pumpkin Soup');
    await addPlanRecipes(own, [soup]);
    const meal = { date: '2026-11-23', order: 'a0', meal: 'dinner', quantity: 1 };
    await changePlan(own, 'addMeal', { id: itemId(1), ...meal, recipeId: soup._id });
    kill();
    const { result } = renderHook(() => usePlanRows(own));
    await waitFor(() => expect(result.current?.recipes.get(soup._id)?.card).toEqual(soup));
  });

  it('a change of someone else comes with the next answer', async () => {
    const plan = open();
    await plan.untilSynced();
    server.change('addItems', { items: [{ id: itemId(5), text: 'jam', order: 'a5' }] });
    await act(() => syncNow(own));
    expect(plan.texts()).toEqual(['jam']);
  });
});

it('several changes at once are later than what waits, also when the clock was put back', async () => {
  server.failure = 'NO_NETWORK';
  await add(1, 'milk');
  vi.setSystemTime(Date.now() + 60 * 60 * 1000);
  const at = Date.now();
  // Nothing is ticked: it leaves no trace in the rows.
  const clearDone = { week: '2026-11-16', keys: [], items: [itemId(1)] };
  await changePlan(own, 'clearDone', clearDone);
  vi.setSystemTime(at - 60 * 60 * 1000);
  const { data } = (await openEngine(priya._id)).openPlan(own);
  await data.changeAll([
    { name: 'changeItem', args: { id: itemId(1), change: { text: 'oat milk' } } },
    { name: 'changeItem', args: { id: itemId(1), change: { text: 'soy milk' } } },
  ]);
  const [first, second] = data.queue.slice(-2);
  expect([first!.at, second!.at]).toEqual([at + 1, at + 2]);
});

describe('the status', () => {
  it('the sync status counts what waits, and is synced only after the answer', async () => {
    const plan = open();
    await plan.untilSynced();
    server.failure = 'NO_NETWORK';
    await act(() => add(1, 'milk'));
    await waitFor(() =>
      expect(plan.status()).toMatchObject({
        state: 'saved-on-device',
        waiting: 1,
        isOffline: true,
      }),
    );
    server.failure = undefined;
    await act(() => syncNow(own));
    expect(plan.status()).toMatchObject({ state: 'synced', waiting: 0, isOffline: false });
  });

  it('the rows of a plan are shown by a later visit without a network', async () => {
    await add(1, 'milk');
    await open().untilSynced();
    kill();
    server.failure = 'NO_NETWORK';
    const plan = open();
    await waitFor(() => expect(plan.texts()).toEqual(['milk']));
    await waitFor(() => expect(plan.status()).toMatchObject({ isOffline: true, waiting: 0 }));
  });
});

describe('a large answer', () => {
  it('a large answer comes in pages and is shown as one', async () => {
    for (let n = 1; n <= 7; n += 1) {
      server.change('addItems', { items: [{ id: itemId(n), text: `item ${n}`, order: `a${n}` }] });
    }
    server.pageSize = 3;
    const plan = open();
    await plan.untilSynced();
    expect(plan.texts()).toHaveLength(7);
  });

  it('a queue of more than a batch is sent in several', async () => {
    server.failure = 'NO_NETWORK';
    await Promise.all(Array.from({ length: 130 }, (_, n) => add(n + 1, `item ${n}`)));
    server.failure = undefined;
    await syncNow(own);
    expect(textsOnServer()).toHaveLength(130);
    expect(Math.max(...server.calls.map(({ operations }) => operations.length))).toBe(100);
  });
});

describe('a device that has other rows than it should', () => {
  const stale = { id: itemId(9), text: 'stale', order: 'a9' };
  const withStaleRow = async (change: object) => {
    await add(1, 'milk');
    await open().untilSynced();
    const { database } = await openEngine(priya._id);
    const [record] = await database!.getAll('rows');
    const row = { ...record!.row, id: stale.id, fields: stale };
    await database!.put('rows', { ...record!, key: `items/${stale.id}`, row });
    await database!.put('meta', { ...(await database!.get('meta', priya._id))!, ...change });
    kill();
    const plan = open();
    await waitFor(() => expect(plan.texts()).toContain('milk'));
    await act(() => syncNow(own));
    return plan.texts();
  };

  it('a device with rows of an earlier app starts from no rows', async () => {
    expect(await withStaleRow({ basis: undefined })).toEqual(['milk']);
  });

  it('a device whose person may see other rows starts from no rows', async () => {
    expect(await withStaleRow({ basis: { floor: 0, access: 'list' } })).toEqual(['milk']);
  });
});

describe('a refusal', () => {
  it('a refusal is stated with its reason, and the change is undone', async () => {
    server.refusalOf = ({ name }) => (name === 'addItems' ? 'FULL' : undefined);
    const plan = open();
    await add(1, 'milk');
    await plan.untilSynced();
    expect(plan.texts()).toEqual([]);
    expect(toastTexts()).toEqual([
      'Not added: milk | There is no room for more. Please remove something first.',
    ]);
  });

  it('a refusal for want of room leads to where room is made', async () => {
    server.refusalOf = () => 'STORAGE_FULL';
    const plan = open();
    await add(1, 'milk');
    await plan.untilSynced();
    expect(plan.texts()).toEqual([]);
    expect(getToasts()).toMatchObject([
      {
        title: 'Not added: milk',
        message: 'Your storage is full. Make room under Account, Storage, and add it again.',
        link: { label: 'Make room', to: '/account/storage' },
      },
    ]);
  });

  it('a refusal of many changes is one toast', async () => {
    server.failure = 'NO_NETWORK';
    for (let n = 1; n <= 4; n += 1) await add(n, `item ${n}`);
    server.failure = undefined;
    server.refusalOf = () => 'FULL';
    await syncNow(own);
    expect(getToasts().map(({ title }) => title)).toEqual(['4 changes were not saved']);
  });
});

it('a value that lost can be set back', async () => {
  const plan = open();
  await add(1, 'milk');
  await plan.untilSynced();
  server.failure = 'NO_NETWORK';
  await rename(1, 'whole milk');
  vi.setSystemTime(Date.now() + 60_000);
  server.change('changeItem', { id: itemId(1), change: { text: 'oat milk' } });
  server.failure = undefined;
  await act(() => syncNow(own));
  expect(plan.texts()).toEqual(['oat milk']);
  const [toast] = getToasts();
  expect(toast?.title).toBe('Ben changed the name to oat milk');
  toast!.action!.onClick();
  await waitFor(() => expect(textsOnServer()).toEqual(['whole milk']));
});

it('a tick that lost is no news', async () => {
  const plan = open();
  await add(1, 'milk');
  await plan.untilSynced();
  server.failure = 'NO_NETWORK';
  const week = '2026-11-16';
  await changePlan(own, 'tick', { week, items: [itemId(1)], on: '2026-11-18' });
  vi.setSystemTime(Date.now() + 60_000);
  server.change('tick', { week, items: [itemId(1)], on: '2026-11-17' });
  server.failure = undefined;
  await act(() => syncNow(own));
  expect(server.rowsOf()).toMatchObject([{ fields: { tickedOn: '2026-11-17' } }]);
  expect(getToasts()).toEqual([]);
});

describe('a household that refuses', () => {
  it('a household that refuses is erased from the device, and its waiting changes are offered as text', async () => {
    chooseViewMode(harpersId);
    const plan = open(harpers);
    await plan.untilSynced();
    server.failure = 'NO_NETWORK';
    await add(1, 'milk', harpers);
    server.failure = 'FORBIDDEN';
    await act(() => syncNow(harpers));
    await waitFor(() => expect(getViewMode()).toBeUndefined());
    await waitFor(() =>
      expect(toastTexts()).toEqual([
        '1 change was not sent | You can’t open this community any more.',
      ]),
    );
    expect(plan.texts()).toEqual([]);
    const { database } = await openEngine(priya._id);
    const left = await Promise.all([
      database!.getAll('rows'),
      database!.getAll('queue'),
      database!.getAllKeys('meta'),
    ]);
    expect(left).toEqual([[], [], []]);
  });

  it('a household that refuses does not touch one’s own plan', async () => {
    await add(1, 'milk');
    await open().untilSynced();
    fakeApi([...server.answers, answer(syncRoutes.exchange, () => new AppError('FORBIDDEN'))]);
    await syncNow(harpers);
    kill();
    fakeApi(server.answers);
    const plan = open();
    await waitFor(() => expect(plan.texts()).toEqual(['milk']));
  });
});

it('an ended session leaves the database to the same user', async () => {
  server.failure = 'SESSION_EXPIRED';
  await add(1, 'milk');
  await waitFor(() => expect(getSession()).toBeUndefined());
  server.failure = undefined;
  startSession(token, priya);
  const plan = open();
  await plan.untilSynced();
  expect(textsOnServer()).toEqual(['milk']);
});

it('an app that is too old stores its changes and asks for a reload', async () => {
  const plan = open();
  await plan.untilSynced();
  server.failure = 'APP_OUT_OF_DATE';
  await act(() => add(1, 'milk'));
  await waitFor(() =>
    expect(plan.status()).toMatchObject({ waiting: 1, isOutOfDate: true, isOffline: false }),
  );
});

describe('an operation that makes the server fail', () => {
  it('an operation that makes the server fail is set aside in the end, and the others are sent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.failFor = ({ args }) => JSON.stringify(args).includes('poison');
    await add(1, 'milk');
    await add(2, 'poison');
    await add(3, 'eggs');
    await vi.waitFor(
      async () => {
        await vi.advanceTimersByTimeAsync(60_000);
        expect(textsOnServer()).toEqual(['milk', 'eggs']);
      },
      { timeout: 30_000, interval: 1 },
    );
    expect(getToasts().map(({ title }) => title)).toContain('Not added: poison');
    const { database } = await openEngine(priya._id);
    expect(await database!.count('setAside')).toBe(1);
  });

  it('an operation stays in the queue while the server fails without it too', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.failure = 'INTERNAL';
    await add(1, 'milk');
    for (let n = 0; n < 40; n += 1) await vi.advanceTimersByTimeAsync(60_000);
    const { database } = await openEngine(priya._id);
    expect(await database!.count('queue')).toBe(1);
    expect(await database!.count('setAside')).toBe(0);
  });
});

it('a server restored from a backup gets the last week again', async () => {
  const plan = open();
  await add(1, 'milk');
  await plan.untilSynced();
  const restore = server.snapshot();
  await add(2, 'eggs');
  await plan.untilSynced();
  restore();
  server.failure = 'NO_NETWORK';
  await add(3, 'jam');
  // Of an item that the server does not have any more.
  await rename(2, 'six eggs');
  server.failure = undefined;
  await act(() => syncNow(own));
  await plan.untilSynced();
  expect(textsOnServer().toSorted()).toEqual(['jam', 'milk', 'six eggs']);
  expect(plan.texts().toSorted()).toEqual(['jam', 'milk', 'six eggs']);
  // What it has already is no news to the user.
  expect(getToasts()).toEqual([]);
});

describe('a device without room', () => {
  it('a device without room undoes the change and says so', async () => {
    const plan = open();
    await plan.untilSynced();
    const { database } = await openEngine(priya._id);
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await expect(add(1, 'milk')).rejects.toThrow('Full');
    expect(plan.texts()).toEqual([]);
    await waitFor(() => expect(plan.status().state).toBe('not-saved'));
    expect(getToasts()[0]?.title).toBe('Not added: milk');
    full.mockRestore();
    await act(() => add(2, 'eggs'));
    await plan.untilSynced();
    expect(await database!.count('queue')).toBe(0);
    expect(textsOnServer()).toEqual(['eggs']);
  });

  it('a device without storage works in memory, and says that it does not store', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Not allowed', 'SecurityError');
    });
    const plan = open();
    await plan.untilSynced();
    await act(() => add(1, 'milk'));
    await plan.untilSynced();
    expect(textsOnServer()).toEqual(['milk']);
    server.failure = 'NO_NETWORK';
    await act(() => add(2, 'eggs'));
    expect(plan.status().state).toBe('not-saved');
  });
});
