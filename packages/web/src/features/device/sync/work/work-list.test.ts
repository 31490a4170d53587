import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endSession, startSession } from '../../../../api/session';
import { priya, token } from '../../../../testing/people';
import { databaseName } from '../storage/database-name';
import { openEngine, setEngine } from '../open-engine';
import { eraseDevice } from '../device/sign-out';
import { workList } from './work-list';

interface Note {
  id: string;
  text: string;
}
const tom = { ...priya, _id: '01960000-0000-7000-8000-000000000002' };
const item = z.object({ id: z.string(), text: z.string() });
const makeList = () =>
  workList<Note>({
    kind: 'drafts',
    item,
    idOf: ({ id }) => id,
    old: { prefix: 'saltbush.notes.', format: { schema: z.array(item) } },
  });
const add = (id: string) => (notes: readonly Note[]) => [...notes, { id, text: id }];
const ids = (notes: readonly Note[]) => notes.map(({ id }) => id);

/** What another page would read. */
async function stored(userId = priya._id): Promise<unknown> {
  const { database } = await openEngine(userId);
  return database?.get('work', 'drafts');
}

beforeEach(() => startSession(token, priya));

it('a work list shows a change at once, and says when it is stored', async () => {
  const list = makeList();
  const isStored = list.change(add('one'));
  expect(ids(list.read())).toEqual(['one']);
  expect(await isStored).toBe(true);
  expect(await stored()).toEqual([{ id: 'one', text: 'one' }]);
  const later = makeList();
  await later.load();
  expect(ids(later.read())).toEqual(['one']);
});

it('a work list of a page that is left is stored in one request, which nothing waits for', async () => {
  const list = makeList();
  await list.change(add('one'));
  const { database } = await openEngine(priya._id);
  list.changeOnLeaving(add('two'));
  // The next transaction sees it, before any promise of the page has gone on.
  expect(await database!.get('work', 'drafts')).toMatchObject([{ id: 'one' }, { id: 'two' }]);
});

it('a work list joins what two tabs change at the same time, and each shows both', async () => {
  const [here, there] = [makeList(), makeList()];
  await Promise.all([here.load(), there.load()]);
  await Promise.all([here.change(add('here')), there.change(add('there'))]);
  await vi.waitFor(() => {
    expect(ids(here.read()).toSorted()).toEqual(['here', 'there']);
    expect(ids(there.read()).toSorted()).toEqual(['here', 'there']);
  });
});

it('a work list leaves out what it cannot read', async () => {
  const { database } = await openEngine(priya._id);
  await database!.put('work', [{ id: 'one', text: 'one' }, { id: 2 }, 'three'], 'drafts');
  const list = makeList();
  await list.load();
  expect(ids(list.read())).toEqual(['one']);
});

it('a work list opens the database of an earlier version', async () => {
  const before = await openDB(databaseName(priya._id), 1, {
    upgrade: (database) => {
      database.createObjectStore('rows', { keyPath: ['owner', 'key'] });
      database.createObjectStore('meta', { keyPath: 'owner' });
      database.createObjectStore('queue', { keyPath: ['owner', 'seq'] });
      database.createObjectStore('device');
    },
  });
  await before.put('device', 'this one', 'id');
  before.close();
  expect(await makeList().change(add('one'))).toBe(true);
  expect(await (await openEngine(priya._id)).database!.get('device', 'id')).toBe('this one');
});

describe('without room', () => {
  it('a work list without room says that nothing is stored, shows it all the same, and tries again', async () => {
    const list = makeList();
    await list.load();
    const { database } = await openEngine(priya._id);
    vi.spyOn(database!, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(await list.change(add('one'))).toBe(false);
    expect(ids(list.read())).toEqual(['one']);
    expect(await list.change(add('two'))).toBe(true);
    expect(await stored()).toHaveLength(2);
  });

  it('a work list works in a browser that stores nothing', async () => {
    const engine = await openEngine(priya._id);
    setEngine(priya._id, { ...engine, database: undefined, stop: () => undefined } as never);
    const list = makeList();
    expect(await list.change(add('one'))).toBe(false);
    expect(ids(list.read())).toEqual(['one']);
  });
});

describe('what local storage has of earlier versions', () => {
  const key = `saltbush.notes.${priya._id}`;

  it('old work in local storage is moved once, and then removed', async () => {
    await makeList().change(add('new'));
    localStorage.setItem(
      key,
      JSON.stringify([
        { id: 'new', text: 'old text' },
        { id: 'old', text: 'old' },
      ]),
    );
    const list = makeList();
    await list.load();
    expect(list.read()).toEqual([
      { id: 'new', text: 'new' },
      { id: 'old', text: 'old' },
    ]);
    expect(await stored()).toHaveLength(2);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('old work in local storage stays there while the device has no room', async () => {
    localStorage.setItem(key, JSON.stringify([{ id: 'old', text: 'old' }]));
    const { database } = await openEngine(priya._id);
    vi.spyOn(database!, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const list = makeList();
    await list.load();
    expect(ids(list.read())).toEqual(['old']);
    expect(localStorage.getItem(key)).not.toBeNull();
  });
});

describe('other people on the device', () => {
  it('other people see nothing of a work list, which an ended session leaves for its person', async () => {
    const list = makeList();
    await list.change(add('one'));
    endSession();
    expect(list.read()).toEqual([]);
    startSession(token, priya);
    await list.load();
    expect(ids(list.read())).toEqual(['one']);
    endSession();
    startSession(token, tom);
    await list.load();
    expect(list.read()).toEqual([]);
  });

  it('a change that was under way when the session ended is not stored in the next one', async () => {
    const list = makeList();
    await list.load();
    void list.change(add('late'));
    endSession();
    startSession(token, priya);
    await list.load();
    expect(await list.change(add('one'))).toBe(true);
    expect(ids(list.read())).toEqual(['one']);
  });

  it('other people find nothing of a work list after a sign-out, not even later changes', async () => {
    const list = makeList();
    await list.change(add('one'));
    const erased = eraseDevice(priya._id);
    void list.change(add('two'));
    endSession();
    void list.change(add('three'));
    await erased;
    await list.change(add('four'));
    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names).not.toContain(databaseName(priya._id));
  });
});
