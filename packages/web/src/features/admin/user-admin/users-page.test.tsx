import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userAdminRoutes, type ListedUser } from '@saltbush/contract/admin/user-admin';
import { AppError } from '@saltbush/contract/errors';
import { answer, type Answer } from '../../../testing/fake-api';
import { priya } from '../../../testing/people';
import { renderPage, screen } from '../../../testing/render';
import { UsersPage } from './users-page';

const { listUsers, changeUser } = userAdminRoutes;
const tom: ListedUser = {
  _id: '01960000-0000-7000-8000-000000000002',
  username: 'tom',
  displayUsername: 'Tom',
  email: 'tom@example.com',
  isVerified: false,
  isAdmin: false,
  isDisabled: false,
  recipeCount: 3,
  createdAt: '2026-11-01T00:00:00.000Z',
};

const list = answer(listUsers, ({ query }) => ({
  users: query.search === undefined || 'tom'.includes(query.search) ? [tom] : [],
  pagination: {
    currentPage: query.page,
    totalPages: query.search === undefined ? 2 : 1,
    totalUsers: 51,
    hasNextPage: query.page < 2,
    hasPrevPage: query.page > 1,
    limit: 50,
  },
}));
const open = (...api: Answer[]) =>
  renderPage(UsersPage, {
    at: '/admin/users',
    user: { ...priya, isAdmin: true },
    api: [list, ...api],
  });

test('accounts come in pages and are searched', async () => {
  const { person, api } = await open();
  const accounts = within(await screen.findByRole('list', { name: 'Accounts' }));
  expect(accounts.getByText('tom@example.com')).toBeDefined();
  expect(accounts.getByText('Email not verified')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Page 2 of 2')).toBeDefined();
  await person.type(screen.getByRole('searchbox', { name: 'Search by name or email' }), 'zzz');
  expect(await screen.findByText('Nobody found')).toBeDefined();
  expect(api.requestsTo(listUsers).at(-1)!.query).toMatchObject({ search: 'zzz', page: 1 });
});

test('a disabled account is asked about first, and a refusal says why', async () => {
  const { person, api } = await open(answer(changeUser, new AppError('LAST_ADMIN')));
  await person.click(await screen.findByRole('button', { name: 'Actions for Tom' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Disable account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Disable account: Tom' }));
  expect(api.requestsTo(changeUser)).toHaveLength(0);
  await person.click(dialog.getByRole('button', { name: 'Disable account' }));
  expect(await screen.findByText('Make someone else an admin first.')).toBeDefined();
  expect(api.requestsTo(changeUser)[0]).toMatchObject({
    params: { id: tom._id },
    body: { isDisabled: true },
  });
});
