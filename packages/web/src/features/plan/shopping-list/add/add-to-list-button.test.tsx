import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { eaterSettingsId } from '@saltbush/domain/plan/rows/eater-rows';
import type { Row } from '@saltbush/domain/plan/rows/rows';
import { writeText } from '../../../../api/stored/local-store';
import { viewModeKey } from '../../../../api/view-mode';
import { answer } from '../../../../testing/fake-api';
import { confirmedRow, fakePlan, plannedRecipe } from '../../../../testing/plan/fake-plan-rows';
import { harpers, harpersId } from '../../../../testing/households';
import { priya } from '../../../../testing/people';
import { cardOf } from '../../../../testing/plan/plan-cards';
import { laksa } from '../../../../testing/recipes';
import { renderPage, screen } from '../../../../testing/render';
import { householdName } from '../../../device/view-mode';
import { AddToListButton } from './add-to-list-button';

const recipe = { ...cardOf(1, 'Pumpkin Soup'), serves: 4 };
const openPage = (ownerId: string, serves = 6, people?: number) => {
  const said = people && confirmedRow('eaterSettings', eaterSettingsId, { people });
  const plan = fakePlan(ownerId, {
    recipes: [plannedRecipe(recipe)],
    rows: said ? [said] : [],
  });
  const api = [
    answer(householdsRoutes.list, { households: [harpers('member')], deleted: [] }),
    answer(recipesRoutes.get, () => {
      const communities = plan.rows().size > 0 ? [harpersId] : [];
      return { ...laksa, _id: recipe._id, sharedWith: { communities, saltbush: false } };
    }),
  ];
  const page = renderPage(() => <AddToListButton recipe={recipe} serves={serves} />, {
    at: '/recipes/1',
    api,
  });
  return { plan, page };
};
const add = () => screen.getByRole('button', { name: 'Add to list' });
const listed = (plan: ReturnType<typeof fakePlan>) =>
  [...plan.rows().values()].flatMap((row) =>
    row.kind === 'listedRecipes' ? [(row as Row<'listedRecipes'>).fields] : [],
  );

it('one click lists the recipe this week, for as many as it is read for, and can be undone', async () => {
  const { plan, page } = openPage(priya._id);
  const { person } = await page;
  await waitFor(() => expect(householdName(harpersId)).toBe(harpers('member').name));
  await person.click(add());
  await screen.findByText('Pumpkin Soup, for 6, in your own list');
  expect(listed(plan)).toEqual([{ week: '2026-11-16', recipeId: recipe._id, quantity: 1.5 }]);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(listed(plan)).toEqual([]));
});

it('the button to list for a household shares one’s own recipe with it, and says so', async () => {
  writeText(viewModeKey, harpersId);
  const { plan, page } = openPage(harpersId);
  const { person } = await page;
  await waitFor(() => expect(householdName(harpersId)).toBe(harpers('member').name));
  await person.click(add());
  await screen.findByText('Now shared with The Harpers');
  expect(listed(plan)).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Close message' }));
  await screen.findByText('Pumpkin Soup, for 6, in the list of The Harpers');
});

it.each([
  ['for all who eat, where its reader chose no other number', 4, 2, 'for 2', 0.5],
  ['for the number that its reader chose, however many eat', 6, 2, 'for 6', 1.5],
  ['as it is written, while nobody has said how many eat', 4, undefined, 'for 4', 1],
])('the recipe is listed %s', async (_, serves, people, text, quantity) => {
  const { plan, page } = openPage(priya._id, serves, people);
  const { person } = await page;
  await waitFor(() => expect(householdName(harpersId)).toBe(harpers('member').name));
  await person.click(add());
  await screen.findByText(`Pumpkin Soup, ${text}, in your own list`);
  expect(listed(plan)).toMatchObject([{ quantity }]);
});
