/** For each format: every input field is stored or reported. */
import { describe, expect, test } from 'vitest';
import { vanished } from '../../fixtures/recipe-files/accounting';
import { readJson } from './read-json';
import { readText } from './read-text';
import { readCopyMeThat } from './formats/copy-me-that';
import { readRecipeKeeper } from './formats/recipe-keeper';
import type { RecipeInFile } from './fields/recipe-in-file';

const base64 = (name: string): string => `${name}${'A'.repeat(60)}`;
const unknown = { mystery: 'zebra', mysteries: [{ deep: { deeper: 'okapi' } }], flag: true };

function readOnly(document: unknown, format: string): RecipeInFile {
  const reading = readJson(document)!;
  expect(reading.format).toBe(format);
  expect(reading.recipes).toHaveLength(1);
  return reading.recipes[0]!()!;
}

describe('every field of a recipe in JSON is in the draft or in the report', () => {
  test('every field of Paprika is in the draft or in the report', () => {
    const recipe = {
      uid: 'uid1',
      hash: 'hash1',
      name: 'Name',
      description: 'Description',
      ingredients: '2 kg quandongs\nFor the crust:\n300 g flour\n[Glaze]\n1 egg',
      directions: 'Stew them.\nCrust:\nRoll it.',
      notes: 'Notesword',
      nutritional_info: 'Nutritionword',
      servings: '7',
      prep_time: '11 min',
      cook_time: 'until golden',
      total_time: '1 hr 13 min',
      difficulty: 'Fiendish',
      rating: 4,
      on_favorites: true,
      source: 'Sourceword',
      source_url: 'https://source.example/one',
      image_url: 'https://image.example/two',
      photo_url: 'https://photo.example/three',
      photo: 'photo.jpg',
      photo_hash: 'hash2',
      photo_large: 'large.jpg',
      photo_data: base64('data'),
      photos: [{ name: 'one', filename: 'one.jpg', hash: 'hash3', data: base64('photo') }],
      categories: ['Categoryone', 'Categorytwo'],
      created: '2021-06-12 17:30:05',
      scale: '2/1',
      in_trash: false,
      ...unknown,
    };
    expect(
      vanished(recipe, readOnly(recipe, 'Paprika'), {
        silent: [
          'uid',
          'hash',
          'photo',
          'photo_hash',
          'photo_large',
          'scale',
          'photos[].name',
          'photos[].filename',
          'photos[].hash',
        ],
        converted: {
          prep_time: 11,
          total_time: 73,
          created: '2021-06-12T17:30:05.000Z',
          ingredients: '2 kg quandongs the crust 300 g flour glaze 1 egg',
        },
      }),
    ).toEqual([]);
  });

  test('every field of RecipeSage is in the draft or in the report', () => {
    const recipe = {
      id: 'id1',
      userId: 'id2',
      fromUserId: 'id3',
      folder: 'main',
      title: 'Name',
      description: 'Description',
      yield: '7 jars',
      activeTime: '11 minutes',
      totalTime: 'a whole afternoon',
      source: 'Sourceword',
      url: 'https://source.example/one',
      notes: 'Notesword',
      nutritionalInfo: 'Nutritionword',
      ingredients: '[Jam]\n2 kg quandongs\n[Nothing below]',
      instructions: '[Jam]\nStew them.',
      rating: 4,
      createdAt: '2022-11-20T03:04:05.000Z',
      updatedAt: '2023-11-20T03:04:05.000Z',
      indexedAt: '2024-11-20T03:04:05.000Z',
      recipeLabels: [
        {
          id: 'id4',
          label: { id: 'id5', title: 'Labelone', colour: 'plumred' },
          pinned: 'yesterday',
        },
      ],
      recipeImages: [
        { id: 'id6', order: 1, image: { id: 'id7', location: 'https://image.example/two' } },
        { id: 'id8', order: 2, image: { id: 'id9', location: 'https://image.example/three' } },
      ],
      ...unknown,
    };
    expect(
      vanished(recipe, readOnly(recipe, 'RecipeSage'), {
        silent: [
          'id',
          'userId',
          'fromUserId',
          'folder',
          'updatedAt',
          'indexedAt',
          'recipeLabels[].id',
          'recipeLabels[].label.id',
          'recipeImages[].id',
          'recipeImages[].order',
          'recipeImages[].image.id',
        ],
        converted: { activeTime: 11 },
      }),
    ).toEqual([]);
  });

  test('every field of Mela is in the draft or in the report', () => {
    const recipe = {
      id: 'id1',
      title: 'Name',
      text: 'Description',
      images: [base64('one'), base64('two'), 'no picture'],
      categories: ['Categoryone', 'Categorytwo'],
      yield: '7 jars',
      prepTime: '11 min',
      cookTime: 'overnight or longer',
      totalTime: '1 h 13 min',
      ingredients: '# Jam\n2 kg quandongs',
      instructions: '# Jam\nStew them.',
      nutrition: 'Nutritionword',
      notes: 'Notesword',
      link: 'nan.example',
      favorite: true,
      wantToCook: true,
      date: 631_152_000,
      ...unknown,
    };
    expect(
      vanished(recipe, readOnly(recipe, 'Mela'), {
        silent: ['id'],
        converted: {
          prepTime: 11,
          totalTime: 73,
          wantToCook: 'Want to cook',
          date: '2021-01-01T00:00:00.000Z',
        },
      }),
    ).toEqual([]);
  });

  test('every field of Crouton is in the draft or in the report', () => {
    const line = (order: number, name: string, quantity: object) => ({
      uuid: `id${order}`,
      order,
      ingredient: { uuid: `food${order}`, name },
      quantity,
    });
    const recipe = {
      name: 'Name',
      uuid: 'id0',
      serves: 7,
      duration: 11,
      cookingDuration: 47,
      webLink: 'https://source.example/one',
      sourceName: 'Sourceword',
      sourceImage: 'c291cmNl',
      notes: 'Notesword',
      neutritionalInfo: 'Nutritionword',
      defaultScale: 1,
      folderIDs: ['folder1'],
      isPublicRecipe: true,
      tags: [{ uuid: 'tag1', name: 'Tagone', color: 'red' }],
      images: [base64('one')],
      ingredients: [
        line(10, 'Jamsection', { quantityType: 'SECTION' }),
        line(11, 'quandongs', {
          quantityType: 'GRAMS',
          amount: 250,
          secondaryAmount: { amount: 350, quantityType: 'GRAMS' },
        }),
        line(12, 'salt', { quantityType: 'PINCH' }),
        line(13, 'sand', { quantityType: 'KGS', amount: -5 }),
        line(14, '', { quantityType: 'CUP', amount: 17 }),
      ],
      steps: [
        { uuid: 'step1', order: 20, step: 'Jamheading', isSection: true },
        { uuid: 'step2', order: 21, step: 'Stew them.', ingredientIDs: ['food11'] },
      ],
      ...unknown,
    };
    expect(
      vanished(recipe, readOnly(recipe, 'Crouton'), {
        silent: [
          'uuid',
          'sourceImage',
          'defaultScale',
          'folderIDs[]',
          'isPublicRecipe',
          'tags[].uuid',
          'tags[].color',
          'ingredients[].uuid',
          'ingredients[].order',
          'ingredients[].ingredient.uuid',
          'ingredients[].quantity.quantityType',
          'ingredients[].quantity.secondaryAmount.quantityType',
          'steps[].uuid',
          'steps[].order',
          'steps[].isSection',
          'steps[].ingredientIDs[]',
        ],
      }),
    ).toEqual([]);
  });

  const mealieLine = {
    title: 'Jamsection',
    note: 'chopped',
    unit: {
      id: 'id1',
      name: 'gram',
      pluralName: 'grams',
      abbreviation: 'g',
      useAbbreviation: true,
      description: 'unitwords',
      fraction: false,
      extras: { unitextra: 'quokka' },
    },
    food: {
      id: 'id2',
      name: 'quandongs',
      pluralName: 'quandongses',
      description: 'foodwords',
      labelId: 'id3',
      label: { name: 'Labelfood' },
    },
    quantity: 250,
    disableAmount: false,
    isFood: true,
    display: '250 g quandongs chopped',
    originalText: '250 g quandongs, chopped',
    referenceId: 'id4',
  };
  const mealieNutrition = {
    calories: '101',
    carbohydrateContent: '102 g',
    cholesterolContent: '103 mg',
    fatContent: '104 g',
    fiberContent: '105 g',
    proteinContent: '106 g',
    saturatedFatContent: '107 g',
    sodiumContent: '108 mg',
    sugarContent: '109 g',
    transFatContent: '110 g',
    unsaturatedFatContent: '111 g',
  };

  test('every field of Mealie is in the draft or in the report', () => {
    const recipe = {
      id: 'id0',
      userId: 'id5',
      householdId: 'id6',
      groupId: 'id7',
      name: 'Name',
      slug: 'slug1',
      image: 'img1',
      recipeServings: 7,
      recipeYieldQuantity: 3,
      recipeYield: 'jars',
      totalTime: '1 hour 13 minutes',
      prepTime: '11 minutes',
      cookTime: '47 minutes',
      performTime: '48 minutes',
      description: 'Description',
      recipeCategory: [{ id: 'id8', name: 'Categoryone', slug: 'categoryone' }],
      tags: [{ id: 'id9', name: 'Tagone', slug: 'tagone', groupId: 'id7' }],
      tools: [{ id: 'id10', name: 'Toolone', slug: 'toolone', onHand: true }],
      rating: 4,
      orgURL: 'https://source.example/one',
      dateAdded: '2023-02-03',
      dateUpdated: '2024-01-01T10:00:00',
      createdAt: '2023-02-03T01:02:03',
      updatedAt: '2024-01-01T10:00:00',
      lastMade: '2024-05-06T00:00:00',
      recipeIngredient: [mealieLine, 'a bare line of salt'],
      recipeInstructions: [
        {
          id: 'id11',
          title: 'Jamsteps',
          summary: 'Summaryword',
          text: 'Stew them.',
          ingredientReferences: [],
        },
        'A bare step.',
      ],
      nutrition: mealieNutrition,
      settings: { public: true },
      notes: [{ title: 'Notetitle', text: 'Notesword' }],
      extras: { oven: 'wombat' },
      assets: [{ name: 'Assetone' }],
      comments: [{ text: 'Commentone' }],
      ...unknown,
    };
    expect(
      vanished(recipe, readOnly(recipe, 'Mealie'), {
        silent: [
          'id',
          'userId',
          'householdId',
          'groupId',
          'slug',
          'image',
          'dateUpdated',
          'createdAt',
          'updatedAt',
          'settings.public',
          'recipeCategory[].id',
          'recipeCategory[].slug',
          'tags[].id',
          'tags[].slug',
          'tags[].groupId',
          'tools[].id',
          'tools[].slug',
          'recipeIngredient[].unit.id',
          'recipeIngredient[].unit.name',
          'recipeIngredient[].unit.pluralName',
          'recipeIngredient[].unit.useAbbreviation',
          'recipeIngredient[].food.id',
          'recipeIngredient[].food.pluralName',
          'recipeIngredient[].food.labelId',
          'recipeIngredient[].isFood',
          'recipeIngredient[].referenceId',
          'recipeInstructions[].id',
        ],
        converted: {
          totalTime: 73,
          prepTime: 11,
          cookTime: 47,
          dateAdded: '2023-02-03T00:00:00.000Z',
        },
      }),
    ).toEqual([]);
  });

  test('every field of a backup of Mealie is in the draft or in the report, table by table', () => {
    const rows = { created_at: '2022-01-01', update_at: '2023-01-01' };
    const id = '0a1b2c3d4e5f60718293a4b5c6d7e8f9';
    const backup = {
      alembic_version: [{ version_num: 'v1' }],
      recipes: [
        {
          id,
          group_id: 'id1',
          user_id: 'id2',
          name: 'Name',
          name_normalized: 'name',
          slug: 'slug1',
          description: 'Description',
          description_normalized: 'description',
          image: 'img1',
          recipe_servings: 7,
          recipe_yield_quantity: 3,
          recipe_yield: 'jars',
          total_time: '1 hour 13 minutes',
          prep_time: '11 minutes',
          perform_time: '47 minutes',
          rating: 4,
          org_url: 'https://source.example/one',
          date_added: '2022-05-06',
          date_updated: '2023-05-06',
          last_made: '2024-07-08',
          is_ocr_recipe: false,
          ...rows,
          ...unknown,
        },
      ],
      recipes_ingredients: [
        {
          id: 21,
          recipe_id: id,
          position: 22,
          title: 'Jamsection',
          note: 'chopped',
          note_normalized: 'chopped',
          unit_id: 'u1',
          food_id: 'f1',
          quantity: 250,
          original_text: null,
          original_text_normalized: null,
          reference_id: 'id3',
          ...rows,
          oddity: 'numbat',
        },
      ],
      recipe_instructions: [
        {
          id: 'id4',
          recipe_id: id,
          position: 23,
          type: 'step',
          title: 'Jamsteps',
          summary: 'Summaryword',
          text: 'Stew them.',
          ...rows,
        },
      ],
      ingredient_units: [
        {
          id: 'u1',
          group_id: 'id1',
          name: 'gram',
          abbreviation: 'g',
          description: 'unitwords',
          ...rows,
        },
      ],
      ingredient_foods: [
        {
          id: 'f1',
          group_id: 'id1',
          name: 'quandongs',
          description: 'foodwords',
          on_hand: true,
          ...rows,
        },
      ],
      notes: [{ id: 24, recipe_id: id, title: 'Notetitle', text: 'Notesword', ...rows }],
      recipe_nutrition: [{ id: 25, recipe_id: id, calories: '101', fat_content: '104', ...rows }],
      tags: [{ id: 't1', name: 'Tagone', slug: 'tagone' }],
      recipes_to_tags: [{ recipe_id: id, tag_id: 't1' }],
      categories: [{ id: 'c1', name: 'Categoryone', slug: 'categoryone' }],
      recipes_to_categories: [{ recipe_id: id, category_id: 'c1' }],
      tools: [{ id: 'o1', name: 'Toolone', slug: 'toolone' }],
      recipes_to_tools: [{ recipe_id: id, tool_id: 'o1' }],
      recipe_comments: [{ text: 'Commentone' }, { text: 'Commenttwo' }],
    };
    const { recipes, notUnderstood } = readJson(backup)!;
    expect(notUnderstood).toEqual([{ path: 'recipe_comments', sample: '2 rows' }]);
    const read = recipes[0]!()!;
    const { recipe_comments: _counted, ...tables } = backup;
    const isKeyOfARow =
      /(?:^|[._[\]])(?:id|slug|position|created_at|update_at|image|type)$|_id$|_normalized$/;
    const missing = vanished(tables, read, {
      converted: {
        'recipes[].total_time': 73,
        'recipes[].prep_time': 11,
        'recipes[].perform_time': 47,
        // Kilojoules.
        'recipe_nutrition[].calories': 423,
        'recipes[].date_added': '2022-05-06T00:00:00.000Z',
      },
      silent: [
        'alembic_version[].version_num',
        'recipes[].date_updated',
        'ingredient_units[].name',
        'ingredient_foods[].on_hand',
      ],
    });
    expect(missing.filter(({ path }) => !isKeyOfARow.test(path))).toEqual(
      // Reported under the paths of one recipe, not of the tables.
      missing.filter(({ path }) => /^recipes\[\]\.(?:mystery|mysteries|flag|last_made)/.test(path)),
    );
    expect(read.notUnderstood.map(({ path }) => path).toSorted()).toEqual([
      'flag',
      'last_made',
      'mysteries',
      'mystery',
      'recipeIngredient[].food.description',
      'recipeIngredient[].oddity',
      'recipeIngredient[].unit.description',
    ]);
  });

  test('every field of Tandoor is in the draft or in the report', () => {
    const line = (food: object | null, more: object) => ({
      id: 1,
      food,
      unit: { id: 2, name: 'kilos', plural_name: 'kiloses', description: 'unitwords' },
      amount: 3,
      note: 'chopped',
      order: 4,
      is_header: false,
      no_amount: false,
      original_text: '3 kilos quandongs',
      always_use_plural_unit: false,
      ...more,
    });
    const recipe = {
      id: 5,
      name: 'Name',
      description: 'Description',
      keywords: [
        { id: 6, name: 'Tagone', label: 'Tagone', description: 'keywordwords', icon: 'i' },
      ],
      steps: [
        {
          id: 7,
          name: 'Stepname',
          instruction: 'Stew them.',
          ingredients: [
            line(
              {
                id: 8,
                name: 'quandongs',
                plural_name: 'quandongses',
                ignore_shopping: true,
                supermarket_category: { name: 'Aisleword' },
                url: 'https://food.example/',
              },
              {},
            ),
            line(null, { is_header: true, note: 'Headerword', unit: null, amount: 0 }),
            line({ name: 'sand' }, { amount: -5, note: 'grainy' }),
          ],
          time: 9,
          order: 10,
          show_as_header: true,
          show_ingredients_table: true,
          file: { name: 'Fileword' },
          step_recipe: 12,
        },
        'a bare step',
      ],
      working_time: 11,
      waiting_time: 47,
      internal: true,
      show_ingredient_overview: true,
      nutrition: {
        id: 13,
        carbohydrates: 102,
        fats: 104,
        proteins: 106,
        calories: 101,
        source: 'Nutritionsource',
      },
      properties: [{ property: 'Propertyword' }],
      servings: 7,
      servings_text: 'jars',
      file_path: 'path1',
      source_url: 'https://source.example/one',
      rating: 4,
      created_at: '2023-02-03T01:02:03Z',
      ...unknown,
    };
    expect(
      vanished(recipe, readOnly(recipe, 'Tandoor'), {
        silent: [
          'id',
          'internal',
          'show_ingredient_overview',
          'file_path',
          'keywords[].id',
          'keywords[].icon',
          'steps[].id',
          'steps[].order',
          'steps[].show_as_header',
          'steps[].show_ingredients_table',
          'steps[].ingredients[].id',
          'nutrition.id',
          'steps[].ingredients[].order',
          'steps[].ingredients[].is_header',
          'steps[].ingredients[].unit.id',
          'steps[].ingredients[].unit.plural_name',
          'steps[].ingredients[].food.id',
          'steps[].ingredients[].food.plural_name',
          'steps[].ingredients[].food.ignore_shopping',
        ],
        converted: { created_at: '2023-02-03T01:02:03.000Z' },
      }),
    ).toEqual([]);
  });

  test('every field of schema.org and Nextcloud Cookbook is in the draft or in the report', () => {
    const recipe = {
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      '@id': '#recipe',
      id: '4711',
      identifier: 'id1',
      name: 'Name',
      headline: 'Headlineword',
      alternateName: 'Otherword',
      description: 'Description',
      image: [
        'https://image.example/one.jpg',
        { '@type': 'ImageObject', url: 'https://image.example/two.jpg', caption: 'Captionword' },
      ],
      imageUrl: '/index.php/imageword',
      thumbnailUrl: '/thumb',
      printImage: true,
      author: [
        { '@type': 'Person', name: 'Authorone', url: 'https://author.example/' },
        'Authortwo',
      ],
      publisher: {
        '@type': 'Organization',
        name: 'Publisherword',
        logo: { url: 'https://logo.example/' },
      },
      creditText: 'Creditword',
      url: 'https://source.example/one',
      isBasedOn: 'https://based.example/two',
      mainEntityOfPage: 'https://main.example/',
      inLanguage: 'en-AU',
      prepTime: 'PT11M',
      cookTime: 'PT47M',
      totalTime: 'PT1H13M',
      performTime: 'PT48M',
      recipeYield: ['7', '7 jars', '3 bottles'],
      recipeCategory: ['Categoryone', 'Main course'],
      recipeCuisine: ['Thai', 'Peruvian'],
      keywords: 'keyone,keytwo',
      tool: ['Toolone', { '@type': 'HowToTool', name: 'Tooltwo' }],
      supply: ['Supplyword'],
      recipeIngredient: ['## Jam', '2 kg quandongs', 'Nothing below:'],
      ingredients: ['1 secondlist'],
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Jamsteps',
          itemListElement: [
            {
              '@type': 'HowToStep',
              name: 'Stepname',
              text: 'Stew <b>them</b> &amp; stir.',
              image: 'https://image.example/step.jpg',
            },
          ],
        },
        'Subscribe to our newsletter for more recipes!',
      ],
      nutrition: {
        '@type': 'NutritionInformation',
        servingSize: '1 jar',
        calories: '101 kcal',
        carbohydrateContent: '102 g',
        cholesterolContent: '103 mg',
        fatContent: '104 g',
        saturatedFatContent: '107 g',
        unsaturatedFatContent: '111 g',
        transFatContent: '110 g',
        fiberContent: '105 g',
        proteinContent: '106 g',
        sodiumContent: '108 mg',
        sugarContent: '109 g',
      },
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4,
        ratingCount: 1,
        bestRating: 5,
      },
      comment: [
        { '@type': 'Comment', name: 'Author Notes', text: 'Notesword', author: 'Commenter' },
      ],
      review: [{ '@type': 'Review', reviewBody: 'Reviewword' }],
      video: { '@type': 'VideoObject', contentUrl: 'https://video.example/' },
      suitableForDiet: 'https://schema.org/VeganDiet',
      cookingMethod: 'Stewing',
      estimatedCost: '$12',
      dateCreated: '2020-01-02T03:04:05+0000',
      datePublished: '2021-01-02T03:04:05+0000',
      dateModified: '2022-02-02T03:04:05+0000',
      ...unknown,
    };
    expect(
      vanished(recipe, readOnly(recipe, 'schema.org'), {
        silent: [
          '@context',
          '@type',
          '@id',
          'id',
          'identifier',
          'mainEntityOfPage',
          'dateModified',
          'thumbnailUrl',
          'printImage',
          'image[].@type',
          'author[].@type',
          'publisher.@type',
          'tool[].@type',
          'recipeInstructions[].@type',
          'nutrition.@type',
          'recipeInstructions[].itemListElement[].@type',
          'aggregateRating.@type',
          'aggregateRating.ratingCount',
          'aggregateRating.bestRating',
          'comment[].@type',
          'comment[].name',
        ],
        converted: {
          prepTime: 11,
          cookTime: 47,
          totalTime: 73,
          recipeCategory: 'dinner',
          'recipeIngredient[]': 'quandongs',
          'recipeInstructions[].itemListElement[].text': 'Stew them stir',
          dateCreated: '2020-01-02T03:04:05.000Z',
        },
      }).filter(({ text }) => text !== 'Main course' && text !== '## Jam'),
    ).toEqual([]);
  });
});

