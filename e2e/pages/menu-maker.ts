/** Planning a week by mouse, touch, keyboard and menu. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { call } from '../setup/call';
import { tokenOf } from './recipes';

export const day = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });

const pickerHandle = (page: Page, title: string): Locator =>
  page
    .getByRole('complementary', { name: 'Your recipes' })
    .getByRole('link', { name: title, exact: true });

/** As an announcement names it: "Mon 6" for "Monday". */
const shortOf = (dayName: string): string => `${dayName.slice(0, 3)} `;

export async function dragByMouse(page: Page, title: string, dayName: string): Promise<void> {
  const from = await middleOf(pickerHandle(page, title));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 20, from.y + 5, { steps: 4 });
  const to = await middleOf(day(page, dayName));
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await untilAnnounced(page, shortOf(dayName));
  await page.mouse.up();
  await day(page, dayName).getByText(title).waitFor();
}

export async function dragByKeyboard(page: Page, title: string, dayName: string): Promise<void> {
  await pickerHandle(page, title).focus();
  await page.keyboard.press('Space');
  await untilAnnounced(page, title);
  // Each arrow key moves to the next place; its announcement must come before the next key.
  for (
    let said = await announced(page);
    !said.includes(shortOf(dayName));
    said = await announced(page)
  ) {
    await page.keyboard.press('ArrowDown');
    await untilAnnouncementChanges(page, said);
  }
  await page.keyboard.press('Space');
  await day(page, dayName).getByText(title).waitFor();
}

/** Presses the key again if the page did not handle it yet. */
async function untilAnnouncementChanges(page: Page, said: string): Promise<void> {
  const hasOther = (before: string) =>
    document.querySelector('[aria-live="assertive"]')?.textContent !== before;
  const again = () => page.keyboard.press('ArrowDown');
  await page.waitForFunction(hasOther, said, { timeout: 3000 }).catch(again);
  await page.waitForFunction(hasOther, said);
}

const announced = async (page: Page): Promise<string> =>
  (await page.locator('[aria-live="assertive"]').first().textContent()) ?? '';

/** Adds a recipe to a day by the sheet, without dragging. */
export async function addFromDay(page: Page, title: string, dayName: string): Promise<void> {
  await page.getByRole('button', { name: `Add to ${dayName}` }).click();
  await page.getByRole('dialog').getByLabel('Search your recipes').fill(title);
  await page.getByRole('dialog').getByRole('button', { name: title, exact: true }).click();
  // While it fades out, it covers the week.
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await day(page, dayName).getByText(title).waitFor();
}

