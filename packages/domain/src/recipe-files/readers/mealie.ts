/**
 * Mealie: one recipe as JSON, as its API and its recipe export give it.
 *
 * - An ingredient says itself in `display` or `originalText`, or in quantity, unit, food and note; its
 *   `title` begins a section. Older files have the same names in snake case.
 * - A step's `title` is the section of it and those that follow, until another.
 * - Notes have titles; categories, tags and tools are labels.
 * - The picture lies in `images/original.webp` beside the file.
 *
 * Source: https://docs.mealie.io/ (API, Recipe-Output).
 */
import { isNode, type SchemaNode } from '../../recipe-import/schema-values';
import { splitIngredientLine } from '../../ingredients/parse-ingredient';
import { cleanLines } from '../../recipe-import/clean-text';
import type { Ingredient } from '../../ingredients/ingredient';
import type { Step } from '../../recipes/recipe';
import { fieldsOf, type Fields } from '../fields';
import { amountText } from '../ingredient-line';
import type { JsonReader } from '../json-reader';
import { besidePicture } from '../pictures';
import type { RecipeInFile } from '../recipe-in-file';
import { recipeFromParts } from '../recipe-from-parts';

export const mealie: JsonReader = {
  name: 'Mealie',
  recognises: (node) => {
    const lines = node['recipeIngredient'] ?? node['recipe_ingredient'];
    const isMealieLine = (line: unknown) =>
      isNode(line) && ('note' in line || 'display' in line || 'food' in line);
    return (
      node['@type'] === undefined &&
      typeof node['name'] === 'string' &&
      Array.isArray(lines) &&
      (lines.some(isMealieLine) || ('slug' in node && 'recipeInstructions' in node))
    );
  },
  read: (node) => readMealie(node, ['images/original.webp', 'images/original.jpg']),
};

/** @param pictureNames where the archive may hold its picture */
export function readMealie(node: SchemaNode, pictureNames: readonly string[]): RecipeInFile {
  const fields = fieldsOf(node);
  fields.ignore(
    ...idNames,
    'slug',
    'image',
    'settings',
    'dateUpdated',
    'date_updated',
    'updatedAt',
  );
  fields.ignore('update_at', 'isOcrRecipe', 'is_ocr_recipe', 'lastMade', 'last_made', 'createdAt');
  const tools = fields.words('tools');
  return recipeFromParts(
    {
      title: fields.text('name'),
      description: fields.text('description'),
      notes: [
        ...fields.each('notes').map((note) => {
          note.ignore('id', 'recipe_id');
          return { heading: note.text('title'), text: note.text('text') };
        }),
        { heading: 'Equipment', text: tools.join(', ') },
        { heading: 'Nutrition', text: nutritionFrom(fields.each('nutrition')[0]) },
      ],
      serves: yieldsFrom(fields),
      prepTime: fields.text('prepTime', 'prep_time'),
      cookTime: fields.text('cookTime', 'cook_time', 'performTime', 'perform_time'),
      totalTime: fields.text('totalTime', 'total_time'),
      ingredients: ingredientsFrom(fields.each('recipeIngredient', 'recipe_ingredient')),
      steps: stepsFrom(fields.each('recipeInstructions', 'recipe_instructions')),
      labels: [...fields.words('recipeCategory', 'recipe_category'), ...fields.words('tags')],
      source: { siteUrl: fields.text('orgURL', 'org_url') },
      rating: fields.number('rating'),
      createdAt: fields.text('dateAdded', 'date_added', 'created_at'),
      pictures: pictureNames.flatMap(besidePicture),
    },
    fields,
  );
}

const idNames = ['id', 'userId', 'user_id', 'householdId', 'household_id', 'groupId', 'group_id'];

function yieldsFrom(fields: Fields): unknown {
  const servings = fields.number('recipeServings', 'recipe_servings');
  const amount = fields.text('recipeYieldQuantity', 'recipe_yield_quantity');
  const words = fields.text('recipeYield', 'recipe_yield');
  const made = [Number(amount) > 0 ? amount : '', words].filter(Boolean).join(' ');
  return [servings === undefined ? '' : `${servings} servings`, made];
}

function ingredientsFrom(items: readonly Fields[]): Ingredient[] {
  let section: string | undefined;
  return items.flatMap((item) => {
    item.ignore('referenceId', 'reference_id', 'isFood', 'is_food', 'disableAmount', 'id');
    item.ignore('disable_amount', 'recipe_id', 'position', 'food_id', 'unit_id');
    section = item.text('title') ?? section;
    const note = item.text('note');
    const [unit] = item.each('unit');
    const [food] = item.each('food');
    const unitName = unit?.text('abbreviation', 'name') ?? '';
    const foodName = food?.text('name');
    unit?.ignore(...inUnitOrFood);
    food?.ignore(...inUnitOrFood);
    const amount = amountText(item.number('quantity'), unitName);
    const whole = item.text('originalText', 'original_text', 'display');
    if (foodName !== undefined) return [{ name: foodName, amount, unit: unitName, note, section }];
    const line = whole ?? [unitName && amount, unitName, note].filter(Boolean).join(' ');
    return line === '' ? [] : [{ ...splitIngredientLine(line), section }];
  });
}

const inUnitOrFood = [
  ...idNames,
  'pluralName',
  'pluralAbbreviation',
  'plural_name',
  'plural_abbreviation',
  'useAbbreviation',
  'fraction',
  'createdAt',
  'updatedAt',
  'update_at',
  'labelId',
];

function stepsFrom(items: readonly Fields[]): Step[] {
  let section: string | undefined;
  return items.flatMap((item) => {
    item.ignore('id', 'ingredientReferences', 'ingredient_references', 'recipe_id', 'position');
    item.ignore('type');
    section = item.text('title') ?? section;
    const summary = item.text('summary');
    const text = cleanLines(item.text('text') ?? '').join(' ');
    const words = summary === undefined || text.startsWith(summary) ? text : `${summary}: ${text}`;
    return words === '' ? [] : [{ text: words, section }];
  });
}

function nutritionFrom(fields: Fields | undefined): string | undefined {
  if (fields === undefined) return undefined;
  fields.ignore('id', 'recipe_id');
  const parts = nutrients.flatMap(([name, ...spellings]) => {
    const text = fields.text(...spellings);
    return text === undefined ? [] : [`${name} ${text}`];
  });
  return parts.join(', ') || undefined;
}

const nutrients = [
  ['calories', 'calories'],
  ['carbohydrates', 'carbohydrateContent', 'carbohydrate_content'],
  ['fat', 'fatContent', 'fat_content'],
  ['fibre', 'fiberContent', 'fiber_content'],
  ['protein', 'proteinContent', 'protein_content'],
  ['salt', 'sodiumContent', 'sodium_content'],
  ['sugar', 'sugarContent', 'sugar_content'],
] as const;
