/** On a server of its own: passkeys need an address with a name, and the instance setting is for everyone. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeOnboardingAhead, logOut, signIn } from './pages/accounts';
import { ageSignIns } from './setup/age-sign-ins';
import { desktop, openPage, phone, shareBrowser } from './setup/browser';
import { expectAccessible, expectNoHorizontalScroll } from './setup/inspect';
import { pressFocused } from './setup/keyboard';
import { registerByCall, signInByCall, tourSeen, type Person } from './setup/people';
import { freePort } from './setup/free-port';
import { runSaltbush, type RunningSaltbush } from './setup/run-saltbush';
import { runProvider, type RunningProvider } from './setup/outside/provider';

shareBrowser();

let provider: RunningProvider;
let saltbush: RunningSaltbush;
let admin: Person;
beforeAll(async () => {
  const port = String(await freePort());
  provider = await runProvider(`http://localhost:${port}`);
  const settings = {
    PORT: port,
    RATE_LIMITS: 'off',
    REGISTRATION: 'open',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'saltbush',
    OIDC_CLIENT_SECRET: 'a secret of the client',
    OIDC_NAME: 'Home',
  };
  saltbush = await runSaltbush(settings, { host: 'localhost' });
  admin = await registerByCall('Head Cook', saltbush.url);
});
afterAll(async () => {
  await saltbush.stop();
  provider.stop();
});

/** Someone who is signed in, at a section of the account page. */
async function openAccount(person: Person, look: BrowserContextOptions): Promise<Page> {
  const stored = await signInByCall(person, saltbush.url);
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin: saltbush.url, localStorage }] };
  const page = await openPage({ ...look, baseURL: saltbush.url, storageState });
  await page.goto('/account/sign-in');
  await page.getByRole('heading', { name: 'Passkeys' }).waitFor();
  return page;
}

/** A phone's own authenticator, which always recognises its owner. */
/** @returns whether it answers when it is asked */
async function addAuthenticator(page: Page): Promise<(isAnswering: boolean) => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (enabled) =>
    devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
}