export async function addNoteToDay(page: Page, note: string, dayName: string): Promise<void> {
  await page.getByRole('button', { name: `Add to ${dayName}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Other note' }).click();
  await dialog.getByLabel('Note', { exact: true }).fill(note);
  await dialog.getByRole('button', { name: 'Add the note' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await day(page, dayName).getByText(note).waitFor();
}

/** Long press, move and release by touch events. */
export async function dragByFinger(page: Page, title: string, dayName: string): Promise<void> {
  const handle = page.getByRole('region').getByRole('link', { name: title, exact: true });
  const start = await middleOf(handle);
  const end = await middleOf(day(page, dayName));
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  await send('touchStart', start);
  // A short press would scroll.
  await untilAnnounced(page, title);
  for (let step = 1; step <= 10; step += 1) {
    await send('touchMove', {
      x: start.x + ((end.x - start.x) * step) / 10,
      y: start.y + ((end.y - start.y) * step) / 10,
    });
  }
  await untilAnnounced(page, shortOf(dayName));
  await send('touchEnd');
  await day(page, dayName).getByText(title).waitFor();
}

/** Out of the sheet of one day to a row of another. */
export async function dragOutOfSheet(page: Page, title: string, dayName: string): Promise<void> {
  await page.getByRole('button', { name: 'Add to Monday' }).tap();
  const start = await middleOf(page.getByRole('dialog').getByRole('button', { name: title }));
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  await send('touchStart', start);
  await untilAnnounced(page, title);
  const end = await middleOf(page.getByText(new RegExp(`^${shortOf(dayName)}\\d+$`)).last());
  for (let step = 1; step <= 10; step += 1) {
    await send('touchMove', {
      x: start.x + ((end.x - start.x) * step) / 10,
      y: start.y + ((end.y - start.y) * step) / 10,
    });
  }
  await untilAnnounced(page, `over ${shortOf(dayName)}`);
  await send('touchEnd');
  await day(page, dayName).getByText(title).waitFor();
}

/** Screen reader announcements while dragging: the current place. */
const untilAnnounced = (page: Page, words: string): Promise<void> =>
  page
    .locator('[aria-live="assertive"]')
    .filter({ hasText: words })
    .first()
    .waitFor({ state: 'attached' });

/** Not the current week, which changes at midnight in Sydney, perhaps during a test. */
const plannedWeek = '2031-01-06';

/** The planned week on a page that shows one. */
export const weekOn = (path: '/menu-maker' | '/shopping-list'): string =>
  `${path}?week=${plannedWeek}`;

/** For tests of the shopping list: plans the recipes in the planned week. */
export async function planByCall(
  page: Page,
  recipes: Partial<Record<'monday' | 'thursday', string>>,
): Promise<void> {
  const days = Object.fromEntries(
    Object.entries(recipes).map(([name, recipe]) => [name, [{ recipe }]]),
  );
  await call('/meal-plans', { startDate: plannedWeek, days }, { token: await tokenOf(page) });
}

/**
 * Plans a recipe for tonight, where someone can still vote on it.
 *
 * @returns the address of its week
 */
export async function planTonight(page: Page, ...recipes: string[]): Promise<string> {
  const { monday, weekday } = thisWeek();
  const days = { [weekday]: recipes.map((recipe) => ({ recipe })) };
  await call('/meal-plans', { startDate: monday, days }, { token: await tokenOf(page) });
  return `/menu-maker?week=${monday}`;
}

/** Dinner on each day of this week of a household, and a lunch today. */
export async function planThisWeekByCall(
  page: Page,
  householdId: string,
  recipe: string,
): Promise<void> {
  const { monday, weekday } = thisWeek();
  const days = {
    ...Object.fromEntries(dayNames.map((name) => [name, [{ recipe }]])),
    [weekday]: [{ recipe, meal: 'lunch' }, { recipe }],
  };
  const plan = { startDate: monday, days };
  await call(`/households/${householdId}/meal-plans`, plan, { token: await tokenOf(page) });
}

function thisWeek(): { monday: string; weekday: string } {
  const date = new Date(
    `${new Date().toLocaleDateString('en-CA', { timeZone: 'Australia/Sydney' })}T00:00Z`,
  );
  const daysSinceMonday = (date.getUTCDay() + 6) % 7;
  date.setUTCDate(date.getUTCDate() - daysSinceMonday);
  return { monday: date.toISOString().slice(0, 10), weekday: dayNames[daysSinceMonday]! };
}

const dayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Breakfast, lunch and dinner on each day of the planned week, of these 21 recipes. */
export async function planFullWeekByCall(page: Page, recipes: readonly string[]): Promise<void> {
  const dayMeals = ['breakfast', 'lunch', 'dinner'];
  const mealsOf = (day: number) =>
    dayMeals.map((meal, n) => ({ recipe: recipes[day * dayMeals.length + n], meal }));
  const days = Object.fromEntries(dayNames.map((name, day) => [name, mealsOf(day)]));
  await call('/meal-plans', { startDate: plannedWeek, days }, { token: await tokenOf(page) });
}

interface Eater {
  name: string;
  portion: number;
  bornIn?: number;
  allergies?: string[];
}

/** People who eat with the one who is signed in, or in a household. */
export async function addFamilyByCall(
  page: Page,
  family: readonly Eater[],
  householdId?: string,
): Promise<void> {
  const operations = family.map((change, n) => ({
    id: randomUUID(),
    seq: n + 1,
    name: 'setEater',
    args: { id: randomUUID(), change },
    at: Date.now(),
    offset: 0,
    seen: 0,
  }));
  await call(
    '/sync',
    {
      device: randomUUID(),
      householdId,
      schema: 1,
      epoch: null,
      since: 0,
      basis: null,
      operations,
    },
    { token: await tokenOf(page) },
  );
}

export const isSynced = (page: Page): Promise<void> => page.getByText('Synced').waitFor();

/** When idle, the page prefetches the code of its dialogs. */
export async function untilDialogsPrefetched(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('add-content')),
  );
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
