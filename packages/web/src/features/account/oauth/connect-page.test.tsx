import { beforeEach, describe, expect, test, vi } from 'vitest';
import { oauthRoutes } from '@saltbush/contract/account/oauth';
import { AppError } from '@saltbush/contract/errors';
import { answer, type Answer } from '../../../testing/fake-api';
import { priya } from '../../../testing/people';
import { renderPage, screen } from '../../../testing/render';
import { ConnectPage } from './connect-page';

const search = new URLSearchParams({
  client_id: '01960000-0000-7000-8000-000000000001',
  redirect_uri: 'https://helper.example/in?from=saltbush',
  response_type: 'code',
  code_challenge: 'm'.repeat(43),
  code_challenge_method: 'S256',
  state: 'plum jam',
  scope: 'recipes:read list',
  resource: 'https://saltbush.example/api/mcp',
});
const refusedUrl = 'https://helper.example/in?error=access_denied';
const allowedUrl = '#allowed';
const asked: ReturnType<typeof describeProgram> = describeProgram();

function describeProgram() {
  return {
    program: {
      name: 'Kitchen helper',
      returnsTo: { kind: 'site' as const, name: 'helper.example' },
    },
    scopes: ['recipes:read' as const, 'list' as const],
    refusedUrl,
  };
}

const open = (...api: Answer[]) =>
  renderPage(ConnectPage, {
    at: `/connect?${search.toString()}&prompt=consent`,
    path: '/connect',
    user: priya,
    api,
  });

/** An address of this page: jsdom follows no other. */
beforeEach(() => location.assign('#'));

describe('the page where a program is allowed', () => {
  test('the page says who asks, as whom, and where it leads; only reading is ticked', async () => {
    const { api } = await open(answer(oauthRoutes.ask, asked));
    await screen.findByRole('heading', { name: 'Connect “Kitchen helper”?' });
    screen.getByText('helper.example');
    screen.getByText(priya.displayUsername);
    const isTicked = (name: string) =>
      screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
    expect(isTicked('Read recipes')).toBe(true);
    expect(isTicked('Use the shopping list')).toBe(false);
    expect(screen.queryByRole('checkbox', { name: /^Everything/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Don’t allow' }).getAttribute('href')).toBe(refusedUrl);
    expect(api.requestsTo(oauthRoutes.ask)[0]!.query).toEqual(Object.fromEntries(search));
  });

  test('a person allows what is ticked, and is taken to the program', async () => {
    const { person, api } = await open(
      answer(oauthRoutes.ask, asked),
      answer(oauthRoutes.allow, { allowedUrl }),
    );
    await person.click(await screen.findByRole('checkbox', { name: 'Use the shopping list' }));
    await person.click(screen.getByRole('button', { name: 'Allow' }));
    await screen.findByText(/^Allowed\./);
    expect(api.requestsTo(oauthRoutes.allow)[0]!.body).toEqual({
      asked: Object.fromEntries(search),
      scopes: ['recipes:read', 'list'],
    });
    await vi.waitFor(() => expect(location.hash).toBe(allowedUrl));
  });

  test('nothing is allowed while nothing is ticked', async () => {
    const { person } = await open(answer(oauthRoutes.ask, asked));
    await person.click(await screen.findByRole('checkbox', { name: 'Read recipes' }));
    expect(screen.getByRole('button', { name: 'Allow' })).toHaveProperty('disabled', true);
  });

  test('the password is asked for a while after signing in', async () => {
    const { person, api } = await open(
      answer(oauthRoutes.ask, asked),
      answer(oauthRoutes.allow, ({ body: { password } }) =>
        password === undefined ? new AppError('CONFIRM_PASSWORD') : { allowedUrl },
      ),
    );
    await person.click(await screen.findByRole('button', { name: 'Allow' }));
    await person.type(await screen.findByLabelText('Your password'), 'plum jam');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText(/^Allowed\./);
    expect(api.requestsTo(oauthRoutes.allow)[1]!.body).toMatchObject({ password: 'plum jam' });
  });

  test('a program that is not known leads nowhere', async () => {
    await open(answer(oauthRoutes.ask, new AppError('NOT_FOUND', 'Start again in that program.')));
    await screen.findByText('Nothing was connected');
    screen.getByText('Start again in that program.');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
  });

  test('a program that asks in a wrong way hears of it only when the person presses a button', async () => {
    const problem = 'It does not ask for PKCE with S256.';
    await open(answer(oauthRoutes.ask, { ...asked, problem }));
    await screen.findByText(problem);
    const back = screen.getByRole('link', { name: 'Back to helper.example' });
    expect(back.getAttribute('href')).toBe(refusedUrl);
    expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
    expect(location.hash).toBe('');
  });
});
