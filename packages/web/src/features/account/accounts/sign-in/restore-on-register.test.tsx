import { expect, test } from 'vitest';
import { restoreRoutes } from '@saltbush/contract/admin/restore';
import { signInRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in';
import { AppError } from '@saltbush/contract/errors';
import type { CallOutput } from '@saltbush/contract/route';
import { answer, type Answer } from '../../../../testing/fake-api';
import { renderPage, screen } from '../../../../testing/render';
import { RegisterPage } from './register-page';

type State = CallOutput<typeof restoreRoutes.state>;
const signInOptions = {
  hasPasskeys: false,
  registration: 'open' as const,
  isFirstAccount: false,
  isMailSetUp: false,
};
const patient = { timeout: 20_000 };
const file = new File(['kitchen'], 'kitchen.saltbush');

async function openEmpty(...api: Answer[]) {
  const options = answer(signInRoutes.options, { ...signInOptions, isFirstAccount: true });
  const page = await renderPage(RegisterPage, {
    at: '/register',
    path: '/register',
    user: null,
    api: [options, ...api],
  });
  await page.person.click(await screen.findByRole('button', { name: 'Restore a backup' }));
  await screen.findByRole('region', { name: 'Restore a backup' });
  return page;
}

/** One state for each time that is asked; the last one stays. */
const states = (...all: (State | AppError)[]) =>
  answer(restoreRoutes.state, () => (all.length > 1 ? all.shift()! : all[0]!));

test('a backup that is restored into an empty instance shows how far it is, and leads to signing in', async () => {
  const { person, api } = await openEmpty(
    answer(restoreRoutes.upload, undefined),
    states(
      { isPossible: true, progress: { step: 'images', done: 1, total: 2 } },
      new AppError('STARTING_OR_STOPPING'),
      { isPossible: false },
    ),
  );
  await person.upload(screen.getByLabelText('Backup'), file);
  const bar = await screen.findByRole('progressbar', { name: 'Restoring pictures' }, patient);
  expect(bar.getAttribute('aria-valuenow')).toBe('50');
  await screen.findByText('Everything is back', {}, patient);
  expect(screen.getAllByRole('link', { name: 'Sign in' })[0]!.getAttribute('href')).toBe('/login');
  expect(api.requestsTo(restoreRoutes.upload)).toHaveLength(1);
});

test('a backup that could not be restored says why, and another one can be chosen', async () => {
  const { person } = await openEmpty(
    answer(restoreRoutes.upload, undefined),
    states({ isPossible: true, problem: 'The backup is damaged: table users.' }),
  );
  await person.upload(screen.getByLabelText('Backup'), file);
  await screen.findByText('The backup is damaged: table users.', {}, patient);
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeTruthy();
});

test('a backup that is refused because someone has an account by now says so', async () => {
  const { person } = await openEmpty(
    answer(restoreRoutes.upload, () => new AppError('INSTANCE_IN_USE')),
    states({ isPossible: false }),
  );
  await person.upload(screen.getByLabelText('Backup'), file);
  await screen.findByText('Not empty', {}, patient);
});

test('a registration where someone has an account offers no backup', async () => {
  await renderPage(RegisterPage, {
    at: '/register',
    path: '/register',
    user: null,
    api: [answer(signInRoutes.options, { ...signInOptions, registration: 'closed' })],
  });
  await screen.findByText('No new accounts');
  expect(screen.queryByRole('button', { name: 'Restore a backup' })).toBeNull();
});
