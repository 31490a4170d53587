/** Patterns of presence: set up in at most four presses, and the dishes of the weeks follow. */
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { addFromDay, day, weekOn } from './pages/menu-maker';
import { writeByCall } from './pages/recipes';
import { desktop, openSignedIn, phone, shareBrowser } from './setup/browser';
import { expectAccessible, expectGoodInEachLook, expectNoHorizontalScroll } from './setup/inspect';
import { pressFocused } from './setup/keyboard';

shareBrowser();

it.each([
  { name: 'by touch at 360 px', look: phone, press: (target: Locator) => target.tap() },
  { name: 'by keyboard at 1280 px', look: desktop, press: undefined },
])(
  'a child of every other week is set up by four presses, and dishes follow, $name',
  async (way) => {
    const page = await openSignedIn('Custody', way.look);
    await writeByCall(page, {
      title: 'Pumpkin soup',
      ingredientLines: ['1 kg pumpkin'],
      steps: ['Simmer.'],
    });
    await page.goto('/account/who-eats');
    await page.getByRole('button', { name: 'Add a child or adult' }).click();
    const adding = page.getByRole('dialog', { name: 'Add a child or adult' });
    await adding.getByLabel('Name').fill('Kim');
    await adding.getByRole('button', { name: 'Add', exact: true }).click();
    const kim = page.getByRole('dialog', { name: 'Kim' });
    await kim.getByRole('button', { name: 'Close' }).click();
    await kim.waitFor({ state: 'hidden' });

    const press = way.press ?? ((target: Locator) => pressFocused(page, target));
    let presses = 0;
    const counted = async (target: Locator) => {
      presses += 1;
      await press(target);
    };
    await counted(page.getByRole('button', { name: /^Kim/ }));
    await counted(kim.getByRole('button', { name: 'Not always at home' }));
    await expectAccessible(page, 'when someone is home');
    await expectNoHorizontalScroll(page, 'when someone is home');
    await counted(kim.getByRole('button', { name: 'Every other week, here this week' }));
    expect(presses).toBeLessThanOrEqual(4);
    await kim.getByText(/^Home 7 of every 14 days, from/).waitFor();
    await expectGoodInEachLook(page, 'a pattern of presence');
    await kim.getByRole('button', { name: 'Close' }).click();

    await page.goto(weekOn('/menu-maker'));
    const eating = (names: string) =>
      day(page, 'Wednesday').getByRole('button', { name: `Eating on Wednesday: ${names}` });
    await eating('you and Kim').or(eating('you')).first().waitFor();
    const isHere = (await eating('you and Kim').count()) > 0;
    await addFromDay(page, 'Pumpkin soup', 'Wednesday');
    await day(page, 'Wednesday')
      .getByText(isHere ? 'for 2' : 'for 1')
      .waitFor();
    await page.getByRole('link', { name: 'Next week', exact: true }).click();
    await eating(isHere ? 'you' : 'you and Kim').waitFor();
  },
);
