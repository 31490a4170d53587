/** Whoever runs a Saltbush, on servers of its own: one behind a proxy that signs people in, and one that is empty. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { closeOnboardingAhead, fillRegistration, signIn } from './pages/accounts';
import { takePhoto, untilPictured } from './pages/pictures';
import { openPageAt, shareBrowser } from './setup/browser';
import { call, upload } from './setup/call';
import { expectGoodOnPhone } from './setup/inspect';
import { newPerson, registerByCall, signInByCall, type Person } from './setup/people';
import { openProxy } from './setup/proxy';
import { runSaltbush, type RunningSaltbush } from './setup/run-saltbush';

shareBrowser();

const settings = { RATE_LIMITS: 'off', BACKUPS: 'off' };
const signInByProxy = {
  TRUST_PROXY: 'true',
  PROXY_AUTH_HEADER: 'Remote-User',
  PROXY_AUTH_EMAIL_HEADER: 'Remote-Email',
  PROXY_AUTH_NAME_HEADER: 'Remote-Name',
  PROXY_AUTH_REGISTRATION: 'true',
};

let saltbush: RunningSaltbush;
let admin: Person;
beforeAll(async () => {
  saltbush = await runSaltbush({ ...settings, ...signInByProxy });
  admin = await registerByCall('Head Cook', saltbush.url);
});
afterAll(() => saltbush.stop());

it('the first admin is asked once who may join, and a visitor then reads why they cannot register', async () => {
  const page = await openPageAt(saltbush.url, await signInByCall(admin, saltbush.url));
  await page.goto('/my-recipes');
  const question = page.getByRole('dialog', { name: 'Who may join this Saltbush?' });
  await question.waitFor();
  await expectGoodOnPhone(page, 'the question who may join');
  await question.getByRole('radio', { name: 'People with an invitation' }).check();
  await question.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Setting saved').waitFor();
  await question.waitFor({ state: 'detached' });
  const answer = page.waitForResponse('**/api/admin/settings/question');
  await page.reload();
  expect(await (await answer).json()).toEqual({ isAsked: false });

  const visitor = await openPageAt(saltbush.url);
  await visitor.goto('/register');
  await closeOnboardingAhead(visitor);
  await visitor.getByText('New accounts here need an invitation. Ask someone').waitFor();
  await expectGoodOnPhone(visitor, 'the page to register, by invitation');
  await fillRegistration(visitor, newPerson('Passer-by'));
  await visitor.getByText('New accounts here need an invitation that is still open.').waitFor();
});

it('a person whom a trusted proxy names signs in by one press, without a password', async () => {
  const proxy = await openProxy(saltbush.url, {
    'remote-user': 'olive',
    'remote-email': 'olive@example.org',
    'remote-name': 'Olive Grove',
  });
  onTestFinished(proxy.close);
  const page = await openPageAt(proxy.url);
  await page.goto('/login?redirect=/account');
  await closeOnboardingAhead(page);
  const asOlive = page.getByRole('button', { name: 'Continue as Olive Grove' });
  await asOlive.waitFor();
  await expectGoodOnPhone(page, 'the login page with the person whom a proxy names');
  await asOlive.click();
  await page.waitForURL((url) => url.pathname === '/account');
  await page.getByRole('link', { name: 'Name Olive Grove' }).waitFor();
  await page.getByRole('link', { name: 'Email olive@example.org' }).waitFor();
});

it('a backup that an admin makes and downloads is restored on a new instance, with its people and pictures', async () => {
  const stored = await signInByCall(admin, saltbush.url);
  const pictures = await writePicturedCake(stored['saltbush.token']);
  const backup = await makeBackup(stored);
  const empty = await runSaltbush(settings);
  onTestFinished(empty.stop);

  const page = await openPageAt(empty.url);
  await page.goto('/');
  await page.getByRole('link', { name: 'Try it Free' }).first().click();
  await page.getByRole('button', { name: 'Restore a backup' }).click();
  const form = page.getByRole('region', { name: 'Restore a backup' });
  await form.waitFor();
  await expectGoodOnPhone(page, 'restoring a backup');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    form.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await chooser.setFiles(backup);
  await form.getByText('Everything is back').waitFor();
  await expectGoodOnPhone(page, 'a backup that is restored');
  await form.getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/login');
  await signIn(page, admin);
  await page.waitForURL('**/menu-maker*');
  await page.goto('/my-recipes');
  await page.getByRole('link', { name: 'Plum cake' }).first().click();
  await page.getByRole('heading', { name: 'Plum cake', level: 1 }).waitFor();
  await untilPictured(page, pictures);
});

/** By calls, as the admin; @returns what the paths of its picture begin with */
async function writePicturedCake(token: string): Promise<string> {
  const { url: origin } = saltbush;
  // Else the question comes up over the page.
  const anyone = { registration: 'open' };
  await call('/admin/settings', anyone, { token, origin, method: 'PATCH' });
  const { name, mimeType: type, buffer } = await takePhoto();
  const image = new File([new Uint8Array(buffer)], name, { type });
  const { imageUrl } = await upload<{ imageUrl: string }>('/images', { image }, token, origin);
  await call('/recipes', { title: 'Plum cake', imageUrl }, { token, origin });
  return imageUrl.replace('800.webp', '');
}

/** On the Health page; @returns the file as it is downloaded */
async function makeBackup(stored: Record<string, string>) {
  const page = await openPageAt(saltbush.url, stored);
  await page.goto('/admin/health');
  const panel = page.getByRole('region', { name: 'Backups' });
  await panel.getByRole('button', { name: 'Back up now' }).click();
  const made = panel.getByRole('list', { name: 'Backups' }).getByRole('listitem').first();
  await made.getByText(/^(now|\d+ (second|minute)s? ago)$/).waitFor();
  await made.getByText(/^[\d.,]+ [kM]B, asked for\. saltbush-/).waitFor();
  await expectGoodOnPhone(page, 'Health with a backup');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    made.getByRole('button', { name: /^Download the backup of / }).click(),
  ]);
  const name = download.suggestedFilename();
  expect(name).toMatch(/^saltbush-\d{8}T\d{6}Z\.saltbush$/);
  return { name, mimeType: 'application/gzip', buffer: await readFile(await download.path()) };
}