describe('every piece of a recipe in HTML', () => {
  const pieces = (fields: Record<string, string>) =>
    Object.entries(fields).map(([name, value]) => ({ name: name.replace(/\/\d$/, ''), value }));
  const inputOf = (fields: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name.replace(/\/\d$/, ''), value]),
    );

  test('every piece of Recipe Keeper is in the draft or in the report', () => {
    const fields = {
      recipeId: 'id1',
      recipeShareId: 'id2',
      name: 'Name',
      recipeCourse: 'Dessert',
      recipeCategory: 'Categoryone',
      recipeCollection: 'Collectionone',
      recipeSource: 'https://source.example/one',
      'recipeSource (text)': "Nan's book",
      recipeYield: '7 jars',
      prepTime: 'PT11M',
      cookTime: 'PT47M',
      recipeIngredients: '2 kg quandongs\n-- Crust --\n1 egg',
      recipeDirections: '1. Stew them.',
      recipeNotes: 'Notesword',
      recipeIsFavourite: 'True',
      recipeRating: '4',
      recipeNutServingSize: '1 jar',
      recipeNutCalories: '101',
      recipeNutTotalFat: '104',
      recipeNutSaturatedFat: '107',
      recipeNutCholesterol: '103',
      recipeNutSodium: '108',
      recipeNutTotalCarbohydrate: '102',
      recipeNutDietaryFiber: '105',
      recipeNutSugars: '109',
      recipeNutProtein: '106',
      photo0: 'images/a_0.jpg',
      photo1: 'images/a_1.jpg',
      'recipe-photo': 'picture without an ending',
      mystery: 'zebra',
    };
    expect(
      vanished(inputOf(fields), readRecipeKeeper(pieces(fields)), {
        silent: ['recipeId', 'recipeShareId'],
        converted: { prepTime: 11, cookTime: 47, recipeDirections: 'Stew them' },
      }),
    ).toEqual([]);
  });

  test('every piece of Copy Me That is in the draft or in the report', () => {
    const fields = {
      name: 'Name',
      description: 'Description',
      original_link: 'https://source.example/one',
      'original_link (text)': "Nan's blog",
      recipe_image: 'images/pie.jpg',
      made_this: 'I made this.',
      rating: 'Rated 4/5',
      ratingValue: '4',
      'recipeCategory/1': 'Categoryone',
      'recipeCategory/2': 'Categorytwo',
      recipeYield: '7 jars',
      'recipeIngredient/1': '2 kg quandongs',
      'instruction/1': '1. Stew them.',
      recipe_note: 'Notesword',
      mystery: 'zebra',
    };
    expect(
      vanished(inputOf(fields), readCopyMeThat(pieces(fields)), {
        silent: ['rating'],
        converted: { made_this: 'Made this', instruction: 'Stew them' },
      }),
    ).toEqual([]);
  });

  test('every piece of Copy Me That without the inner elements is in the draft or in the report', () => {
    const fields = {
      name: 'Name',
      rating: '4',
      servings: '7 jars',
      recipeIngredients: '2 kg quandongs',
      recipeInstructions: 'Stew them.',
      recipe_notes: 'Notesword',
    };
    expect(vanished(inputOf(fields), readCopyMeThat(pieces(fields)), {})).toEqual([]);
  });
});

