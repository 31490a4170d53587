/** One person has a planned dish another way: in three presses, and the plan, the recipe, cooking and the list follow. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addFromDay, day, weekOn } from './pages/menu-maker';
import { writeByCall } from './pages/recipes';
import { desktop, openSignedIn, phone, shareBrowser } from './setup/browser';
import { expectAccessible, expectNoHorizontalScroll } from './setup/inspect';
import { pressFocused } from './setup/keyboard';

shareBrowser();

async function addKim(page: Page): Promise<void> {
  await page.goto('/account/who-eats');
  await page.getByRole('button', { name: 'Add a child or adult' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a child or adult' });
  await adding.getByLabel('Name').fill('Kim');
  // Kim is shown at once, and is there after the next page has loaded when the server has her, too.
  const sent = page.waitForResponse(
    (answer) => answer.ok() && answer.request().postData()?.includes('setEater') === true,
  );
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  const kim = page.getByRole('dialog', { name: 'Kim' });
  await kim.getByRole('button', { name: 'Close' }).click();
  await kim.waitFor({ state: 'hidden' });
  await sent;
}

it.each([
  { name: 'by touch at 360 px', look: phone, press: (target: Locator) => target.tap() },
  { name: 'by keyboard at 1280 px', look: desktop, press: undefined },
])(
  'one person has a dish with another food by three presses, and all follows, $name',
  async (way) => {
    const page = await openSignedIn('Swapper', way.look);
    const press = way.press ?? ((target: Locator) => pressFocused(page, target));
    for (const title of ['Creamy pasta', 'Creamy soup']) {
      const ingredientLines = ['300 ml thickened cream', '400 g pasta'];
      await writeByCall(page, { title, ingredientLines, steps: ['Stir in the cream.'] });
    }
    await addKim(page);
    await page.goto(weekOn('/menu-maker'));
    await addFromDay(page, 'Creamy pasta', 'Wednesday');
    await addFromDay(page, 'Creamy soup', 'Thursday');

    const sheet = page.getByRole('dialog', { name: 'Creamy pasta' });
    await press(page.getByRole('button', { name: 'Options for Creamy pasta' }));
    let presses = 0;
    const counted = async (target: Locator) => {
      presses += 1;
      await press(target);
    };
    await counted(sheet.getByRole('button', { name: 'Swap something for Kim' }));
    await counted(sheet.getByRole('button', { name: 'thickened cream' }));
    const choice = sheet.getByRole('button', { name: /^With coconut cream/ });
    await choice.waitFor();
    await expectAccessible(page, 'what somebody has instead');
    await expectNoHorizontalScroll(page, 'what somebody has instead');
    await counted(choice);
    expect(presses).toBeLessThanOrEqual(3);
    const always = sheet.getByRole('checkbox', { name: 'Always for Kim' });
    await always.waitFor();
    await expectAccessible(page, 'what somebody has another way');
    await (way.press ? always.tap() : always.press('Space'));
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    const words = 'Kim’s with coconut cream instead of thickened cream';
    await day(page, 'Wednesday').getByText(words).waitFor();
    await expectNoHorizontalScroll(page, 'a dish that somebody has another way');

    // Another dish with the food offers it at once.
    const soup = page.getByRole('dialog', { name: 'Creamy soup' });
    await press(page.getByRole('button', { name: 'Options for Creamy soup' }));
    await press(soup.getByRole('button', { name: 'Swap something for Kim' }));
    await press(soup.getByRole('button', { name: /coconut cream .*, as always$/ }));
    await page.keyboard.press('Escape');
    await soup.waitFor({ state: 'hidden' });
    await day(page, 'Thursday').getByText(words).waitFor();

    await press(day(page, 'Wednesday').getByRole('link', { name: 'Creamy pasta' }));
    await page.getByText(/^Kim’s with coconut cream .*: use 75.mL less/).waitFor();
    await press(page.getByRole('link', { name: /cooking/i }).first());
    await page
      .getByText(/^Kim’s with coconut cream/)
      .first()
      .waitFor();
    await expectAccessible(page, 'cooking for somebody who has it another way');

    await page.goto(weekOn('/shopping-list'));
    await page.getByRole('checkbox', { name: /Coconut cream/i }).waitFor();
  },
);

it('a swap is taken back by undo, on a phone', async () => {
  const page = await openSignedIn('Unswapper', phone);
  const ingredientLines = ['300 ml thickened cream', '400 g pasta'];
  await writeByCall(page, { title: 'Creamy pasta', ingredientLines, steps: ['Stir.'] });
  await addKim(page);
  await page.goto(weekOn('/menu-maker'));
  await addFromDay(page, 'Creamy pasta', 'Wednesday');
  const sheet = page.getByRole('dialog', { name: 'Creamy pasta' });
  await page.getByRole('button', { name: 'Options for Creamy pasta' }).tap();
  await sheet.getByRole('button', { name: 'Swap something for Kim' }).tap();
  await sheet.getByRole('button', { name: 'thickened cream' }).tap();
  await sheet.getByRole('button', { name: 'Without thickened cream' }).tap();
  const mark = day(page, 'Wednesday').getByText('Kim’s without thickened cream', { exact: true });
  await mark.waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Undo' }).first().tap();
  await mark.waitFor({ state: 'hidden' });
});
