import { expect, test } from 'vitest';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { answer } from '../../../testing/fake-api';
import { laksa } from '../../../testing/recipes';
import { fill, renderPage, screen } from '../../../testing/render';
import { stubLayout } from '../../../testing/stub-layout';
import { EditRecipePage } from './edit-recipe-page';

stubLayout();

async function openNutrition(statedNutrition = laksa.statedNutrition) {
  const page = await renderPage(EditRecipePage, {
    at: `/recipes/${laksa._id}/edit`,
    path: '/recipes/$id/edit',
    api: [
      answer(recipesRoutes.get, { ...laksa, statedNutrition }),
      answer(recipesRoutes.update, { ...laksa, revision: 4 }),
    ],
  });
  await page.person.click(await screen.findByRole('heading', { name: 'Nutrition by the source' }));
  const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
  const saved = async () => {
    await page.person.click(screen.getByRole('button', { name: 'Save recipe' }));
    await screen.findByText('Another page');
    return page.api.requestsTo(recipesRoutes.update)[0]!.body.statedNutrition;
  };
  return { ...page, field, saved };
}

test('the nutrition that a source states is seen in the form, changed and saved', async () => {
  const stated = { energyKj: 1046, fatGrams: 12.5 };
  const { person, field, saved } = await openNutrition(stated);
  screen.getByText('1,046 kJ (250 kcal) a serve');
  expect((await field('Energy (kJ)')).value).toBe('1046');
  expect((await field('Fat (g)')).value).toBe('12.5');
  expect((await field('Sodium (mg)')).value).toBe('');
  await fill(person, await field('Sodium (mg)'), '480');
  await person.clear(await field('Fat (g)'));
  expect(await saved()).toEqual({ energyKj: 1046, sodiumMilligrams: 480 });
});

test('a recipe whose stated nutrition is emptied states none', async () => {
  const { person, field, saved } = await openNutrition({ energyKj: 1046 });
  await person.clear(await field('Energy (kJ)'));
  screen.getByText('Not stated');
  expect(await saved()).toBeUndefined();
});
