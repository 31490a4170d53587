/** On a server of its own, which comes to demand verified addresses: that is for everyone. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeOnboardingAhead, fillRegistration, signIn } from './pages/accounts';
import { desktop, openPage, phone, shareBrowser } from './setup/browser';
import { call } from './setup/call';
import { expectGoodInEachLook } from './setup/inspect';
import { findUnreached } from './setup/keyboard';
import { newPerson, registerByCall, signInByCall, type Person } from './setup/people';
import { runSaltbush, type RunningSaltbush } from './setup/run-saltbush';

shareBrowser();

const settings = { RATE_LIMITS: 'off', REGISTRATION: 'open' };
let folder: string;
let saltbush: RunningSaltbush;
let admin: Person;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saltbush-verify-'));
  const before = await runSaltbush({ ...settings, SALTBUSH_DATA: folder });
  admin = await registerByCall('Head Cook', before.url);
  const stored = await signInByCall(admin, before.url);
  const { url: origin } = before;
  const verified = { method: 'PATCH', token: stored['saltbush.token'], origin } as const;
  await call(`/admin/users/${stored['saltbush.user-id']}`, { isVerified: true }, verified);
  await before.stop();
  const demanding = { ...settings, SALTBUSH_DATA: folder, REQUIRE_VERIFIED_EMAIL: 'true' };
  saltbush = await runSaltbush(demanding);
});
afterAll(async () => {
  await saltbush.stop();
  await rm(folder, { recursive: true, force: true });
});

it('a person who registers verifies the address first, and then goes on', async () => {
  const nell = newPerson('Nell');
  const page = await openPage({ ...phone, baseURL: saltbush.url });
  await page.goto('/register');
  await closeOnboardingAhead(page);
  await fillRegistration(page, nell);
  await page.waitForURL('**/verify-your-email');
  await page.getByRole('heading', { name: 'Verify your email', level: 1 }).waitFor();
  await page.getByText(`Ask your admin for the link that verifies ${nell.email}`).waitFor();
  await expectGoodInEachLook(page, 'verify your email');
  expect(await findUnreached(page)).toEqual([]);

  await page.goto('/my-recipes');
  await page.waitForURL('**/verify-your-email');
  await page.getByRole('button', { name: 'Make a new link' }).click();
  await page.getByText('Ask your admin for the verification link.').waitFor();
  await page.getByRole('button', { name: 'I’ve opened the link' }).click();
  await page.getByText('Not verified yet').waitFor();

  await page.goto(await linkFor(nell));
  await page.getByRole('heading', { name: 'Email verified successfully' }).waitFor();
  await page.getByRole('link', { name: 'Sign in now' }).click();
  await page.waitForURL('**/menu-maker*');
  await page.goto('/my-recipes');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(page.url()).toContain('/my-recipes');
});

/** Without a mail server the admin passes the link on: the newest of those sent. */
async function linkFor({ email }: Person): Promise<string> {
  const office = await openPage({ ...desktop, baseURL: saltbush.url });
  await signIn(office, admin);
  await office.waitForURL('**/menu-maker*');
  await office.goto('/admin/outbox');
  const mail = office
    .getByRole('article')
    .filter({ hasText: email })
    .filter({ hasText: /verify-email/ })
    .first();
  return (await mail.getByRole('link').first().getAttribute('href'))!;
}
