import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { writeAllByCall } from './pages/recipe-lists';
import { axeFindings } from './setup/axe-findings';
import { desktop, openSignedIn, openPage, phone, shareBrowser } from './setup/browser';
import { packedSize } from './setup/first-visit';
import { hold, holdScripts } from './setup/hold';
import { looks } from './setup/inspect';
import { layoutShift } from './setup/layout-shift';
import { registerByCall } from './setup/people';

shareBrowser();

const holdFonts = (page: Page) => hold(page, '**/*.woff2');

const untilHydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main')!).some((key) => key.startsWith('__react')),
  );

it('input before the scripts have loaded is kept, and a submit waits for them', async () => {
  const cook = await registerByCall('Early');
  const page = await openPage(phone);
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  await email.fill(cook.email);
  await page.getByLabel('Password', { exact: true }).fill(cook.password);
  await email.evaluate((input) => Object.assign(input, { isPrerendered: true }));
  await page.keyboard.press('Enter');
  await page.locator('form[aria-busy=true]').waitFor();
  expect(new URL(page.url()).search).toBe('');

  release();
  await page.waitForURL('**/menu-maker*');
});

it('hydration does not interrupt typing', async () => {
  const page = await openPage(desktop);
  const release = await holdScripts(page);
  await page.goto('/login?redirect=/account', { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  await email.pressSequentially('nell@ex');
  await email.evaluate((input) => Object.assign(input, { isPrerendered: true }));
  release();
  await untilHydrated(page);
  await page.keyboard.type('ample.org');
  expect(await email.inputValue()).toBe('nell@example.org');
  expect(await email.evaluate((input) => 'isPrerendered' in input)).toBe(true);
  // What the address adds to a link comes after hydration.
  await page.locator('a[href="/register?redirect=%2Faccount"]').waitFor();

  // The form knows what was typed: only the password is missing.
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Please enter your password').waitFor();
  expect(await page.locator('[aria-invalid=true]').count()).toBe(1);
});

const prerendered = ['/', '/login', '/register', '/request-password-reset'];

it.each(looks)(
  'a prerendered page $name has no accessibility violations (axe) and no layout shift when it hydrates',
  async ({ name: _name, ...look }) => {
    for (const path of prerendered) {
      const { page, release } = await openPrerendered(path, look);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      expect(await axeFindings(page), path).toEqual([]);
      const before = await placesOf(page);
      release();
      await untilHydrated(page);
      expect(await placesOf(page), path).toEqual(before);
      expect(await layoutShift(page), path).toBeLessThan(0.02);
      await page.context().close();
    }
  },
);

async function openPrerendered(path: string, look: BrowserContextOptions) {
  const page = await openPage(look);
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return { page, release };
}

/** Positions of texts and controls, in pixels. */
const placesOf = (page: Page) =>
  page.locator('h1, h2, p, label, input, button, a').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.textContent, ...[x, y, width, height].map(Math.round)].join(' ');
      }),
  );

/** Its id never changes (decision 0055). */
const curatedImage = '/images/b0c628cc-0cce-5148-984f-6ec03ec9a05d/800.webp';

it('the recipe list and its first picture are requested once, before the scripts have loaded', async () => {
  const cook = await registerByCall('Lister');
  await writeAllByCall(cook, [{ title: 'Early eggs', imageUrl: curatedImage }]);
  const page = await openSignedIn(cook, phone);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/list\/my-recipes$|^\/images\//.test(pathname)) asked.push(pathname);
  });
  const release = await holdScripts(page);
  await Promise.all([
    page.waitForResponse('**/images/**'),
    page.goto('/my-recipes', { waitUntil: 'commit' }),
  ]);
  // The page's frame is shown already, with the picture.
  await page.getByRole('heading', { level: 1, name: 'Recipes' }).waitFor();
  const early = page.locator('[data-card-image] img');
  await early.waitFor();
  const place = await early.boundingBox();
  release();
  await page.getByRole('link', { name: 'Early eggs' }).waitFor();
  const picture = page.getByRole('listitem').locator('img');
  const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(asked).toEqual(['/api/recipes/list/my-recipes', new URL(shown).pathname]);
  expect(await picture.boundingBox()).toEqual(place);
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

