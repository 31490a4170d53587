import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addFamilyByCall, isSynced, untilDialogsPrefetched, weekOn } from './pages/menu-maker';
import { tokenOf } from './pages/recipes';
import { details, openLine } from './pages/shopping-list';
import { openSignedIn, phone, shareBrowser } from './setup/browser';
import { call } from './setup/call';
import { expectGoodOnPhone } from './setup/inspect';

shareBrowser();

const screenHeight = 800;
const small = { ...phone, viewport: { width: 360, height: screenHeight } };

const mains =
  'beef mince, chicken thighs, salmon fillets, red lentils, tofu, prawns, chickpeas, eggs, pork fillet';

async function writeDinners(page: Page): Promise<void> {
  const token = await tokenOf(page);
  for (const main of mains.split(', ')) {
    const ingredients = [main, 'brown onions'].map((name) => ({ name, amount: '200', unit: 'g' }));
    const title = `Pan-fried ${main}`;
    const recipe = { title, tags: ['dinner'], serves: 4, totalMinutes: 30, ingredients };
    await call('/recipes', { ...recipe, instructions: ['Cook it.'] }, { token });
  }
}

/** What can be reached by Tab, and is in view: a row of chips is one. */
const controlsIn = (dialog: Locator): Promise<number> =>
  dialog.evaluate((element) => {
    const all = element.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    );
    return [...all].filter((control) => {
      const { top, bottom, height } = control.getBoundingClientRect();
      const isDisabled = 'disabled' in control && control.disabled === true;
      return control.tabIndex >= 0 && !isDisabled && height > 0 && bottom > 0 && top < innerHeight;
    }).length;
  });

const mostControls = 12;

/** Where each dinner of Magic Menu begins and ends, and where the foot begins. */
const dinnersOf = (dialog: Locator) =>
  dialog.evaluate((element) => {
    const foot = [...element.querySelectorAll('button')].at(-1)!.parentElement!;
    const rows = [...element.querySelectorAll('[aria-label="Dinners of the week"] > li')];
    return {
      footTop: foot.getBoundingClientRect().top,
      rows: rows.map((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return { top, bottom };
      }),
    };
  });

it('a phone shows at least four dinners of Magic Menu at once, and seven on two screens', async () => {
  const page = await openSignedIn('Wanda', small);
  await writeDinners(page);
  await addFamilyByCall(page, [{ name: 'Ben', portion: 1 }]);
  await page.goto(weekOn('/menu-maker'));
  await page.getByRole('button', { name: 'Magic Menu' }).first().tap();
  const dialog = page.getByRole('dialog', { name: 'Magic Menu' });
  await dialog.getByText('7 dinners').waitFor();
  await expect.poll(async () => (await dinnersOf(dialog)).rows[0]!.top).toBeLessThan(200);
  const { rows, footTop } = await dinnersOf(dialog);
  expect(rows).toHaveLength(7);
  expect(rows.filter(({ bottom }) => bottom <= footTop).length).toBeGreaterThanOrEqual(4);
  const onScreen = footTop - rows[0]!.top;
  expect(rows.at(-1)!.bottom - rows[0]!.top).toBeLessThanOrEqual(2 * onScreen);
  await expectGoodOnPhone(page, 'Magic Menu');
});

it('the sheets of a meal, of an item and of a recipe’s link begin with at most twelve controls', async () => {
  const page = await openSignedIn('Shelly', small);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: ({ url }: ShareData) => {
        document.body.dataset['sent'] = url;
        return Promise.resolve();
      },
    });
  });
  await writeDinners(page);
  await page.goto(weekOn('/menu-maker'));
  await page.getByRole('button', { name: 'Magic Menu' }).first().tap();
  await page.getByRole('button', { name: 'Use these dinners' }).tap();
  await isSynced(page);
  await untilDialogsPrefetched(page);

  await page
    .getByRole('button', { name: /^Options for/ })
    .first()
    .tap();
  const meal = page.getByRole('dialog', { name: /^Pan-fried/ });
  await meal.getByRole('button', { name: 'Move to…' }).waitFor();
  expect(await controlsIn(meal)).toBeLessThanOrEqual(mostControls);
  await expectGoodOnPhone(page, 'meal');
  await meal.getByRole('button', { name: 'Move to…' }).tap();
  await meal.getByRole('button', { name: /^Fri 10 / }).waitFor();
  await expectGoodOnPhone(page, 'days of a meal');
  await page.keyboard.press('Escape');
  await meal.waitFor({ state: 'hidden' });

  await page.goto(weekOn('/shopping-list'));
  await openLine(page, 'Brown onions');
  const item = page.getByRole('dialog').filter({ has: details(page) });
  expect(await controlsIn(item)).toBeLessThanOrEqual(mostControls);
  await expectGoodOnPhone(page, 'item');

  await page.goto('/my-recipes');
  await page.getByRole('link', { name: /^Pan-fried tofu/ }).tap();
  let taps = 0;
  const tap = async (button: Locator) => {
    taps += 1;
    await button.tap();
  };
  await tap(page.getByRole('button', { name: 'Share', exact: true }));
  const share = page.getByRole('dialog', { name: /^Share Pan-fried tofu/ });
  await share.getByRole('button', { name: 'Send link' }).waitFor();
  expect(await controlsIn(share)).toBeLessThanOrEqual(mostControls);
  await expectGoodOnPhone(page, 'share');
  await tap(share.getByRole('button', { name: 'Send link' }));
  await page.locator('body[data-sent*="/shared-recipe/"]').waitFor();
  expect(taps).toBeLessThanOrEqual(2);
});
