/** The programs of this folder: what of each is read, and that every field is in the draft or in the report. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { vanished } from '../../../../fixtures/recipe-files/accounting';
import { parseYaml } from '../../front-matter/yaml';
import { readJson } from '../../read-json';
import { recipesFromFile } from '../../recipes-from-file';

const fixture = (name: string): string =>
  readFileSync(new URL(`../../../../fixtures/recipe-files/${name}`, import.meta.url), 'utf8');
const read = (name: string) => recipesFromFile(fixture(name), name);

/** The lines as rows: amount, unit, food, remark, section. */
const rowsOf = ({ recipes }: ReturnType<typeof read>) =>
  recipes[0]!.draft.ingredients.map(({ amount, unit, name, note, section }) =>
    [amount, unit, name, note ?? '', section ?? ''].join('|'),
  );

const unknown = { mystery: 'zebra', mysteries: [{ deep: { deeper: 'okapi' } }], flag: true };

function readOnly(document: unknown, format: string) {
  const reading = readJson(document)!;
  expect([reading.format, reading.recipes.length]).toEqual([format, 1]);
  return reading.recipes[0]!()!;
}

describe('Norish', () => {
  test('a recipe of Norish is read in its own measures, in the order of its fields', () => {
    const found = read('norish.json');
    expect(found).toMatchObject({ format: 'Norish' });
    expect(rowsOf(found)).toEqual(['400|g|warrigal greens||Filling', '3||eggs||Filling']);
    expect(found.recipes[0]).toMatchObject({
      draft: {
        title: 'Warrigal greens and feta pie',
        serves: 6,
        prepMinutes: 25,
        cookMinutes: 40,
        measures: 'metric',
        course: 'dinner',
        cuisine: 'Australian',
        steps: [
          { text: 'Chop the greens and stir in the eggs.' },
          { text: 'Fill the pastry and bake it for 40 minutes.' },
        ],
        sourceAttribution: { siteUrl: 'https://pies.example/warrigal', author: 'Robin' },
      },
      rating: 5,
      isFavourite: true,
      images: [{ kind: 'beside', name: 'images/pie.jpg' }],
      notUnderstood: [{ path: 'recipeIngredients', sample: '1 in other measures' }],
    });
    expect(found.recipes[0]!.draft.notes).toContain('Gippsland, Australia');
    expect(found.recipes[0]!.draft.statedNutrition).toMatchObject({ energyKj: 1715 });
  });

  test('every field of Norish is in the draft or in the report', () => {
    const recipe = {
      name: 'Name',
      description: 'Description',
      url: 'https://source.example/one',
      notes: 'Notesword',
      servings: 7,
      systemUsed: 'us',
      prepMinutes: 11,
      cookMinutes: 47,
      totalMinutes: 73,
      calories: 101,
      fat: '104',
      carbs: '102',
      protein: '106',
      originCountry: 'PE',
      originCountryName: 'Countryword',
      originRegion: 'Regionword',
      provenanceNote: 'Provenanceword',
      categories: ['Lunch', 'Categoryone'],
      tags: [{ name: 'Tagone' }],
      cuisines: ['Cuisineone', 'Cuisinetwo'],
      recipeIngredients: [
        { ingredientName: '# Headingword', order: 0, systemUsed: 'us' },
        { ingredientName: 'quandongs', amount: 2.5, unit: 'cup', systemUsed: 'us', order: 1 },
        { ingredientName: 'sand', amount: -5, unit: 'grain', systemUsed: 'us', order: 2 },
      ],
      steps: [
        {
          step: 'Stew them.',
          order: 1,
          systemUsed: 'us',
          images: [{ image: 'steps/one.jpg', order: 0 }],
          stepIngredients: [{ ingredientOrder: 1, share: 1, order: 0 }],
          oddity: 'stepodd',
        },
      ],
      image: 'images/one.jpg',
      images: [{ image: 'images/two.jpg', order: 1 }],
      videos: [{ video: 'videos/one.mp4', thumbnail: 'videos/one.jpg', duration: 12 }],
      authorName: 'Authorword',
      rating: 4,
      favorite: true,
      ...unknown,
    };
    expect(
      vanished(recipe, readOnly(recipe, 'Norish'), {
        silent: [
          'originCountry',
          'recipeIngredients[].order',
          'steps[].order',
          'steps[].systemUsed',
          'recipeIngredients[].systemUsed',
          'images[].order',
          'steps[].stepIngredients[].ingredientOrder',
          'steps[].stepIngredients[].share',
          'steps[].stepIngredients[].order',
        ],
        converted: { 'recipeIngredients[].amount': '1/2', calories: 423 },
      }),
    ).toEqual([]);
  });
});