it('typing and pressing in the recipe list before the scripts have loaded is not lost', async () => {
  const cook = await registerByCall('Early');
  await writeAllByCall(cook, [{ title: 'Early eggs' }, { title: 'Early soup' }]);
  const page = await openSignedIn(cook, desktop);
  const release = await holdScripts(page);
  await page.goto('/my-recipes', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Search my recipes' }).fill('soup');
  await page.getByRole('button', { name: 'Select' }).click();
  release();
  await page.getByText('1 recipe', { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: 'Choose Early soup' }).check();
  await page.getByText('1 selected').waitFor();
});

it('a search box that was tapped before the scripts have loaded is where one types afterwards', async () => {
  const cook = await registerByCall('Early');
  await writeAllByCall(cook, [{ title: 'Early eggs' }, { title: 'Early soup' }]);
  const page = await openSignedIn(cook, desktop);
  const release = await holdScripts(page);
  await page.goto('/my-recipes', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Search my recipes' }).focus();
  release();
  await page.getByText('2 recipes', { exact: true }).waitFor();
  await page.keyboard.insertText('soup');
  await page.getByText('1 recipe', { exact: true }).waitFor();
});

it('a button that was reached before the scripts have loaded is pressed by Enter afterwards', async () => {
  const cook = await registerByCall('Early');
  await writeAllByCall(cook, [{ title: 'Early eggs' }, { title: 'Early soup' }]);
  const page = await openSignedIn(cook, desktop);
  const release = await holdScripts(page);
  await page.goto('/my-recipes', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Select' }).focus();
  release();
  await page.getByText('2 recipes', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Choose from your own recipes').waitFor();
});

/** A browser paints nothing before: what it would show is known from then on. */
const untilStyled = (page: Page) =>
  page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    return links.length > 0 && links.every(({ sheet }) => sheet !== null);
  });

it('a page prerendered for others is not shown', async () => {
  const visitor = await openPage(desktop);
  const toVisitor = await holdScripts(visitor);
  await visitor.goto('/my-recipes', { waitUntil: 'commit' });
  await visitor.locator('[data-prerendered-for=signed-in]').waitFor({ state: 'attached' });
  await visitor.locator('html[data-reader=visitor]').waitFor();
  await untilStyled(visitor);
  expect(await visitor.getByRole('heading', { name: 'Recipes' }).isVisible()).toBe(false);
  toVisitor();
  await visitor.waitForURL('**/login*');
  await visitor.getByRole('heading', { name: 'Sign In' }).waitFor();

  const cook = await openSignedIn('Insider');
  const toCook = await holdScripts(cook);
  await cook.goto('/login', { waitUntil: 'commit' });
  await cook.locator('html[data-reader=signed-in]').waitFor();
  await untilStyled(cook);
  expect(await cook.getByRole('heading', { name: 'Sign In' }).isVisible()).toBe(false);
  toCook();
  await cook.waitForURL('**/menu-maker*');
});

it('a page links to every script that it needs, so that none waits for another', async () => {
  const page = await openSignedIn('Counter');
  const laterPages = await Promise.all(
    ['/menu-maker', '/shopping-list'].map(async (path) =>
      (await fetch(`${inject('saltbushUrl')}${path}`)).text(),
    ),
  );
  for (const path of ['/my-recipes', '/browse', '/menu-maker', '/shopping-list', '/account']) {
    const needed: string[] = [];
    const note = (request: { url: () => string; resourceType: () => string }) => {
      if (request.resourceType() === 'script') needed.push(new URL(request.url()).pathname);
    };
    page.on('request', note);
    const html = await (await page.goto(path, { waitUntil: 'commit' }))!.text();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilHydrated(page);
    page.off('request', note);
    // After the page come what waits for its load (after-load), the timers, unread feedback, the guides of newcomers and the offer to install, what
    // synchronises plans where none is shown, what changes them (and what unticks), on the plan what loads and counts the items of its
    // list, small jobs, what a household is asked, and the recipes beside it, and on the list its keys, its end, the pictures of its rows, other lists, own aisles and what is left; and what draws dishes.
    const isLater = (script: string) =>
      /after-load|^\/assets\/language-|device-language|chosen-language|timer|guides|install-prompt|changes|action-code|unticks|menu-rules|count-items|server-code|sync-|describe-operation|hint-channel|row-pictures|feedback|list-keys|list-foot|below-bar|named-list|own-aisles|empty-list|food-actions|put-away|few-lines|optional-switch|panel-list|dish-image|picker-list|recipe-lists|possible-staples|round-banner|dish-round|use-round|jobs-of-days|jobs-of-rows|cookbooks-|new-list|choose-aisle|folded-section|left-note|remainders|new-items|repeat-words/.test(
        script,
      ) || laterPages.some((later) => later.includes(script));
    const late = needed.filter((script) => !html.includes(script) && !isLater(script));
    expect(late.length > 0, `${path} waits for ${late.join()}`).toBe(path === '/account');
  }
});

it.each([
  ['/login', 150],
  ['/my-recipes', 195],
  // It computes on the device what one person has another way (decision 0153).
  ['/shopping-list', 205],
  ['/menu-maker', 237],
  ['/vote/x', 150],
])('the page %s links at most %i KB of scripts', async (path, most) => {
  const html = await (await fetch(`${inject('saltbushUrl')}${path}`)).text();
  const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  expect(scripts.size).toBeGreaterThan(3);
  const sizes = await Promise.all(
    [...scripts].map((script) => packedSize(`${inject('saltbushUrl')}${script}`)),
  );
  expect(sizes.reduce((all, size) => all + size, 0) / 1024).toBeLessThan(most);
});

it.each(looks)(
  'a font that loads late causes no layout shift $name',
  async ({ name: _name, ...look }) => {
    const cook = await registerByCall('Reader');
    for (const path of [...prerendered, '/my-recipes']) {
      const page = prerendered.includes(path)
        ? await openPage(look)
        : await openSignedIn(cook, look);
      const release = await holdFonts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await untilHydrated(page);
      release();
      await untilFontsShow(page);
      expect(await layoutShift(page), path).toBeLessThan(0.02);
      await page.context().close();
    }
  },
);

const untilFontsShow = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    if (!document.fonts.check('600 20px Fraunces')) throw new Error('Fraunces did not load');
    // One frame for the layout, one until its shift is recorded.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

it('a message is shown when the scripts fail to load', async () => {
  const page = await openPage(phone);
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/login');
  await page.getByRole('alert').getByText('couldn’t load').waitFor();
  await page.getByLabel('Email').fill('nell@example.org');
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).search).toBe('');
});
