import { expect, test } from 'vitest';
import { startSession } from '../../../../api/session';
import { priya, token } from '../../../../testing/people';
import { renderPage, screen } from '../../../../testing/render';
import { NewRecipePage } from '../new-recipe-page';
import { storeImportedDraft } from './imported-draft';

test('an imported draft opens in the form with its source, to be checked', async () => {
  startSession(token, priya);
  storeImportedDraft(
    {
      title: 'Damper',
      serves: 6,
      measures: 'uk',
      yieldText: 'Serves 6',
      tags: ['Camping'],
      totalMinutes: 95,
      ingredients: [{ name: 'self-raising flour', amount: '3', unit: 'cup', section: 'Dough' }],
      ingredientLines: ['3 cups self-raising flour'],
      instructions: ['Mix.', 'Bake in the coals.'],
      sourceAttribution: { siteName: 'Bush Tucker', siteUrl: 'https://bush.example/damper' },
    },
    { imageUrl: '/images/01960000-0000-7000-9000-000000000007/800.webp' },
  );
  const { person } = await renderPage(NewRecipePage, { at: '/my-recipes/new' });
  await screen.findByRole('heading', { name: 'Check the recipe' });
  await person.click(screen.getByRole('heading', { name: 'Details' }));
  const values = ['Title', 'Serves', 'Total', 'Ingredient 1', 'Heading', 'Step 2'].map(
    (label) => (screen.getByLabelText(label) as HTMLInputElement).value,
  );
  expect(values).toEqual([
    'Damper',
    '6',
    '1 h 35 min',
    '3 cups self-raising flour',
    'Dough',
    'Bake in the coals.',
  ]);
  expect(screen.getByLabelText('Makes')).toHaveProperty('value', '');
  expect(screen.getByLabelText('Cups and spoons')).toHaveProperty('value', 'uk');
  expect(screen.getByRole('button', { name: 'Remove picture' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bush Tucker' }).getAttribute('href')).toBe(
    'https://bush.example/damper',
  );
});
