import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storageUseRoutes, type StorageUse } from '@saltbush/contract/account/storage-use';
import { answer } from '../../../testing/fake-api';
import { priya } from '../../../testing/people';
import { renderPage, screen } from '../../../testing/render';
import { HouseholdStorage } from './household-storage';
import { StorageSection } from './storage-section';
import { waysToFreeSpace } from './ways-to-free-space';

const full: StorageUse = {
  used: 1_950_000_000,
  limit: 2_000_000_000,
  kinds: { recipes: 900_000_000, versions: 50_000_000, pictures: 1e9, pages: 0, plan: 0 },
  bin: { recipes: 3, bytes: 7_000_000 },
};
const open = (use: StorageUse) =>
  renderPage(() => <StorageSection />, {
    at: '/account/storage',
    user: priya,
    api: [
      answer(storageUseRoutes.get, use),
      answer(storageUseRoutes.emptyBin, { ...use, bin: { recipes: 0, bytes: 0 } }),
    ],
  });

test('the storage section says what is used of how much, of what, and that it is nearly full', async () => {
  await open(full);
  await screen.findByText('1.95 GB of 2 GB used');
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toContain('Recipes900 MB');
  screen.getByText(/nearly full/);
});

test('the storage figures of both lists add up to the total', async () => {
  const kinds = { recipes: 350_000, versions: 150_000, pictures: 150_000, pages: 0, plan: 10 };
  await open({ used: 650_010, kinds, bin: { recipes: 1, bytes: 200_000 } });
  await screen.findByText('0.7 MB used');
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows.slice(0, 5)).toEqual([
    'Recipes0.3 MB',
    'Earlier versions0.2 MB',
    'Pictures0.2 MB',
    'Pages you imported from0 MB',
    'Plans and listsless than 0.1 MB',
  ]);
  screen.getByText(/^The bin holds 0.2 MB/);
  screen.getByText(/^Earlier versions of your recipes take 0.2 MB/);
  screen.getByText(/^Your recipes, their pictures and the pages they came from take 0.3 MB/);
});

test('the kind that takes most storage is the first to make room of', () => {
  const first = (kinds: Partial<StorageUse['kinds']>, bin = full.bin) =>
    waysToFreeSpace({ ...full, kinds: { ...none, ...kinds }, bin })[0]?.text;
  const none = { recipes: 0, versions: 0, pictures: 0, pages: 0, plan: 0 };
  expect(first({ recipes: 10 }, { recipes: 1, bytes: 9 })).toMatch(/^The bin holds/);
  expect(first({ recipes: 10_000, versions: 1e9 })).toMatch(/^Earlier versions/);
  expect(first({ recipes: 1e9, plan: 2e9 })).toMatch(/^Your plan and list/);
  expect(first({ pictures: 1e9 })).toMatch(/^Your recipes, their pictures/);
});

test('the storage of a community is shown to its members, and only its admin may make room', async () => {
  const use = { ...full, kinds: { ...full.kinds, plan: 5_000_000 } };
  const openOf = (canFreeSpace: boolean) =>
    renderPage(() => <HouseholdStorage id={id} canFreeSpace={canFreeSpace} />, {
      at: '/households',
      user: priya,
      api: [answer(storageUseRoutes.get, use)],
    });
  const id = '0193595e-2000-7000-8000-000000000000';
  const { unmount } = await openOf(false);
  await screen.findByText(/nearly full. Ask the admin of this community/);
  expect(screen.queryByRole('button', { name: 'Delete old changes' })).toBeNull();
  unmount();
  await openOf(true);
  await screen.findByRole('button', { name: 'Delete old changes' });
});

test('the bin is emptied after a question, and then cannot be emptied again', async () => {
  const { person } = await open(full);
  await person.click(await screen.findByRole('button', { name: 'Empty the bin' }));
  const dialog = await screen.findByRole('dialog');
  await person.click(await within(dialog).findByRole('button', { name: 'Empty the bin' }));
  await screen.findByText('The bin is empty');
});

test('a storage section without a limit shows only the use', async () => {
  const { limit: _none, ...use } = full;
  await open(use);
  await screen.findByText('1.95 GB used');
  expect(screen.queryByRole('progressbar')).toBeNull();
});
