import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  serviceSettingsRoutes,
  settableServices,
  type ServiceState,
} from '@saltbush/contract/admin/service-settings';
import { answer } from '../../../testing/fake-api';
import { priya } from '../../../testing/people';
import { fill, renderPage, screen } from '../../../testing/render';
import { ServiceRows } from './service-rows';

const { list, save, remove, check } = serviceSettingsRoutes;

const notSetUp: ServiceState[] = settableServices.map((service) => ({
  service,
  source: 'none',
  variables: [],
  hasSecret: false,
  isSecretUnreadable: false,
}));
const mail: ServiceState = {
  service: 'mail',
  source: 'screen',
  variables: ['SMTP_URL', 'MAIL_FROM'],
  settings: {
    service: 'mail',
    host: 'smtp.example.com',
    port: 465,
    isTls: true,
    user: 'saltbush',
    fromAddress: 'kitchen@example.com',
  },
  hasSecret: true,
  isSecretUnreadable: false,
};

/** A server that stores what it is sent. */
function open(...given: ServiceState[]) {
  let states = notSetUp.map((one) => given.find(({ service }) => service === one.service) ?? one);
  const replace = (next: ServiceState) => {
    states = states.map((one) => (one.service === next.service ? next : one));
    return { services: states };
  };
  return renderPage(ServiceRows, {
    at: '/admin/settings',
    user: { ...priya, isAdmin: true },
    api: [
      answer(list, () => ({ services: states })),
      answer(save, ({ body: { secret, ...settings } }) =>
        replace({
          ...notSetUp.find(({ service }) => service === settings.service)!,
          source: 'screen',
          settings,
          hasSecret: secret !== undefined,
        }),
      ),
      answer(
        remove,
        ({ params: { service } }) => void replace(notSetUp.find((one) => one.service === service)!),
      ),
      answer(check, { isWorking: false, message: 'The mail server refuses the password.' }),
    ],
  });
}

const row = (title: string) => screen.findByRole('button', { name: new RegExp(`^${title} `) });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('each row of outside services says how it is set up', async () => {
  await open(
    mail,
    { ...notSetUp[1]!, source: 'environment' },
    {
      ...notSetUp[3]!,
      source: 'screen',
      settings: { service: 'image-generation', url: 'http://brush.lan:8080/v1', model: 'brush' },
      hasSecret: true,
      isSecretUnreadable: true,
    },
  );
  const rows = within(await screen.findByRole('region', { name: 'Outside services' }));
  expect(rows.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Email smtp.example.com',
    'Sign-in provider From the environment',
    'Reading photos Not set up',
    'Drawing pictures Off: its secret is needed again',
  ]);
});

test('an admin sets up mail and tries it, and the password is sent once and not shown again', async () => {
  const { person, api } = await open();
  await person.click(await row('Email'));
  const form = await dialog('Email');
  expect(form.queryByRole('button', { name: 'Try it' })).toBeNull();
  await fill(person, form.getByLabelText(/^Mail server/), 'smtp.example.com');
  await fill(person, form.getByLabelText(/^User/), 'saltbush');
  await fill(person, form.getByLabelText(/^Emails come from/), 'kitchen@example.com');
  const password = form.getByLabelText<HTMLInputElement>(/^Password/);
  await fill(person, password, 'plum pudding');
  await person.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText(/^Saved, and used from now on/);
  expect(api.requestsTo(save).map(({ body }) => body)).toEqual([
    {
      service: 'mail',
      host: 'smtp.example.com',
      port: 587,
      isTls: false,
      user: 'saltbush',
      fromAddress: 'kitchen@example.com',
      secret: 'plum pudding',
    },
  ]);
  expect(password.value).toBe('');
  form.getByText('One is saved. Leave blank to keep it.');
  await person.click(form.getByRole('button', { name: 'Try it' }));
  await form.findByText('The mail server refuses the password.');
  expect(api.requestsTo(check).map(({ params }) => params)).toEqual([{ service: 'mail' }]);
});

test('a stored password stays where none is typed, and what is unsaved is not tried', async () => {
  const { person, api } = await open(mail);
  await person.click(await row('Email'));
  const form = await dialog('Email');
  form.getByRole('button', { name: 'Try it' });
  await fill(person, form.getByLabelText(/^User/), '-2');
  expect(form.queryByRole('button', { name: 'Try it' })).toBeNull();
  await person.click(form.getByRole('button', { name: 'Save' }));
  await form.findByRole('button', { name: 'Try it' });
  const [sent] = api.requestsTo(save);
  expect(sent!.body).toMatchObject({ user: 'saltbush-2', port: 465, isTls: true });
  expect(sent!.body).not.toHaveProperty('secret');
});

test('a mistake in the settings of a service is said at its field', async () => {
  const { person, api } = await open();
  await person.click(await row('Reading photos'));
  const form = await dialog('Reading photos');
  await fill(person, form.getByLabelText(/^Model/), 'eyes-1');
  await fill(person, form.getByLabelText(/^Address/), 'eyes.lan');
  await person.click(form.getByRole('button', { name: 'Save' }));
  const address = form.getByLabelText(/^Address/);
  await form.findByText('Please enter a full web address');
  expect(document.activeElement).toBe(address);
  expect(api.requestsTo(save)).toEqual([]);
});

test('a service of the environment is only read, with its variables, and can be tried', async () => {
  const { person } = await open({ ...mail, source: 'environment', settings: undefined });
  await person.click(await row('Email'));
  const shown = await dialog('Email');
  shown.getByText('SMTP_URL');
  shown.getByText('MAIL_FROM');
  expect(shown.queryByRole('textbox')).toBeNull();
  expect(shown.queryByRole('button', { name: 'Remove' })).toBeNull();
  await person.click(shown.getByRole('button', { name: 'Try it' }));
  await shown.findByText('The mail server refuses the password.');
});

test('a service is removed once the admin has read what that means', async () => {
  const { person, api } = await open(mail);
  await person.click(await row('Email'));
  await person.click((await dialog('Email')).getByRole('button', { name: 'Remove' }));
  const question = await dialog('Remove: Email');
  question.getByText(/^Emails wait in the outbox again/);
  expect(api.requestsTo(remove)).toEqual([]);
  await person.click(question.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Removed: Email');
  expect((await row('Email')).textContent).toBe('Email Not set up');
});

test('a secret that can’t be read any more is asked for again', async () => {
  const { person } = await open({ ...mail, isSecretUnreadable: true });
  await person.click(await row('Email'));
  const form = await dialog('Email');
  form.getByText('Please enter it again: Password');
  expect(form.queryByRole('button', { name: 'Try it' })).toBeNull();
});
