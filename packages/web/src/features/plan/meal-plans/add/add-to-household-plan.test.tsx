import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { writeText } from '../../../../api/stored/local-store';
import { viewModeKey } from '../../../../api/view-mode';
import { answer } from '../../../../testing/fake-api';
import { fakePlan, plannedRecipe } from '../../../../testing/plan/fake-plan-rows';
import { dan, harpers, harpersId } from '../../../../testing/households';
import { priya } from '../../../../testing/people';
import { cardOf } from '../../../../testing/plan/plan-cards';
import { laksa } from '../../../../testing/recipes';
import { renderPage } from '../../../../testing/render';
import { AddToMealPlanButton } from './add-to-meal-plan-button';

describe('a recipe', () => {
  const plan = async (owner: { _id: string; username: string }) => {
    writeText(viewModeKey, harpersId);
    const recipe = { ...cardOf(1, 'Pumpkin Soup'), owner };
    const theirs = fakePlan(harpersId, { recipes: [plannedRecipe(recipe)] });
    const isPlanned = () => theirs.rows().size > 0;
    const page = await renderPage(() => <AddToMealPlanButton recipe={recipe} />, {
      at: '/recipes/1',
      api: [
        answer(householdsRoutes.list, { households: [harpers('member')], deleted: [] }),
        answer(recipesRoutes.get, () => ({
          ...laksa,
          _id: recipe._id,
          owner,
          sharedWith: { communities: isPlanned() ? [harpersId] : [], saltbush: false },
        })),
      ],
    });
    await page.person.click(screen.getByRole('button', { name: 'Add to meal plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to meal plan' }));
    await dialog.findByText('To the plan of The Harpers');
    await page.person.click(await dialog.findByRole('button', { name: /Friday/ }));
    await waitFor(() => expect(isPlanned()).toBe(true));
    return page;
  };

  it('a recipe of one’s own is shared by planning it for a household, and a toast says so', async () => {
    const { person } = await plan({ _id: priya._id, username: 'Priya' });
    await screen.findByText('Now shared with The Harpers');
    await person.click(screen.getByRole('button', { name: 'Close message' }));
    await screen.findByText('Pumpkin Soup, in the plan of The Harpers');
  });

  it('a recipe of someone else is planned without being shared', async () => {
    const { api } = await plan(dan);
    await screen.findByText('Pumpkin Soup, in the plan of The Harpers');
    expect(api.requestsTo(recipesRoutes.get)).toEqual([]);
  });
});