it.each([
  { name: 'on a phone, by day', ...phone, colorScheme: 'light' as const },
  { name: 'on a desk, by night', ...desktop, colorScheme: 'dark' as const },
])('a passkey is added by keyboard, signs in, and is removed $name', async ({ name, ...look }) => {
  const cook = await registerByCall('Finger', saltbush.url);
  const page = await openAccount(cook, look);
  const setAnswering = await addAuthenticator(page);
  const add = page.getByRole('button', { name: 'Add a passkey' });
  await add.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Passkey added').waitFor();
  await page.getByRole('button', { name: /^Rename / }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('My phone');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove My phone' }).waitFor();
  await expectAccessible(page, `passkeys ${name}`);
  await expectNoHorizontalScroll(page, `passkeys ${name}`);
  // Or it would sign in at once, by the suggestion in the email field.
  await setAnswering(false);
  await logOut(page);

  await page.goto('/login?redirect=/my-recipes');
  const use = page.getByRole('button', { name: 'Use a passkey' });
  await use.waitFor();
  await expectAccessible(page, `login ${name}`);
  await expectNoHorizontalScroll(page, `login ${name}`);
  await use.click();
  await setAnswering(true);
  await page.waitForURL('**/my-recipes*');

  await page.goto('/account/sign-in');
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await page.getByText('Passkey removed').waitFor();
  await page.getByRole('button', { name: 'Remove My phone' }).waitFor({ state: 'detached' });
});

it('the password is asked for a day after signing in, before a passkey is removed by keyboard', async () => {
  const cook = await registerByCall('Prover', saltbush.url);
  const page = await openAccount(cook, phone);
  await addAuthenticator(page);
  await pressFocused(page, page.getByRole('button', { name: 'Add a passkey' }));
  const remove = page.getByRole('button', { name: /^Remove / });
  await remove.waitFor();
  await ageSignIns(saltbush.dataFolder);

  await pressFocused(page, remove);
  await pressFocused(page, page.getByRole('button', { name: 'Remove passkey' }));
  await confirmByKeyboard(page, cook);
  await page.getByText('Passkey removed').waitFor();
  await remove.waitFor({ state: 'detached' });
  await expectFocusInPage(page);
});

/** First with a wrong password, which keeps the dialog and what it is about. */
async function confirmByKeyboard(page: Page, { password }: Pick<Person, 'password'>) {
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  const field = dialog.getByRole('textbox', { name: 'Your password' });
  await field.and(page.locator(':focus')).waitFor();
  await page.keyboard.type('not that one');
  await page.keyboard.press('Enter');
  await dialog.getByText('That is not your password.').waitFor();
  await expectAccessible(page, 'confirming who one is');
  await expectNoHorizontalScroll(page, 'confirming who one is');
  await field.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

/** Not on the body, where the Tab key starts from the top of the page. */
const expectFocusInPage = (page: Page) => page.locator('#main :focus').waitFor();

it('an authenticator app is set up, and a recovery code signs in', async () => {
  const cook = await registerByCall('Coder', saltbush.url);
  const page = await openAccount(cook, phone);
  await page.getByRole('button', { name: 'Set up' }).click();
  const setUp = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await setUp.getByRole('img', { name: /QR code/ }).waitFor();
  await expectAccessible(page, 'setting up an app');
  await setUp.getByLabel('Code that the app shows').fill('000000');
  await page.keyboard.press('Enter');
  await setUp.getByText('The code is not right').waitFor();
  const key = (await setUp.locator('code').textContent())!;
  await setUp.getByLabel('Code that the app shows').fill(await codeOf(key));
  await page.keyboard.press('Enter');
  const saved = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await saved.getByRole('listitem').first().waitFor();
  const codes = await saved.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await expectAccessible(page, 'recovery codes');
  await saved.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByText('Recovery codes left: 10').waitFor();
  await logOut(page);

  await page.goto('/login?redirect=/browse');
  await signIn(page, cook);
  await page.getByLabel('Code from your authenticator app').waitFor();
  await expectAccessible(page, 'second step');
  await expectNoHorizontalScroll(page, 'second step');
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(codes[0]!);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/browse*');
  await page.getByText('Recovery codes left: 9').waitFor();

  await page.goto('/account/sign-in');
  await pressFocused(page, page.getByRole('button', { name: 'Turn off' }));
  const turningOff = page.getByRole('dialog', { name: 'Turn off two-step sign-in?' });
  const field = turningOff.getByRole('textbox', { name: /^Code from the app/ });
  await field.and(page.locator(':focus')).waitFor();
  await page.keyboard.type(codes[0]!);
  await page.keyboard.press('Enter');
  await turningOff.getByText('The code is not right').waitFor();
  await expectAccessible(page, 'turning off the second step');
  await expectNoHorizontalScroll(page, 'turning off the second step');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(codes[1]!);
  await page.keyboard.press('Enter');
  await page.getByText('Two-step sign-in is off').waitFor();
  await page.getByRole('button', { name: 'Set up' }).waitFor();
  await expectFocusInPage(page);
});

it('a person signs in by a provider, sets a password, deletes the account, and keeps it by signing in', async () => {
  const localStorage = Object.entries(tourSeen).map(([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin: saltbush.url, localStorage }] };
  const page = await openPage({ ...phone, baseURL: saltbush.url, storageState });
  const signInAtHome = async (redirect: string) => {
    await page.goto(`/login?redirect=${redirect}`);
    await closeOnboardingAhead(page);
    await page.getByRole('button', { name: 'Continue with Home' }).click();
  };
  await signInAtHome('/account/sign-in');
  const isAt = (path: string) => (url: URL) => url.pathname === path;
  await page.waitForURL(isAt('/account/sign-in'));
  await page.getByRole('heading', { name: 'Set a password' }).waitFor();
  await page.getByRole('textbox', { name: 'New password' }).fill('plum jam on rye');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('button', { name: 'Change password' }).waitFor();

  await page.goto('/account/delete');
  await page.getByRole('heading', { name: 'What happens' }).waitFor();
  await page.getByText('You’re signed out on all devices.').waitFor();
  await expectAccessible(page, 'deleting the account');
  await expectNoHorizontalScroll(page, 'deleting the account');
  await page.getByRole('textbox', { name: 'Your password' }).fill('plum jam');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByText('That is not your password.').waitFor();
  await page.getByRole('textbox', { name: 'Your password' }).fill('plum jam on rye');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL(isAt('/login'));
  await page.getByText(/^Your account will be deleted on/).waitFor();

  // By password, which can be left, and by the provider.
  await signIn(page, { email: 'olive@example.org', password: 'plum jam on rye' });
  await page.getByRole('heading', { name: 'Keep your account?' }).waitFor();
  await expectAccessible(page, 'keeping the account');
  await expectNoHorizontalScroll(page, 'keeping the account');
  await page.getByRole('button', { name: 'Delete it as planned' }).click();
  await signInAtHome('/account/delete');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await page.waitForURL(isAt('/account/delete'));
  await page.getByText('Your account stays').waitFor();

  await page.goto('/account/sign-in');
  const unlink = page.getByRole('button', { name: 'Unlink' });
  await unlink.waitFor();
  await ageSignIns(saltbush.dataFolder);
  await pressFocused(page, unlink);
  await pressFocused(page, page.getByRole('dialog').getByRole('button', { name: 'Unlink' }));
  await confirmByKeyboard(page, { password: 'plum jam on rye' });
  await page.getByText('Home no longer signs you in').waitFor();
  await page.getByText(/^Not linked\./).waitFor();
  await expectFocusInPage(page);
});

it('an admin closes registration, and the page to register says so', async () => {
  const office = await openAccount(admin, desktop);
  await office.goto('/admin/settings');
  await office.getByRole('radio', { name: 'People with an invitation' }).check();
  await office.getByText('Setting saved').waitFor();
  await expectAccessible(office, 'instance settings');
  const visitor = await openPage({ ...phone, baseURL: saltbush.url });
  await visitor.goto('/register');
  await visitor.getByText('New accounts here need an invitation.').waitFor();
  await Promise.all([
    office.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok()),
    office.getByRole('radio', { name: 'Nobody' }).check(),
  ]);
  await office.reload();
  await office.getByRole('radio', { name: 'Nobody', checked: true }).waitFor();
  await visitor.reload();
  await visitor.getByText('There are no new accounts on this Saltbush').waitFor();
  await expectAccessible(visitor, 'closed registration');
});

/** As an app computes it (RFC 6238): HMAC-SHA-1 over the number of half minutes since 1970. */
async function codeOf(key: string): Promise<string> {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const letters = [...key.replaceAll(' ', '')];
  const bits = letters.map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits
    .join('')
    .match(/.{8}/g)!
    .map((byte) => Number.parseInt(byte, 2));
  const hmac = { name: 'HMAC', hash: 'SHA-1' };
  const secret = await crypto.subtle.importKey('raw', Uint8Array.from(bytes), hmac, false, [
    'sign',
  ]);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.floor(Date.now() / 30_000)));
  const digest = new DataView(await crypto.subtle.sign('HMAC', secret, counter.buffer));
  const offset = digest.getUint8(19) & 15;
  return String((digest.getUint32(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
