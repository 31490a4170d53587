import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addEntry, emptyMenu } from '@saltbush/domain/meal-plans/menu';
import { addWeeks, formatDay, mondayOf, todayIn } from '@saltbush/domain/meal-plans/week';
import { cardOf, idOf, fakeMealPlansApi } from '../../../testing/fake-meal-plans-api';
import { renderPage } from '../../../testing/render';
import { AddToMealPlanButton } from './add-to-meal-plan-button';

const thisWeek = mondayOf(todayIn(new Date()));
const soup = cardOf(1, 'Pumpkin Soup');
const RecipePage = () => <AddToMealPlanButton recipe={soup} />;

const open = async (plans = fakeMealPlansApi()) => {
  const page = await renderPage(RecipePage, { at: '/recipes/1', api: plans.answers });
  await page.person.click(screen.getByRole('button', { name: 'Add to meal plan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to meal plan' }));
  return { ...page, dialog };
};

it('adds to a day of this week, beside what is there, and leads to the plan', async () => {
  const note = { id: idOf(5), note: 'Picnic', meal: 'lunch', quantity: 1 };
  const plans = fakeMealPlansApi({ menu: addEntry(emptyMenu(thisWeek), note, 'friday') });
  const { person, dialog, address } = await open(plans);
  await person.click(await dialog.findByRole('button', { name: /Friday.*1 planned/ }));
  await waitFor(() => expect(plans.menu()?.days.friday).toHaveLength(2));
  expect(plans.menu()!.days.friday[1]).toMatchObject({ recipeId: soup._id, meal: 'dinner' });
  expect(screen.getByText(/Added to Friday/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Meal plan' }));
  expect(address()).toBe(`/menu-maker?week=${thisWeek}`);
});

it('adds to next week', async () => {
  const plans = fakeMealPlansApi();
  const { person, dialog } = await open(plans);
  await person.click(dialog.getByRole('radio', { name: 'Next week' }));
  const monday = addWeeks(thisWeek, 1);
  await person.click(
    await dialog.findByRole('button', { name: new RegExp(`Monday ?${formatDay(monday)}`) }),
  );
  await waitFor(() => expect(plans.menu()?.startDate).toBe(monday));
  expect(plans.menu()!.days.monday).toHaveLength(1);
});
