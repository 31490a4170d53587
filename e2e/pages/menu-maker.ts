/** Planning a week: by mouse, by finger, by keyboard, by the menu. */
import type { Locator, Page } from 'playwright-core';
import { call } from '../setup/call';
import { tokenOf } from './recipes';

export const day = (page: Page, name: string): Locator => page.getByRole('region', { name });

const shelfHandle = (page: Page, title: string): Locator =>
  page.getByRole('complementary', { name: 'Your recipes' }).getByRole('button', {
    name: `Drag ${title}`,
  });

export async function dragByMouse(page: Page, title: string, dayName: string): Promise<void> {
  const from = await middleOf(shelfHandle(page, title));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 20, from.y + 5, { steps: 4 });
  const to = await middleOf(day(page, dayName));
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await untilAnnounced(page, dayName);
  await page.mouse.up();
  await day(page, dayName).getByText(title).waitFor();
}

export async function dragByKeyboard(page: Page, title: string, dayName: string): Promise<void> {
  await shelfHandle(page, title).focus();
  await page.keyboard.press('Space');
  await untilAnnounced(page, title);
  // Down goes from place to place; each step is said aloud before the next is taken.
  for (let said = await announced(page); !said.includes(dayName); said = await announced(page)) {
    await page.keyboard.press('ArrowDown');
    await untilOtherWords(page, said);
  }
  await page.keyboard.press('Space');
  await day(page, dayName).getByText(title).waitFor();
}

/** A key that came before the page listened is pressed again, as a person would. */
async function untilOtherWords(page: Page, said: string): Promise<void> {
  const hasOther = (before: string) =>
    document.querySelector('[aria-live="assertive"]')?.textContent !== before;
  const again = () => page.keyboard.press('ArrowDown');
  await page.waitForFunction(hasOther, said, { timeout: 3000 }).catch(again);
  await page.waitForFunction(hasOther, said);
}

const announced = async (page: Page): Promise<string> =>
  (await page.locator('[aria-live="assertive"]').first().textContent()) ?? '';

/** The sure way on a phone: choose a recipe for a day from a list. */
export async function addFromDay(page: Page, title: string, dayName: string): Promise<void> {
  await page.getByRole('button', { name: `Add to ${dayName}` }).click();
  await page.getByRole('dialog').getByLabel('Search your recipes').fill(title);
  await page.getByRole('dialog').getByRole('button', { name: title }).click();
  // While it fades, it still lies over the week.
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await day(page, dayName).getByText(title).waitFor();
}

/** A long press, a slow pull and a letting go, as a finger does it. */
export async function dragByFinger(page: Page, title: string, dayName: string): Promise<void> {
  const handle = page.getByRole('region').getByRole('button', { name: `Drag ${title}` });
  const start = await middleOf(handle);
  const end = await middleOf(day(page, dayName));
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  await send('touchStart', start);
  // The press must be long: a short one is a scroll.
  await untilAnnounced(page, title);
  for (let step = 1; step <= 10; step += 1) {
    await send('touchMove', {
      x: start.x + ((end.x - start.x) * step) / 10,
      y: start.y + ((end.y - start.y) * step) / 10,
    });
  }
  await untilAnnounced(page, dayName);
  await send('touchEnd');
  await day(page, dayName).getByText(title).waitFor();
}

/** What is said aloud while something is dragged: where it is over right now. */
const untilAnnounced = (page: Page, words: string): Promise<void> =>
  page
    .locator('[aria-live="assertive"]')
    .filter({ hasText: words })
    .first()
    .waitFor({ state: 'attached' });

/** For journeys that are about the list: recipes of this week, by the day. */
export async function planByCall(
  page: Page,
  recipes: Record<'monday' | 'thursday', string>,
): Promise<void> {
  const days = Object.fromEntries(
    Object.entries(recipes).map(([name, recipe]) => [name, [{ recipe }]]),
  );
  await call('/meal-plans', { startDate: thisMonday(), days }, { token: await tokenOf(page) });
}

/** By the calendar of the kitchen. */
function thisMonday(): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format();
  const date = new Date(`${today}T00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

export const isSynced = (page: Page): Promise<void> => page.getByText('Synced').waitFor();

/** The page fetches the code of its dialogs by itself once it has come to rest. */
export async function untilAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('dialog-panel')),
  );
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
