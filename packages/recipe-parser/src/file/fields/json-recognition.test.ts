/** Files of JSON with keys that are missing or empty, as programs write recipes that a person never finished. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { readJson } from '../read-json';

type Node = Record<string, unknown>;

const fixture = (name: string): Node => {
  const url = new URL(`../../../fixtures/recipe-files/${name}.json`, import.meta.url);
  const document = JSON.parse(readFileSync(url, 'utf8')) as Node | Node[];
  const inside = Array.isArray(document)
    ? document
    : ((document['recipes'] ?? document['data'] ?? [document]) as Node[]);
  return inside[0]!;
};

const programs = [
  ['Paprika', 'paprika', ['name'], ['ingredients', 'directions']],
  ['RecipeSage', 'recipe-sage', ['title'], ['ingredients', 'instructions']],
  ['My Recipe Box', 'my-recipe-box', ['title'], ['ingredients', 'instructions']],
  ['Mela', 'mela', ['title'], ['ingredients', 'instructions']],
  ['Crouton', 'crouton', ['name'], ['ingredients', 'steps']],
  ['Tandoor', 'tandoor', ['name'], ['steps']],
  ['Mealie', 'mealie', ['name'], ['recipeIngredient', 'recipeInstructions']],
  ['Norish', 'norish', ['name'], ['recipeIngredients', 'steps']],
  ['KitchenOwl', 'kitchen-owl', ['name'], ['items']],
] as const;

const cases = programs.flatMap(([program, file, , parts]) =>
  parts.flatMap((part) =>
    (['null', 'missing', 'blank'] as const).map((how) => [program, file, part, how] as const),
  ),
);

function without(recipe: Node, name: string, how: 'null' | 'missing' | 'blank'): Node {
  if (how === 'missing')
    return Object.fromEntries(Object.entries(recipe).filter(([key]) => key !== name));
  const blank = Array.isArray(recipe[name]) ? [] : '';
  return { ...recipe, [name]: how === 'null' ? null : blank };
}

describe('a recipe of another program', () => {
  it.each(cases)(
    'a recipe of %s (%s.json) whose "%s" is %s is still one of that program',
    (program, file, part, how) => {
      const reading = readJson(without(fixture(file), part, how));
      expect(reading?.format).toBe(program);
      const recipe = reading!.recipes[0]!()!;
      expect(recipe.draft.title).not.toBe('');
    },
  );

  it.each(programs)(
    'a recipe of %s (%s.json) whose every value but its name is null is still one of that program',
    (program, file, names) => {
      const all = Object.entries(fixture(file)).map(([key, value]) => [
        key,
        names.some((name) => name === key) ? value : null,
      ]);
      const reading = readJson(Object.fromEntries(all));
      expect(reading?.format).toBe(program);
      expect(reading!.recipes[0]!()!.draft).toMatchObject({ ingredients: [], steps: [] });
    },
  );

  it.each(programs)(
    'a recipe of %s (%s.json) whose name is null keeps what else it has',
    (_program, file, names) => {
      const reading = readJson(without(fixture(file), names[0], 'null'));
      const { draft } = reading!.recipes[0]!()!;
      expect([draft.title, draft.ingredients.length > 0]).toEqual(['', true]);
    },
  );
});

describe('JSON of no program that we know', () => {
  it.each([
    [{ title: 'Toast', ingredients: ['2 slices bread'], instructions: ['Toast it.'] }],
    [{ name: 'Toast', ingredients: '2 slices bread', directions: 'Toast it.' }],
    [{ title: 'Toast', ingredients: { bread: '2 slices' }, steps: { step1: 'Toast it.' } }],
    [
      {
        recipe: { title: 'Toast', ingredients: ['2 slices bread'], steps: [{ text: 'Toast it.' }] },
      },
    ],
    [
      {
        recipeName: 'Toast',
        ingredients: [{ name: 'bread', quantity: 2, unit: 'slices' }],
        method: ['Toast it.'],
      },
    ],
    [
      [
        {
          title: 'Toast',
          ingredients: [{ amount: '2', unit: 'slices', item: 'bread' }],
          steps: ['Toast it.'],
        },
      ],
    ],
    [
      {
        title: 'Toast',
        ingredients: { Base: ['2 slices bread'] },
        instructions: { Base: ['Toast it.'] },
      },
    ],
  ])('the data %j is read as a recipe', (document) => {
    const reading = readJson(document);
    const { draft } = reading!.recipes[0]!()!;
    expect(draft.title).toBe('Toast');
    expect(draft.ingredients).toMatchObject([{ amount: '2', unit: 'slices', name: 'bread' }]);
    expect(draft.steps).toMatchObject([{ text: 'Toast it.' }]);
  });

  test('a field that nobody knows is named', () => {
    const reading = readJson({
      title: 'Toast',
      ingredients: ['bread'],
      steps: ['Toast it.'],
      prep_time: '5 min',
      servings: 2,
      mystery: 'zebra',
    });
    const { draft, notUnderstood } = reading!.recipes[0]!()!;
    expect(draft).toMatchObject({ prepMinutes: 5, serves: 2 });
    expect(notUnderstood).toEqual([{ path: 'mystery', sample: 'zebra' }]);
  });

  it.each([
    [{ title: 'Toast', ingredients: [] }],
    [{ name: 'bread', amount: 2 }],
    [{ title: 'Shopping', items: ['bread', 'milk'] }],
    [{ name: 'app', version: '1.0.0', dependencies: { bread: '1.0.0' } }],
  ])('the data %j is no recipe', (document) => {
    expect(readJson(document)?.recipes ?? []).toEqual([]);
  });
});
