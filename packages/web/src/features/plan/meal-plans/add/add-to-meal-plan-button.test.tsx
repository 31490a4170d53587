import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { addEntry, emptyMenu } from '@saltbush/domain/plan/meal-plans/menu';
import { standInTimeZone } from '@saltbush/domain/account/households/stand-in-time-zone';
import { formatDays } from '@saltbush/domain/plan/days/format-days';
import { addWeeks, mondayOf, todayIn } from '@saltbush/domain/plan/days/week';
import { menuOfRows } from '@saltbush/domain/plan/meal-plans/menu-of-rows';
import { storeUser } from '../../../../api/session';
import { fakePlan } from '../../../../testing/plan/fake-plan-rows';
import { mealRows } from '../../../../testing/plan/meal-rows';
import { priya } from '../../../../testing/people';
import { cardOf, idOf } from '../../../../testing/plan/plan-cards';
import { renderPage } from '../../../../testing/render';
import { AddToMealPlanButton } from './add-to-meal-plan-button';

const thisWeek = mondayOf(todayIn(new Date(), standInTimeZone));
const soup = cardOf(1, 'Pumpkin Soup');
const RecipePage = () => <AddToMealPlanButton recipe={soup} />;
const picnic = { id: idOf(5), note: 'Picnic', meal: 'lunch', quantity: 1 };

async function open(menu = emptyMenu(thisWeek)) {
  const plan = fakePlan(priya._id, { rows: mealRows(menu) });
  const page = await renderPage(RecipePage, { at: '/recipes/1' });
  await page.person.click(screen.getByRole('button', { name: 'Add to meal plan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to meal plan' }));
  return { ...page, dialog, plan };
}

it('a recipe is added to a day of this week, beside what is there, with a link to the plan', async () => {
  const { person, dialog, address, plan } = await open(
    addEntry(emptyMenu(thisWeek), picnic, 'friday'),
  );
  await person.click(await dialog.findByRole('button', { name: /Friday.*1 planned/ }));
  expect(await screen.findByText(/Added to Friday/)).toBeDefined();
  const [, added] = menuOfRows(plan.rows(), thisWeek).days.friday;
  expect(added).toMatchObject({ recipeId: soup._id, meal: 'dinner' });
  await person.click(screen.getByRole('button', { name: 'Meal plan' }));
  expect(address()).toBe(`/menu-maker?week=${thisWeek}`);
});

it('a recipe is added to a day of next week', async () => {
  const { person, dialog, plan } = await open();
  await person.click(dialog.getByRole('radio', { name: 'Next week' }));
  const monday = addWeeks(thisWeek, 1);
  await person.click(
    await dialog.findByRole('button', {
      name: new RegExp(`Monday ?${formatDays({ from: monday, to: monday })}`),
    }),
  );
  await waitFor(() => expect(menuOfRows(plan.rows(), monday).days.monday).toHaveLength(1));
});

it('a recipe that this device can’t store is not announced as added', async () => {
  const { person, dialog, plan } = await open();
  plan.fillDevice();
  await person.click(await dialog.findByRole('button', { name: /Friday/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/Added to Friday/)).toBeNull();
  expect(plan.rows().size).toBe(0);
});

it('the dialog to plan a recipe shows the week of a time zone that is known later', async () => {
  // Sunday in Perth, Monday in Sydney.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T13:30:00Z') });
  const { dialog } = await open();
  await dialog.findByRole('button', { name: /Monday ?23 Nov$/ });
  act(() => storeUser({ ...priya, timeZone: 'Australia/Perth' }));
  await dialog.findByRole('button', { name: /Monday ?16 Nov$/ });
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'This week' }).checked).toBe(true);
  vi.useRealTimers();
});
