import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { getSession } from '../../api/session';
import { changePlan, useSyncStatus } from '../../features/device/sync';
import { openEngine } from '../../features/device/sync/open-engine';
import { answer } from '../../testing/fake-api';
import { fakeSyncServer } from '../../testing/fake-sync-server';
import { priya } from '../../testing/people';
import { renderPage, screen } from '../../testing/render';
import { useLogOut } from '../../features/account/log-out';

const own = { userId: priya._id };

function LogOutPage() {
  const { start, dialog } = useLogOut(() => undefined);
  return (
    <>
      <button onClick={() => void start()}>Logout</button>
      {dialog}
    </>
  );
}

async function openPage(server = fakeSyncServer()) {
  const { person, api } = await renderPage(LogOutPage, {
    api: [...server.answers, answer(accountsRoutes.logout, undefined)],
  });
  const add = (n: number) =>
    changePlan(own, 'addItems', {
      items: [{ id: `01960000-0000-7000-a000-00000000000${n}`, text: `item ${n}`, order: `a${n}` }],
    });
  return { person, api, server, add };
}

const databaseNames = async () => (await indexedDB.databases()).map(({ name }) => name);

it('the logout signs out at once when nothing waits, and leaves nothing on the device', async () => {
  const { person, add, api } = await openPage();
  const status = renderHook(() => useSyncStatus(own)).result;
  await add(1);
  await waitFor(() => expect(status.current.state).toBe('synced'));
  await person.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(getSession()).toBeUndefined());
  await waitFor(async () => expect(await databaseNames()).toEqual([]));
  expect(api.requestsTo(accountsRoutes.logout)).toHaveLength(1);
});

it('the logout asks before changes are lost', async () => {
  const { person, server, add } = await openPage();
  server.failure = 'NO_NETWORK';
  await add(1);
  await add(2);
  await person.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByText(/2 changes are only on this device/);
  expect(getSession()).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Send first' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached/);
  expect(getSession()).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Sign out and lose 2 changes' }));
  await waitFor(async () => expect(await databaseNames()).toEqual([]));
  expect(getSession()).toBeUndefined();
  expect(server.rowsOf()).toEqual([]);
});

it('the logout asks before a recipe draft is lost, which can’t be sent', async () => {
  const { person } = await openPage();
  const { database } = await openEngine(priya._id);
  await database!.put('work', [{ recipeId: 'new' }], 'drafts');
  await person.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByText(/1 recipe draft is only on this device/);
  expect(screen.queryByRole('button', { name: 'Send first' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Sign out and lose 1 recipe draft' }));
  await waitFor(async () => expect(await databaseNames()).toEqual([]));
});

it('the logout sends waiting changes first when it is asked to', async () => {
  const { person, server, add } = await openPage();
  server.failure = 'NO_NETWORK';
  await add(1);
  await person.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByText(/1 change is only on this device/);
  server.failure = undefined;
  await person.click(screen.getByRole('button', { name: 'Send first' }));
  await waitFor(() => expect(getSession()).toBeUndefined());
  expect(server.rowsOf()).toHaveLength(1);
});