describe('KitchenOwl', () => {
  test('a recipe of KitchenOwl has the amounts of its items, and their names in the steps', () => {
    const found = read('kitchen-owl.json');
    expect(found).toMatchObject({ format: 'KitchenOwl', unread: [] });
    expect(rowsOf(found)).toEqual([
      '3||Beetroot|peeled|',
      '||Lemon|optional|',
      '200|g|Pearl barley||',
    ]);
    expect(found.recipes[0]).toMatchObject({
      draft: {
        title: 'Barley and beetroot salad',
        serves: 4,
        prepMinutes: 15,
        cookMinutes: 45,
        tags: ['salad', 'winter'],
        steps: [
          { text: 'Boil the Pearl barley for 30 minutes.' },
          { text: 'Roast the Beetroot at 200 °C.' },
          { text: 'Toss it all with the lemon.' },
        ],
        sourceAttribution: { siteUrl: 'https://salads.example/barley' },
      },
      images: [{ kind: 'beside', name: 'kd83.jpg' }],
      notUnderstood: [],
    });
  });

  test('a household of KitchenOwl has its other things named with their number', () => {
    const { recipes } = JSON.parse(fixture('kitchen-owl.json')) as { recipes: unknown[] };
    const household = {
      name: 'Home',
      language: 'en',
      member: ['sam'],
      shoppinglists: ['Weekly', 'Camping'],
      recipes,
      items: [],
      expenses: [{ name: 'Market', amount: 40 }],
    };
    const reading = readJson(household)!;
    expect(reading.recipes).toHaveLength(1);
    expect(reading.notUnderstood).toEqual([
      { path: 'member', sample: '1 thing' },
      { path: 'shoppinglists', sample: '2 things' },
      { path: 'expenses', sample: '1 thing' },
    ]);
  });

  test('every field of KitchenOwl is in the draft or in the report', () => {
    const recipe = {
      name: 'Name',
      description: 'Stew the @quandongs.',
      time: 73,
      photo: 'photo.jpg',
      cook_time: 47,
      prep_time: 11,
      yields: 7,
      source: 'https://source.example/one',
      items: [
        { name: 'quandongs', description: '2 kg, pitted', optional: true, oddity: 'itemodd' },
        { name: 'salt', description: 'to taste', optional: false },
      ],
      tags: ['Tagone'],
      ...unknown,
    };
    expect(
      vanished(recipe, readOnly(recipe, 'KitchenOwl'), {
        converted: { 'items[].optional': 'optional' },
      }),
    ).toEqual([]);
  });
});

describe('Pestle', () => {
  test('a recipe of Pestle has its texts and sections', () => {
    const found = read('pestle.json');
    expect(found).toMatchObject({ format: 'Pestle' });
    expect(rowsOf(found)).toEqual([
      '1|bulb|fennel||Slaw',
      '2||oranges|segmented|Slaw',
      '1|tbsp|olive oil||Slaw',
    ]);
    expect(found.recipes[0]).toMatchObject({
      draft: {
        title: 'Fennel and orange slaw',
        serves: 4,
        prepMinutes: 15,
        course: 'side',
        steps: [
          { text: 'Shave the fennel.', section: 'Slaw' },
          { text: 'Toss it with the oranges and the oil.', section: 'Slaw' },
        ],
        sourceAttribution: { siteUrl: 'https://slaws.example/fennel' },
      },
      rating: 4,
      images: [{ kind: 'web', address: 'https://slaws.example/fennel.jpg' }],
      notUnderstood: [],
    });
  });

  test('every field of Pestle is in the draft or in the report', () => {
    const recipe = {
      name: 'Name',
      description: 'Description',
      recipeYield: '7 jars',
      prepTime: 'PT11M',
      cookTime: 'PT47M',
      totalTime: 'PT1H13M',
      source: 'https://source.example/one',
      recipeCategory: ['Categoryone'],
      keywords: ['keyone,keytwo'],
      notes: 'Notesword',
      recipeIngredient: [
        { text: '2 kg quandongs', quantity: 2, unit: 'kg', name: 'quandongs', oddity: 'lineodd' },
        { quantity: 3, unit: 'g', name: 'salt' },
      ],
      recipeInstructions: [
        { '@type': 1, text: 'Stew them.', image: [{ url: 'https://image.example/step.jpg' }] },
        { '@type': 0, name: 'Sectionword', itemListElement: [{ '@type': 1, text: 'Bottle it.' }] },
      ],
      nutrition: { calories: '101 kcal', proteinContent: '106 g', oddContent: '9 oddities' },
      tool: ['Toolone', 'Tooltwo'],
      image: [{ url: 'https://image.example/one.jpg' }, { url: 'https://image.example/two.jpg' }],
      rating: 4,
      ...unknown,
    };
    expect(
      vanished(recipe, readOnly(recipe, 'Pestle'), {
        silent: ['recipeInstructions[].@type', 'recipeInstructions[].itemListElement[].@type'],
        converted: {
          prepTime: 11,
          cookTime: 47,
          totalTime: 73,
          'image[].url': 'one',
          'nutrition.calories': 423,
        },
      }),
    ).toEqual([]);
  });
});

