import { within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { apiTokensRoutes, type ApiToken } from '@saltbush/contract/account/api-tokens';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { oauthRoutes, type Connection } from '@saltbush/contract/account/oauth';
import { webhooksRoutes } from '@saltbush/contract/account/webhooks';
import { AppError } from '@saltbush/contract/errors';
import { answer, type Answer } from '../../../testing/fake-api';
import { harpers } from '../../../testing/households';
import { priya } from '../../../testing/people';
import { fill, renderPage, screen } from '../../../testing/render';
import { ApiTokensSection } from './api-tokens-section';

const speaker: ApiToken = {
  _id: '01960000-0000-7000-8000-000000000001',
  name: 'Kitchen speaker',
  scopes: ['list'],
  createdAt: '2026-11-01T00:00:00.000Z',
};
const community = harpers('owner');
const text = `saltbush_${'a'.repeat(65)}`;

const helper: Connection = {
  _id: '01960000-0000-7000-8000-000000000002',
  program: { name: 'Kitchen helper', returnsTo: { kind: 'site', name: 'helper.example' } },
  scopes: ['recipes:read', 'list'],
  createdAt: '2026-11-01T00:00:00.000Z',
  lastUsedAt: '2026-11-03T00:00:00.000Z',
};

const open = (tokens: ApiToken[], api: Answer[] = [], connections: Connection[] = []) =>
  renderPage(ApiTokensSection, {
    at: '/account/programs',
    path: '/account/programs',
    user: priya,
    api: [
      answer(apiTokensRoutes.list, { apiTokens: tokens }),
      answer(oauthRoutes.listConnections, { connections }),
      answer(webhooksRoutes.list, { webhooks: [] }),
      ...api,
    ],
  });

describe('the tokens of a person', () => {
  test('a token says what it may do and whether it was used', async () => {
    await open([speaker]);
    const row = (await screen.findByText('Kitchen speaker')).closest('li')!;
    within(row).getByText('Use the shopping list');
    within(row).getByText('Never used.');
  });

  test('a new token is made with a name and scopes, and shown once', async () => {
    const { person, api } = await open(
      [],
      [answer(apiTokensRoutes.create, { token: text, apiToken: speaker })],
    );
    await person.click(await screen.findByRole('button', { name: 'New token' }));
    await fill(person, await screen.findByRole('textbox', { name: 'Name' }), 'Kitchen speaker');
    await person.click(screen.getByRole('checkbox', { name: 'Read the meal plan' }));
    await person.click(screen.getByRole('button', { name: 'Make token' }));
    expect(await screen.findByRole('textbox', { name: 'Token' })).toHaveProperty('value', text);
    expect(screen.queryByText('Use it in an iPhone Shortcut')).toBeNull();
    const [sent] = api.requestsTo(apiTokensRoutes.create);
    expect(sent!.body).toEqual({
      name: 'Kitchen speaker',
      scopes: ['list', 'plan:read'],
      days: 90,
    });
    await person.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByDisplayValue(text)).toBeNull();
  });

  test('a token for one community is made for its plan and its list', async () => {
    const { person, api } = await open(
      [],
      [
        answer(householdsRoutes.list, { households: [community], deleted: [] }),
        answer(apiTokensRoutes.create, { token: text, apiToken: speaker }),
      ],
    );
    await person.click(await screen.findByRole('button', { name: 'New token' }));
    await fill(person, await screen.findByRole('textbox', { name: 'Name' }), 'Kitchen speaker');
    await person.click(screen.getByRole('checkbox', { name: 'Read recipes' }));
    await person.selectOptions(
      await screen.findByRole('combobox', { name: 'It is for' }),
      community.name,
    );
    expect(screen.queryByRole('checkbox', { name: 'Read recipes' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Make token' }));
    await screen.findByRole('textbox', { name: 'Token' });
    const [sent] = api.requestsTo(apiTokensRoutes.create);
    expect(sent!.body).toMatchObject({ scopes: ['list'], householdId: community._id });
  });

  test('a token says for which community it is', async () => {
    const { _id, name } = community;
    await open([{ ...speaker, household: { _id, name } }]);
    await screen.findByText(`Use the shopping list of ${name}`);
  });

  test('a new token that may add recipes says how an iPhone’s Shortcut uses it', async () => {
    const { person } = await open(
      [],
      [answer(apiTokensRoutes.create, { token: text, apiToken: speaker })],
    );
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (value) => {
      copied.push(value);
    });
    await person.click(await screen.findByRole('button', { name: 'New token' }));
    await fill(person, await screen.findByRole('textbox', { name: 'Name' }), 'My phone');
    await person.click(screen.getByRole('checkbox', { name: 'Add and change recipes' }));
    await person.click(screen.getByRole('button', { name: 'Make token' }));
    await person.click(await screen.findByText('Use it in an iPhone Shortcut'));
    await person.click(screen.getByRole('button', { name: 'Copy: Address' }));
    await person.click(screen.getByRole('button', { name: 'Copy: Text of the header' }));
    await person.click(screen.getByRole('button', { name: 'Copy: Address for photos' }));
    expect(copied).toEqual([
      `${location.origin}/api/recipes/import`,
      `Bearer ${text}`,
      `${location.origin}/api/recipes/import/photos`,
    ]);
  });

  test('the password is asked for a while after signing in', async () => {
    const { person, api } = await open(
      [],
      [
        answer(apiTokensRoutes.create, ({ body: { password } }) =>
          password === undefined
            ? new AppError('CONFIRM_PASSWORD')
            : { token: text, apiToken: speaker },
        ),
      ],
    );
    await person.click(await screen.findByRole('button', { name: 'New token' }));
    await fill(person, await screen.findByRole('textbox', { name: 'Name' }), 'Kitchen speaker');
    await person.click(screen.getByRole('button', { name: 'Make token' }));
    await person.type(await screen.findByLabelText('Your password'), 'plum jam');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('textbox', { name: 'Token' });
    expect(api.requestsTo(apiTokensRoutes.create)[1]!.body).toMatchObject({ password: 'plum jam' });
  });

  test('webhooks are shown while the tokens cannot be loaded', async () => {
    await open([], [answer(apiTokensRoutes.list, new AppError('INTERNAL'))]);
    await screen.findByRole('button', { name: 'Try again' });
    await screen.findByRole('button', { name: 'New webhook' });
  });

  test('a token is removed after a question', async () => {
    const { person, api } = await open([speaker], [answer(apiTokensRoutes.remove, undefined)]);
    await person.click(await screen.findByRole('button', { name: 'Remove Kitchen speaker' }));
    await person.click(await screen.findByRole('button', { name: 'Remove token' }));
    await screen.findByText('Token removed');
    expect(api.requestsTo(apiTokensRoutes.remove)).toHaveLength(1);
  });
});

describe('the connected programs of a person', () => {
  test('a connected program says where it is, what it may do and when it was used', async () => {
    await open([], [], [helper]);
    const row = (await screen.findByText('Kitchen helper')).closest('li')!;
    within(row).getByText('Read recipes · Use the shopping list');
    within(row).getByText('At helper.example. Last used 3 Nov 2026.');
  });

  test('a connected program is removed after a question', async () => {
    const { person, api } = await open(
      [],
      [answer(oauthRoutes.removeConnection, undefined)],
      [helper],
    );
    await person.click(await screen.findByRole('button', { name: 'Remove Kitchen helper' }));
    await person.click(await screen.findByRole('button', { name: 'Remove program' }));
    await screen.findByText('Program removed');
    expect(api.requestsTo(oauthRoutes.removeConnection)[0]!.params).toEqual({ id: helper._id });
  });

  test('a person without connected programs sees nothing of them', async () => {
    await open([speaker]);
    await screen.findByText('Kitchen speaker');
    expect(screen.queryByText('Connected programs')).toBeNull();
  });
});
