import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { instanceSettingsRoutes } from '@saltbush/contract/account/instance-settings';
import { answer } from '../../../testing/fake-api';
import { priya } from '../../../testing/people';
import { renderPage, screen } from '../../../testing/render';
import { RegistrationQuestion } from './registration-question';

const Page = () => (
  <RegistrationQuestion useMoment={(isWanted) => isWanted} otherwise={<p>Something else</p>} />
);
const findSheet = () => screen.findByRole('dialog', { name: 'Who may join this Saltbush?' });

async function open(isAsked: boolean) {
  const saved = vi.fn();
  const { person } = await renderPage(Page, {
    at: '/my-recipes',
    user: { ...priya, isAdmin: true },
    api: [
      answer(instanceSettingsRoutes.question, { isAsked }),
      answer(instanceSettingsRoutes.update, ({ body }) => {
        saved(body);
        const { registration = 'open' } = body;
        return {
          registration,
          storageMegabytes: 2_000,
          isForPublic: true,
          visitorsMayBrowse: true,
        };
      }),
    ],
  });
  return { person, saved };
}

test('the first admin says who may register, and the sheet goes away', async () => {
  const { person, saved } = await open(true);
  await findSheet();
  await person.click(screen.getByRole('radio', { name: /invitation/ }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved.mock.calls).toEqual([[{ registration: 'invite-only' }]]);
});

test('an admin who closes the question of who may register leaves it open to anyone', async () => {
  const { person, saved } = await open(true);
  await findSheet();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(saved.mock.calls).toEqual([[{ registration: 'open' }]]));
});

test('an admin who is not asked who may register sees what comes up otherwise', async () => {
  await open(false);
  await screen.findByText('Something else');
  expect(screen.queryByRole('dialog')).toBeNull();
});
