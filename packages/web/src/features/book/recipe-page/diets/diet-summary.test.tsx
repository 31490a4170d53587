import { describe, expect, test } from 'vitest';
import { recipesRoutes, type RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { recipeDiets } from '@saltbush/domain/recipe/diets/recipe-diets';
import { priya } from '../../../../testing/people';
import { answer } from '../../../../testing/fake-api';
import { laksa } from '../../../../testing/recipes';
import { renderPage, screen } from '../../../../testing/render';
import { RecipePage } from '../recipe-page';

/** The page of a recipe with these lines, as the server would derive it. */
async function openWith(...names: string[]) {
  const ingredients = names.map((name) => ({ name, amount: '', unit: '' }));
  const recipe: RecipeOnWire = { ...laksa, ingredients, diets: recipeDiets(ingredients) };
  const page = await renderPage(RecipePage, {
    at: `/recipes/${laksa._id}`,
    path: '/recipes/$id',
    api: [answer(recipesRoutes.get, recipe)],
    user: priya,
  });
  await screen.findByRole('heading', { name: 'Laksa', level: 1 });
  return page;
}

const linesUnder = (term: string) => {
  const found = screen.getByText(term, { selector: 'dt' });
  return [...(found.parentElement?.querySelectorAll('dd') ?? [])].map((each) => each.textContent);
};

describe('allergens of a recipe', () => {
  test('the allergens of a recipe are one line, which opens the lines that decide', async () => {
    const { person } = await openWith(
      '50 g parmesan',
      '100 g dark chocolate',
      '2 cups plain flour',
    );
    const line = screen.getByText('Contains wheat, gluten, milk · Not sure: soy');
    const details = line.closest('details');
    expect(details?.open).toBe(false);
    await person.click(line);
    expect(details?.open).toBe(true);
    expect(linesUnder('Contains milk')).toEqual(['50 g parmesan']);
    expect(linesUnder('May contain soy')).toEqual(['100 g dark chocolate']);
    expect(linesUnder('Not sure if vegetarian')).toEqual(['50 g parmesan']);
    expect(linesUnder('Contains wheat, gluten')).toEqual(['2 cups plain flour']);
    expect(linesUnder('Not sure: pork or alcohol')).toEqual(['50 g parmesan']);
    expect(screen.getByText(/^Check labels: this is read from the ingredient list\./)).toBeTruthy();
  });

  test('the allergens of a recipe are never said to be absent for sure', async () => {
    await openWith('2 bananas', '1 mango');
    expect(screen.getByText('No allergens found')).toBeTruthy();
    expect(linesUnder('No gluten found')).toEqual([]);
    expect(document.body.textContent).not.toMatch(/\bfree\b/i);
  });

  test('the allergens of a recipe are unsure where a line is not understood', async () => {
    await openWith('1 cup quandong bark', '2 eggs');
    expect(screen.getByText('Contains egg · We couldn’t read 1 line')).toBeTruthy();
    expect(linesUnder('We couldn’t read these, so they may contain anything')).toEqual([
      '1 cup quandong bark',
    ]);
    expect(linesUnder('Not sure if vegetarian')).toEqual([]);
  });
});

describe('the badge', () => {
  test.each([
    ['Looks vegan', ['2 bananas']],
    ['Looks vegetarian', ['2 eggs']],
  ])('the diet badge reads "%s"', async (name, lines) => {
    await openWith(...lines);
    expect(screen.getByText(name, { selector: '[aria-labelledby=details] *' })).toBeTruthy();
  });

  test.each([
    [['500 g beef mince']],
    [['1 cup quandong bark']],
    [['2 tsp gelatine', '1 cup cream']],
  ])('the diet badge is not shown for %j', async (lines) => {
    await openWith(...lines);
    expect(screen.queryByText(/^Looks/, { selector: '[aria-labelledby=details] *' })).toBeNull();
  });
});

test('a recipe without ingredients says nothing of allergens', async () => {
  await openWith();
  expect(screen.queryByText('No allergens found')).toBeNull();
});
