import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  instanceSettingsRoutes,
  type InstanceSettings,
} from '@saltbush/contract/account/instance-settings';
import { AppError } from '@saltbush/contract/errors';
import { answer, type Answer } from '../../../testing/fake-api';
import { priya } from '../../../testing/people';
import { renderPage, screen } from '../../../testing/render';
import { InstanceSettingsPage } from './instance-settings-page';

const settings: InstanceSettings = {
  registration: 'open',
  storageMegabytes: 2_000,
  isForPublic: true,
  visitorsMayBrowse: true,
};
const open = (update: Answer) =>
  renderPage(InstanceSettingsPage, {
    at: '/admin/settings',
    user: { ...priya, isAdmin: true },
    api: [answer(instanceSettingsRoutes.get, settings), update],
  });
const findSwitch = () => screen.findByRole('switch', { name: 'Visitors may browse' });

test('an admin closes browse to visitors, and only that is sent', async () => {
  const { person, api } = await open(
    answer(instanceSettingsRoutes.update, ({ body }) => ({ ...settings, ...body })),
  );
  await person.click(await findSwitch());
  await screen.findByText('Setting saved');
  const [sent] = api.requestsTo(instanceSettingsRoutes.update);
  expect(sent!.body).toEqual({ visitorsMayBrowse: false });
  expect(((await findSwitch()) as HTMLInputElement).checked).toBe(false);
});

test('a setting that could not be saved is shown as it was', async () => {
  const { person } = await open(answer(instanceSettingsRoutes.update, new AppError('INTERNAL')));
  await person.click(await findSwitch());
  await screen.findByText('Something went wrong');
  await waitFor(async () => expect(((await findSwitch()) as HTMLInputElement).checked).toBe(true));
});
