import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { answer } from '../../testing/fake-api';
import { harpers, harpersId } from '../../testing/households';
import { renderPage, screen } from '../../testing/render';
import { stubLayout } from '../../testing/stub-layout';
import { CommunityMenu } from './community-menu';

stubLayout();

const open = async () => {
  const page = await renderPage(CommunityMenu, {
    api: [answer(householdsRoutes.list, { households: [harpers('member')], deleted: [] })],
  });
  await page.person.click(screen.getByRole('button', { name: 'Community' }));
  await screen.findByRole('menuitem', { name: 'The Harpers' });
  return page;
};

test.each([
  ['The Harpers', `/households/${harpersId}`],
  ['Saltbush', '/browse'],
  ['Create New Community', '/households?openModal=true'],
])('the entry %s of the community menu leads to %s', async (name, path) => {
  const { person, address } = await open();
  await person.click(screen.getByRole('menuitem', { name }));
  await waitFor(() => expect(address()).toBe(path));
});
