import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { closeOnboardingAhead, signIn } from './pages/accounts';
import { untilAppStored } from './pages/device';
import { axeFindings } from './setup/axe-findings';
import { desktop, openPage, openSignedIn, phone, shareBrowser } from './setup/browser';
import { call } from './setup/call';
import { packedSize } from './setup/first-visit';
import { holdScripts } from './setup/hold';
import { looks } from './setup/inspect';
import { layoutShift } from './setup/layout-shift';
import { registerByCall, signInByCall, type Person } from './setup/people';

shareBrowser();

const german = { ...phone, locale: 'de-DE' };
const australian = { ...phone, locale: 'en-AU' };
const withWorker = { ...desktop, locale: 'en-AU', serviceWorkers: 'allow' as const };

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const languages = (page: Page, name: string) => page.getByRole('navigation', { name });

async function accountOf(person: Person): Promise<{ language: string | null }> {
  const stored = await signInByCall(person);
  return JSON.parse(stored['saltbush.user']) as { language: string | null };
}

async function changeProfile(person: Person, language: string): Promise<void> {
  const stored = await signInByCall(person);
  const token = stored['saltbush.token'];
  await call('/users/profile', { language }, { method: 'PATCH', token });
}

/** All headings that the page has ever shown, from its first paint on. */
async function noteHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenHeadings: seen });
    const note = () => {
      for (const { textContent } of document.querySelectorAll('h1')) seen.add(textContent ?? '');
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => [...(window as unknown as { seenHeadings: Set<string> }).seenHeadings]);
}

it('a German browser gets the login in German from the first paint on, and never in English', async () => {
  const page = await openPage(german);
  const seenHeadings = await noteHeadings(page);
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await heading(page, 'Anmelden').waitFor();
  expect(await languageOf(page)).toBe('de');
  release();
  await languages(page, 'Sprache').waitFor();
  expect(await page.title()).toMatch(/^Anmelden/);
  expect(await seenHeadings()).toEqual(['Anmelden']);
  expect(await layoutShift(page)).toBeLessThan(0.02);
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const { lang, name, start_url } = await page.evaluate(
    async (href) => (await (await fetch(href!)).json()) as Record<string, string>,
    manifest,
  );
  expect([lang, name, start_url]).toEqual(['de', 'Saltbush', '/my-recipes']);
});

it('an Australian browser gets every page in Australian English', async () => {
  const page = await openPage(australian);
  for (const [path, name] of [
    ['/login', 'Sign In'],
    ['/register', 'Create your account'],
  ] as const) {
    await page.goto(path);
    await heading(page, name).waitFor();
    expect(await languageOf(page)).toBe('en-AU');
  }
  expect(await page.context().cookies()).toEqual([]);
});

it.each(looks)(
  'the languages at the foot of the login have no accessibility violations $name',
  async ({ name: _name, ...look }) => {
    const page = await openPage({ ...look, locale: 'de-DE' });
    await page.goto('/login');
    await languages(page, 'Sprache').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  },
);

it('a visitor changes the language at the foot of the login, keeps what they typed, and signs in with it', async () => {
  const cook = await registerByCall('Linguist');
  const page = await openPage(australian);
  await page.goto('/login?redirect=%2Faccount');
  await languages(page, 'Language').waitFor();
  await page.getByLabel('Email').fill(cook.email);
  await languages(page, 'Language').getByRole('link', { name: 'Deutsch' }).tap();
  await heading(page, 'Anmelden').waitFor();
  expect(new URL(page.url()).search).toBe('?redirect=%2Faccount');
  await languages(page, 'Sprache').waitFor();
  await expect.poll(() => page.getByLabel('E-Mail').inputValue()).toBe(cook.email);

  await page.getByRole('textbox', { name: 'Passwort' }).fill(cook.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('**/account');
  await heading(page, 'Konto').waitFor();
  expect(await accountOf(cook)).toMatchObject({ language: 'de' });
});

it('the language that is chosen in the settings stays after a reload, without a network, and after signing out', async () => {
  const page = await openSignedIn('Polyglot', withWorker);
  await page.goto('/my-recipes');
  await untilAppStored(page);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Language English' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await page.getByRole('combobox', { name: 'Sprache' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/account/preferences');
  await page.reload();
  await page.getByRole('combobox', { name: 'Sprache' }).waitFor();

  await page.context().setOffline(true);
  await page.goto('/shopping-list');
  await heading(page, 'Einkaufsliste').waitFor();
  expect(await languageOf(page)).toBe('de');
  await page.context().setOffline(false);

  await page.goto('/account');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await heading(page, 'Anmelden').waitFor();
  await page.reload();
  await heading(page, 'Anmelden').waitFor();
});

it('a device in another language goes into that of the account when its person signs in', async () => {
  const cook = await registerByCall('Traveller');
  await changeProfile(cook, 'de');
  const page = await openPage({ ...australian, serviceWorkers: 'allow' });
  await page.goto('/login?redirect=%2Faccount');
  await closeOnboardingAhead(page);
  await signIn(page, cook);
  await heading(page, 'Konto').waitFor();
  expect(await languageOf(page)).toBe('de');
  expect(new URL(page.url()).pathname).toBe('/account');
});

it('a device that is signed in already offers the language that was chosen on another one', async () => {
  const cook = await registerByCall('Two phones');
  const page = await openSignedIn(cook, australian);
  await changeProfile(cook, 'de');
  await page.goto('/account');
  await page.getByText('Your language is Deutsch now').waitFor();
  expect(await languageOf(page)).toBe('en-AU');
  await page.getByRole('button', { name: 'Reload' }).click();
  await heading(page, 'Konto').waitFor();
});

it('a call says which language its page is in', async () => {
  const page = await openSignedIn('Caller', german);
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) {
      asked.push(request.headers()['accept-language']);
    }
  });
  await page.goto('/my-recipes');
  await heading(page, 'Rezepte').waitFor();
  expect(new Set(asked)).toEqual(new Set(['de']));
});

it.each([
  ['/login', 150],
  ['/my-recipes', 195],
  // The list is written in German on the device: its names of foods are a table of 48 KB, which grows with the foods
  // (decision 0161).
  ['/shopping-list', 253],
  // German words are longer, and this page has the most of them.
  ['/menu-maker', 240],
])('the page %s links at most %i KB of scripts in German, too', async (path, most) => {
  const origin = inject('saltbushUrl');
  const headers = { 'accept-language': 'de' };
  const html = await (await fetch(`${origin}${path}`, { headers })).text();
  expect(html).toContain('<html lang="de">');
  const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
  const sizes = await Promise.all(scripts.map((script) => packedSize(`${origin}${script}`)));
  expect(sizes.reduce((all, size) => all + size, 0) / 1024).toBeLessThan(most);
});
