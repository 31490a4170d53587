import { expect, test } from 'vitest';
import { accountDeletionRoutes } from '@saltbush/contract/account/account-deletion';
import { AppError } from '@saltbush/contract/errors';
import { getSession } from '../../../../../api/session';
import { answer, type Answer } from '../../../../../testing/fake-api';
import { priya } from '../../../../../testing/people';
import { renderPage, screen } from '../../../../../testing/render';
import { DeleteSection } from './delete-section';
import type { DeletionPreview } from './use-deletion';

const { preview, request } = accountDeletionRoutes;
const household = (n: number) => `01960000-0000-7000-8000-00000000000${n}`;
const found: DeletionPreview = {
  dueAt: '2026-12-09T02:00:00.000Z',
  households: [
    { _id: household(1), name: 'Number 7', outcome: 'handed-over', newOwner: 'Ben' },
    { _id: household(2), name: 'Shed', outcome: 'deleted' },
    { _id: household(3), name: 'Cricket', outcome: 'left' },
  ],
  recipes: { total: 42, public: 12, savedByOthers: 3 },
  reviews: 2,
  hasPaidPlan: true,
  isLastAdmin: false,
  hasPassword: true,
};

const open = (change: Partial<DeletionPreview>, ...api: Answer[]) =>
  renderPage(() => <DeleteSection user={priya} />, {
    at: '/account/delete',
    user: priya,
    api: [answer(preview, { ...found, ...change }), ...api],
  });

test('the deletion section says what happens to what is shared, then asks for the password', async () => {
  const { person, address, api } = await open(
    {},
    answer(request, ({ body }) =>
      body.password === 'plum jam' ? { dueAt: found.dueAt } : new AppError('WRONG_PASSWORD'),
    ),
  );
  await screen.findByRole('heading', { name: 'What happens' });
  const effects = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(effects).toEqual([
    'You’re signed out on all devices.',
    'Calendar addresses, voting links and notifications stop. They don’t come back.',
    'Your paid plan is cancelled, and you’re not charged again.',
    'Your 42 recipes are deleted, 12 of them public. Others saved 3 of them, and keep a copy.',
    'Your plans, lists, cooking history, comments and photos are deleted.',
    'Your 2 reviews are deleted.',
    'Ben becomes admin of Number 7. Choose someone else',
    'Shed is deleted, with its plan and list: you’re its only member.',
    'You leave Cricket. Recipes you shared with it leave with you.',
  ]);
  await person.type(screen.getByLabelText('Your password'), 'plum');
  await person.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByText('That is not your password.')).toBeDefined();
  expect(getSession()).toBeDefined();
  await person.type(screen.getByLabelText('Your password'), ' jam');
  await person.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByText('Your account will be deleted on 9 December 2026')).toBeDefined();
  expect(getSession()).toBeUndefined();
  expect(address()).toBe('/login');
  expect(api.requestsTo(request)).toHaveLength(2);
});

test('a person who has no password signs in again to delete the account', async () => {
  const refusal = new AppError('CONFIRM_PASSWORD');
  const { person, address } = await open({ hasPassword: false }, answer(request, refusal));
  await person.click(await screen.findByRole('button', { name: 'Delete my account' }));
  await person.click(await screen.findByRole('button', { name: 'Sign in again' }));
  await screen.findByText('Another page');
  expect(address()).toBe('/login?redirect=%2Faccount%2Fdelete');
  expect(getSession()).toBeUndefined();
});

test('the last admin reads what to do before deleting the account', async () => {
  await open({ isLastAdmin: true });
  expect(await screen.findByRole('link', { name: 'Go to users' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
});