describe('every field of a text file', () => {
  const csvOf = (fields: Record<string, string>): string =>
    [Object.keys(fields), Object.values(fields)]
      .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
      .join('\n');
  function readOne(text: string, name: string): RecipeInFile {
    const reading = readText(text, name);
    if ('problem' in reading) throw new Error(reading.problem);
    return reading.recipes[0]!()!;
  }

  test('every field of Plan to Eat is in the draft or in the report', () => {
    const fields = {
      title: 'Name',
      course: 'Courseword',
      cuisine: 'Peruvian',
      'main ingredient': 'Mainword',
      description: 'Description',
      source: 'Sourceword',
      url: 'https://source.example/one',
      'url host': 'source.example',
      'prep time': '11',
      'cook time': '47',
      'total time': '73',
      servings: '7',
      yield: '3 jars',
      ingredients: '2 kg quandongs\nCrust:\n1 egg',
      directions: 'Stew them.',
      tags: 'tagone, tagtwo',
      rating: '4',
      'public url': 'https://public.example/',
      'photo url': 'https://photo.example/two.jpg',
      private: 'false',
      'nutritional score (generic)': 'Scoreword',
      calories: '101',
      fat: '104',
      'saturated fat': '107',
      cholesterol: '103',
      sodium: '108',
      sugar: '109',
      carbohydrate: '102',
      fiber: '105',
      protein: '106',
      cost: 'Costword',
      'created at': '2019-08-07 06:05:04',
      'updated at': '2020-08-07 06:05:04',
    };
    expect(
      vanished(fields, readOne(csvOf(fields), 'recipes.csv'), {
        silent: ['url host', 'public url', 'private', 'updated at'],
        converted: { 'created at': '2019-08-07T06:05:04.000Z' },
      }),
    ).toEqual([]);
  });

  test('every column of a table that has each twice under other names is in the draft or in the report', () => {
    const fields = {
      name: 'Name',
      'recipe title': 'Secondtitle',
      ingredients: '2 kg quandongs',
      'ingredient list': 'secondlist',
      method: 'Stew them.',
      steps: 'Secondmethod.',
      notes: 'Notesword',
      comments: 'Secondnotes',
      serves: '7',
      portions: '8 bowls',
      source: 'https://a.example/one',
      link: 'https://b.example/two',
      website: 'https://c.example/three',
      author: 'Authorword',
      stars: 'many',
      favourite: 'yes',
      difficulty: 'Fiendish',
      'date added': 'last Tuesday',
      picture: 'a photo of it',
      image: 'b.jpg',
      mystery: 'zebra',
    };
    expect(
      vanished(fields, readOne(csvOf(fields), 'recipes.csv'), { converted: { favourite: true } }),
    ).toEqual([]);
  });

  test('every field of Cooklang is in the draft or in the report', () => {
    const metadata = {
      title: 'Name',
      author: 'Authorword',
      servings: '7',
      yield: '3 jars',
      course: 'Courseword',
      category: 'Categoryword',
      locale: 'en_AU',
      'prep time': '11 minutes',
      'cook time': '47 minutes',
      'time required': '73 minutes',
      duration: '74 minutes',
      difficulty: 'Fiendish',
      cuisine: 'Peruvian',
      diet: 'Dietword',
      tags: 'tagone, tagtwo',
      image: 'one.jpg',
      picture: 'not a picture',
      introduction: 'Introductionword',
      description: 'Description',
      source: 'https://source.example/one',
      mystery: 'zebra',
    };
    const head = Object.entries(metadata).map(([name, value]) => `${name}: ${value}`);
    const text = ['---', ...head, 'a line without a key', '---', 'Stew @quandongs{2%kg}.'].join(
      '\n',
    );
    const recipe = readOne(text, 'Name.cook');
    expect(
      vanished(metadata, recipe, {
        converted: {
          'prep time': 11,
          'cook time': 47,
          'time required': 73,
          locale: 'en-AU',
        },
      }),
    ).toEqual([]);
    expect(JSON.stringify(recipe.notUnderstood)).toContain('a line without a key');
  });

  test('every field of Chowdown is in the draft or in the report', () => {
    const metadata = {
      layout: 'recipe',
      title: 'Name',
      image: 'one.jpg',
      imagecredit: 'https://credit.example/',
      tags: 'tagone, tagtwo',
      categories: 'Categoryone',
      diets: 'Dietword',
      yield: '3 jars',
      serves: '7',
      prep_time: '11 minutes',
      cook_time: '47 minutes',
      nutrition: '101 calories',
      source: 'Sourceword',
      author: 'Authorword',
      date: '2020-01-02',
      mystery: 'zebra',
    };
    const head = Object.entries(metadata).map(([name, value]) => `${name}: ${value}`);
    const text = [
      '---',
      ...head,
      'ingredients:\n- 2 kg quandongs\n- Nothing below:',
      'directions:\n- Stew them.',
      '---',
      'Bodyword.\n\nSecondword.',
    ].join('\n');
    const recipe = readOne(text, 'name.md');
    expect(
      vanished({ ...metadata, body: 'Bodyword Secondword', lines: 'quandongs Stew' }, recipe, {
        silent: ['layout'],
        converted: {
          prep_time: 11,
          cook_time: 47,
          nutrition: 423,
          date: '2020-01-02T00:00:00.000Z',
        },
      }),
    ).toEqual([]);
    expect(recipe.notUnderstood).toContainEqual({
      path: 'ingredients[]',
      sample: 'Nothing below:',
    });
  });

  test('every line of a plain text is in the draft or in the report', () => {
    const text =
      'Name\n\nDescription.\nServes 7\nPrep time: 11 minutes\n\nIngredients\n2 kg quandongs\nCrust:\n1 egg\n\nMethod\n1. Stew them.\n\nNotes\nNotesword.\n\nStorage\nStorageword.\n';
    const lines = text.split('\n').filter((line) => line !== '');
    const headings = ['Ingredients', 'Method', 'Notes', 'Storage'];
    const missing = vanished({ lines }, readOne(text, 'name.txt'), {});
    expect(missing.map((each) => each.text)).toEqual(
      ['Serves 7', 'Prep time: 11 minutes', ...headings, '1. Stew them.'].filter((line) =>
        missing.some((each) => each.text === line),
      ),
    );
  });
});