describe('CookBook Manager', () => {
  test('a recipe of CookBook Manager counts the time of resting to the total', () => {
    const found = read('cookbook-manager.yml');
    expect(found).toMatchObject({ format: 'CookBook Manager' });
    expect(rowsOf(found)).toEqual([
      '500|g|bread flour||Dough',
      '7|g|dried yeast||Dough',
      '100|g|olives||Topping',
    ]);
    expect(found.recipes[0]).toMatchObject({
      draft: {
        title: 'Olive focaccia',
        prepMinutes: 20,
        cookMinutes: 25,
        totalMinutes: 135,
        tags: ['Bread', 'Vegan'],
        steps: [
          { text: 'Knead the dough for 10 minutes.' },
          { text: 'Let it rise, then press in the olives and bake it.' },
        ],
        sourceAttribution: { siteUrl: 'https://breads.example/focaccia' },
      },
      rating: 5,
      notUnderstood: [{ path: 'images' }, { path: 'last_cook' }],
    });
    expect(found.recipes[0]!.draft.notes).toContain('Resting time: 90 minutes');
  });

  test('every field of CookBook Manager is in the draft or in the report', () => {
    const recipe = parseYaml(`${fixture('cookbook-manager.yml')}mystery: zebra\n`);
    expect(
      vanished(recipe, readOnly(recipe, 'CookBook Manager'), {
        converted: { prep_time: 20, cook_time: 25, other_time: 90, nutrition: '1088 9' },
      }),
    ).toEqual([]);
  });
});

describe('Flavorish', () => {
  test('a recipe of Flavorish has the parts that stand beside it', () => {
    const found = read('flavorish.json');
    expect(found).toMatchObject({ format: 'Flavorish' });
    expect(rowsOf(found)).toEqual(['2||sweet potatoes|diced|Stew', '1/2|cup|peanut butter||Stew']);
    expect(found.recipes[0]).toMatchObject({
      draft: {
        title: 'Sweet potato and peanut stew',
        serves: 5,
        prepMinutes: 20,
        cookMinutes: 70,
        totalMinutes: 90,
        course: 'dinner',
        cuisine: 'West African',
        tags: ['stew', 'Weeknights'],
        steps: [
          { text: 'Simmer the sweet potatoes for 40 minutes.' },
          { text: 'Stir in the peanut butter.' },
        ],
        sourceAttribution: { siteName: 'Stew Pot', siteUrl: 'https://stews.example/peanut' },
      },
      images: [
        { kind: 'beside', name: '../images/peanut-stew.jpg' },
        { kind: 'beside', name: 'images/peanut-stew.jpg' },
        { kind: 'web', address: 'https://stews.example/peanut.jpg' },
      ],
      notUnderstood: [],
    });
  });

  test('every field of Flavorish is in the draft or in the report', () => {
    const whole = JSON.parse(fixture('flavorish.json')) as { recipe: object };
    const recipe = { ...whole, recipe: { ...whole.recipe, ...unknown }, oddity: 'wholeodd' };
    expect(
      vanished(recipe, readOnly(recipe, 'Flavorish'), {
        silent: [
          'recipe.id',
          'recipe.prep_time_hours',
          'ingredients[].sort_order',
          'ingredients[].is_group_header',
          'ingredients[].quantity',
          'instructions[].sort_order',
        ],
        converted: {
          'recipe.cook_time_hours': 70,
          'recipe.cook_time_minutes': 70,
          'recipe.total_time_hours': 90,
          'recipe.total_time_minutes': 90,
          'recipe.nutrition_calories': 2008,
          'recipe.nutrition_protein_content': 15,
        },
      }),
    ).toEqual([]);
  });
});
