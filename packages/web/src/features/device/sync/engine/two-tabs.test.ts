/** Two tabs are two engines on one database. */
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startSession } from '../../../../api/session';
import { fakeApi } from '../../../../testing/fake-api';
import { fakeSyncServer, type FakeSyncServer } from '../../../../testing/fake-sync-server';
import { priya, token } from '../../../../testing/people';
import { createEngine } from '../create-engine';
import type { SyncEngine } from './sync-engine';

const own = { userId: priya._id };
let server: FakeSyncServer;

beforeEach(() => {
  server = fakeSyncServer();
  startSession(token, priya);
  fakeApi(server.answers);
});

async function openTab(): Promise<SyncEngine> {
  const engine = await createEngine(priya._id, () => engine.stop());
  onTestFinished(() => engine.stop());
  await engine.openPlan(own).data.ready();
  return engine;
}

const add = (tab: SyncEngine, n: number, text: string) =>
  tab.openPlan(own).change('addItems', {
    items: [{ id: `01960000-0000-7000-a000-00000000000${n}`, text, order: `a${n}` }],
  });
const textsOf = (rows: Iterable<{ fields: object }>) =>
  [...rows].map(({ fields }) => (fields as { text: string }).text).toSorted();
const textsIn = (tab: SyncEngine) => textsOf(tab.openPlan(own).getView()!.rows.values());
const textsOnServer = () => textsOf(server.rowsOf());

/** As the browser has it: one holder at a time, the next in the order of their requests. */
function stubLocks(): void {
  let last = Promise.resolve();
  const request = (
    _name: string,
    { signal }: { signal: AbortSignal },
    hold: () => Promise<void>,
  ) => {
    const turn = last.then(() => (signal.aborted ? undefined : hold()));
    last = turn;
    return turn;
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }));
}

describe('two tabs', () => {
  it('two tabs without a network both store, and a later visit sends both changes once', async () => {
    server.failure = 'NO_NETWORK';
    const [first, second] = [await openTab(), await openTab()];
    await Promise.all([add(first, 1, 'milk'), add(second, 2, 'eggs')]);
    first.stop();
    second.stop();
    server.failure = undefined;
    const later = await openTab();
    await later.sync(own);
    expect(textsOnServer()).toEqual(['eggs', 'milk']);
    expect(await later.readUnsent()).toEqual([]);
  });

  it('two tabs show each other’s changes, also without a network', async () => {
    server.failure = 'NO_NETWORK';
    const [first, second] = [await openTab(), await openTab()];
    await add(first, 1, 'milk');
    await vi.waitFor(() => expect(textsIn(second)).toEqual(['milk']));
    expect(second.openPlan(own).getStatus().waiting).toBe(1);
  });

  it('two tabs that both send apply every change once', async () => {
    const [first, second] = [await openTab(), await openTab()];
    for (let n = 1; n <= 4; n += 1) await add(n % 2 ? first : second, n, `item ${n}`);
    await Promise.all([first.sync(own), second.sync(own)]);
    await vi.waitFor(() => expect(textsIn(second)).toHaveLength(4));
    expect(
      server
        .rowsOf()
        .map(({ version }) => version)
        .toSorted((a, b) => a - b),
    ).toEqual([1, 2, 3, 4]);
  });

  it('the first of two tabs alone sends with locks, also what the second stores', async () => {
    stubLocks();
    const [first, second] = [await openTab(), await openTab()];
    const sendOfSecond = vi.spyOn(second.openPlan(own).exchange, 'sync');
    await vi.waitFor(() => expect(textsIn(first)).toEqual([]));
    await add(second, 1, 'milk');
    await vi.waitFor(() => expect(textsOnServer()).toEqual(['milk']));
    await vi.waitFor(() => expect(second.openPlan(own).getStatus().state).toBe('synced'));
    expect(sendOfSecond).not.toHaveBeenCalled();

    first.stop();
    await vi.waitFor(async () => {
      await second.sync(own);
      expect(sendOfSecond).toHaveBeenCalled();
    });
  });

  it('two tabs close the database when one of them signs out', async () => {
    const [first, second] = [await openTab(), await openTab()];
    first.tell({ type: 'close' });
    await vi.waitFor(() => expect(second.isStopped).toBe(true));
  });
});
