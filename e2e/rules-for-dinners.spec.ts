/** Rules for dinners in Magic Menu: added by touch on a phone and by keyboard on a desk, kept, and refused with a reason. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isSynced, weekOn } from './pages/menu-maker';
import { tokenOf } from './pages/recipes';
import { desktop, openSignedIn, phone, shareBrowser } from './setup/browser';
import { call } from './setup/call';
import { expectAccessible, expectGoodInEachLook, expectNoHorizontalScroll } from './setup/inspect';
import { pressFocused } from './setup/keyboard';

shareBrowser();

const mains = [
  'beef mince',
  'chicken thighs',
  'lamb mince',
  'pork fillet',
  'tofu',
  'chickpeas',
  'eggs',
];

async function writeDishes(page: Page): Promise<void> {
  const token = await tokenOf(page);
  for (const [n, name] of [...mains, ...mains, 'salmon fillets', 'snapper fillets'].entries()) {
    const ingredients = [{ name, amount: '500', unit: 'g' }];
    const recipe = {
      title: `Dish ${n} with ${name}`,
      course: 'dinner',
      serves: 4,
      totalMinutes: 30,
    };
    await call('/recipes', { ...recipe, ingredients, instructions: ['Cook it.'] }, { token });
  }
}

async function openMenu(page: Page, press: (target: Locator) => Promise<void>) {
  await page.goto(weekOn('/menu-maker'));
  await press(page.getByRole('button', { name: 'Magic Menu' }).first());
  const menu = page.getByRole('dialog', { name: 'Magic Menu' });
  await menu.getByText('7 dinners').waitFor();
  return menu;
}

it.each([
  { name: 'by touch at 360 px', look: phone, press: (target: Locator) => target.tap() },
  { name: 'by keyboard at 1280 px', look: desktop, press: undefined },
])('fish on Friday is a rule after five presses, and Friday has fish, $name', async (way) => {
  const page = await openSignedIn('Rules', way.look);
  const press = way.press ?? ((target: Locator) => pressFocused(page, target));
  await writeDishes(page);
  const menu = await openMenu(page, press);
  let presses = 0;
  const counted = async (target: Locator) => {
    presses += 1;
    await press(target);
  };
  await counted(menu.getByRole('button', { name: 'Change rules' }));
  const rules = page.getByRole('dialog', { name: 'Magic Menu rules' });
  await counted(rules.getByRole('button', { name: 'Add a rule' }));
  await expectAccessible(page, 'a new rule');
  await expectNoHorizontalScroll(page, 'a new rule');
  await counted(rules.getByRole('button', { name: 'Add: Fish on Friday' }));
  await counted(rules.getByRole('button', { name: 'Use these rules' }));
  expect(presses).toBeLessThanOrEqual(5);
  await menu.getByText('Your rule: fish on Friday.').waitFor();
  const friday = menu.getByRole('listitem').filter({ hasText: 'Your rule: fish on Friday.' });
  expect(await friday.getByRole('heading').textContent()).toMatch(/salmon|snapper/);
  await isSynced(page);
  await page.reload();
  await openMenuAgain(page, press);
  await page.getByText(/^Rules: fish on Friday/).waitFor();
});

async function openMenuAgain(page: Page, press: (target: Locator) => Promise<void>) {
  await press(page.getByRole('button', { name: 'Magic Menu' }).first());
  await page.getByRole('dialog', { name: 'Magic Menu' }).getByText('7 dinners').waitFor();
}

it('a rule that nothing can keep is refused with its reason, and what was chosen stays at another width', async () => {
  const page = await openSignedIn('Impossible', phone);
  await writeDishes(page);
  const menu = await openMenu(page, (target) => target.tap());
  await menu.getByRole('button', { name: 'Change rules' }).tap();
  const rules = page.getByRole('dialog', { name: 'Magic Menu rules' });
  await rules.getByRole('button', { name: 'Add a rule' }).tap();
  await rules.getByLabel('When').selectOption({ label: 'At least 4 a week' });
  await rules.getByRole('button', { name: 'Add: At least 4 with fish' }).tap();
  await expectGoodInEachLook(page, 'the rules for dinners');
  await rules.getByText('At least 4 with fish').waitFor();
  await rules.getByRole('button', { name: 'Use these rules' }).tap();
  const notice = menu.getByRole('region', { name: 'Rules that are not kept' });
  await notice.getByText('At least 4 with fish: not this week.').waitFor();
  await notice.getByText('Only 2 of your recipes fit.').waitFor();
  await expectGoodInEachLook(page, 'a rule that is not kept');
  await notice.getByRole('button', { name: 'Change the rules' }).tap();
  await rules.getByRole('button', { name: 'Remove At least 4 with fish' }).tap();
  await rules.getByRole('button', { name: 'Use these rules' }).tap();
  await notice.waitFor({ state: 'hidden' });
  await menu.getByText('7 dinners').waitFor();
});
