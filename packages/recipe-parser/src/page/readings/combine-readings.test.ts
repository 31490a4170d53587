import type { RecipeDraft } from '../../recipe/draft';
import { describe, expect, it } from 'vitest';
import { recipeFromSchemaOrg } from '../../schema-org/recipe-from-schema-org';
import { combineReadings } from './combine-readings';

const draft = (recipeIngredient: string[], recipeInstructions: string[] = ['Mix.'], more = {}) =>
  recipeFromSchemaOrg([
    { '@type': 'Recipe', name: 'Pie', recipeIngredient, recipeInstructions, ...more },
  ])!;
const combined = (data: RecipeDraft, draft: RecipeDraft) =>
  combineReadings(data, { draft, equipment: [] });
const agreed = (marked: string[], seen: string[]) =>
  combined(draft(marked), draft(seen)).ingredientLines;

describe('ingredient lines', () => {
  it.each<[string, string[], string[]]>([
    ['are missing', [], ['2 eggs']],
    [
      'have no amounts',
      ['eggs', 'flour', 'plain salt'],
      ['2 eggs', '200 g flour', '1 tsp plain salt'],
    ],
    ['have their amounts behind', ['eggs 2 pcs', 'flour 200 g'], ['2 pcs eggs', '200 g flour']],
    [
      'are run together',
      ['2 eggs 200 g flour 1 tsp salt'],
      ['2 eggs', '200 g flour', '1 tsp salt'],
    ],
    [
      'are full of templates',
      ['2 clove(s) garlic', '1 pound(s) pork'],
      ['2 cloves garlic', '1 pound pork'],
    ],
    ['stop short', ['2 eggs', '200 g flour'], ['2 eggs', '200 g flour', '3 apples']],
  ])('ingredient lines come from the page where the data’s %s', (_why, marked, seen) => {
    expect(agreed(marked, seen)).toEqual(seen);
  });

  it.each<[string, string[], string[]]>([
    ['are as good', ['2 eggs', '200 g flour'], ['2 eggs', '200 g flour (7 oz) BUY NOW']],
    ['lack amounts, but the page lists other foods', ['eggs', 'flour'], ['2 shampoos', '3 soaps']],
    [
      'are those of one list, the page’s those of several',
      ['eggs', 'flour'],
      ['2 eggs', '200 g flour', '100 g nuts and 3 soaps', '1 brush with shampoo', '5 new books'],
    ],
    [
      'stop short, but for a tool',
      ['2 eggs', '200 g flour', '1 l milk'],
      ['2 eggs', '200 g flour', '1 l milk', '1 large pan'],
    ],
    [
      'stop short, but the page counts for one person',
      ['4 eggs', '400 g flour'],
      ['1 eggs', '100 g flour', '2 apples', '1 l milk'],
    ],
    [
      'stop where the page goes on with other things',
      ['2 eggs', '200 g flour'],
      ['2 eggs', '200 g flour', 'Print'],
    ],
  ])('ingredient lines stay the data’s where they %s', (_why, marked, seen) => {
    expect(agreed(marked, seen)).toEqual(marked);
  });

  it('ingredient lines get the page’s headings when both list the same', () => {
    const seen = draft(['Dough:', '2 eggs', 'Sauce:', '1 tin tomatoes (400 g)']);
    const result = combined(draft(['2 eggs', '1 tin tomatoes']), seen);
    expect(result.ingredients.map(({ section }) => section)).toEqual(['Dough', 'Sauce']);
    expect(result.ingredientLines).toEqual(['2 eggs', '1 tin tomatoes']);
  });
});

describe('steps', () => {
  const steps = (marked: string[], seen: string[]) =>
    combined(draft(['2 eggs'], marked), draft(['2 eggs'], seen)).steps.map(({ text }) => text);

  it.each<[string, string[], string[]]>([
    ['has none', [], ['Beat the eggs.']],
    [
      'has them in one lump',
      ['Beat the eggs. Bake for an hour.'],
      ['Beat the eggs.', 'Bake for an hour.'],
    ],
    [
      'has an introduction instead',
      ['My grandmother came from Ballarat with nothing.'],
      ['Beat the eggs.', 'Bake for an hour.'],
    ],
  ])('recipe steps come from the page where the data %s', (_why, marked, seen) => {
    expect(steps(marked, seen)).toEqual(seen);
  });

  it('recipe steps come from the page where the data leaves some out', () => {
    const seen = ['Beat the eggs until pale.', 'Fold the flour in gently.', 'Bake until risen.'];
    expect(steps(['Beat the eggs until pale.', 'Bake until risen.'], seen)).toEqual(seen);
    const rest = [...seen, 'Leave the cake to cool in its tin.'];
    expect(steps(rest.slice(0, 2), [...rest.slice(0, 3), rest[3]!])).toEqual(rest.slice(0, 2));
    const long = [...rest, 'Dust it with sugar before serving.'];
    expect(steps(long.slice(0, 2), long)).toEqual(long);
  });

  it('recipe steps stay the data’s where the page’s list is of other foods: another recipe was seen', () => {
    const marked = draft(['2 eggs', '200 g flour'], ['Mix and bake.']);
    const seen = draft(['1 kg quinces', '2 lemons'], ['Wash the quinces.', 'Simmer until soft.']);
    expect(combined(marked, seen).steps).toEqual(marked.steps);
  });

  it('recipe steps stay the data’s where the page has no better ones', () => {
    expect(steps(['Beat.', 'Bake.'], ['Beat.', 'Bake.', 'Subscribe.'])).toEqual(['Beat.', 'Bake.']);
    expect(steps(['Beat and bake.'], ['Beat and bake.'])).toEqual(['Beat and bake.']);
  });
});

it('a total time is not taken from the page where the data gives both its parts', () => {
  const seen = draft(['2 eggs'], ['Mix.'], { totalTime: 'PT15M' });
  const said = draft(['2 eggs'], ['Mix.'], { prepTime: 'PT30M', cookTime: 'PT4H' });
  expect(combined(said, seen).totalMinutes).toBeUndefined();
});

it("the data's yield and times stay, and the page fills what it leaves open", () => {
  const seen = draft(['2 eggs'], ['Mix.'], {
    recipeYield: '6 servings',
    prepTime: 'PT5M',
    cookTime: 'PT9M',
  });
  expect(combined(draft(['2 eggs'], ['Mix.'], { cookTime: 'PT20M' }), seen)).toMatchObject({
    serves: 6,
    yieldText: '6 servings',
    prepMinutes: 5,
    cookMinutes: 20,
  });
  const said = draft(['2 eggs'], ['Mix.'], { recipeYield: '1 cake' });
  expect(combined(said, seen)).toMatchObject({ serves: 6, yieldText: '1 cake' });
  expect(combineReadings(said, undefined)).toBe(said);
});

it.each([
  ['the page says so twice', 4, 4],
  ['the page says so once', undefined, 2],
])('the serves of a page count before those of its data if %s', (_when, statedServes, serves) => {
  const said = draft(['2 eggs'], ['Mix.'], { recipeYield: 2 });
  const seen = draft(['2 eggs'], ['Mix.'], { recipeYield: 4 });
  expect(combineReadings(said, { draft: seen, equipment: [], statedServes }).serves).toBe(serves);
});
