/**
 * Mealie: one recipe as JSON, as its API and its recipe export give it.
 *
 * - The text of an ingredient is in `display` or `originalText`, or in quantity, unit, food and note; its
 *   `title` begins a section. Older files have the same names in snake case, or bare lines of text.
 * - A step is Markdown; a list in it is a step for each line.
 * - A step's `title` is the section of it and those that follow, until another.
 * - An ingredient may be another recipe (`referencedRecipe`), named by its id.
 * - Notes have titles; categories and tags are labels, tools are equipment.
 * - The image is in `images/original.webp` beside the file.
 *
 * Source: https://docs.mealie.io/ (API, Recipe-Output).
 */
import { isNode, type SchemaNode } from '../../schema-org/schema-values';
import { splitIngredientLine } from '../../ingredients/parse-ingredient';
import { stepsInText } from '../../schema-org/steps';
import type { Ingredient } from '../../recipe/ingredient';
import type { Step } from '../../recipe/recipe';
import { fieldsOf, type Fields } from '../fields/fields';
import { amountText, isUnusableAmount } from '../recipe/ingredient-line';
import { hasKeysOf, type JsonKeys, type JsonReader } from '../fields/json-reader';
import { adjacentImage } from '../fields/images';
import type { RecipeInFile } from '../fields/recipe-in-file';
import { recipeFromParts, type Note } from '../recipe/recipe-from-parts';

const keys: JsonKeys = {
  title: 'name',
  parts: ['recipeIngredient', 'recipeInstructions', 'recipe_ingredient', 'recipe_instructions'],
  kind: 'list',
  own: [
    'slug',
    'orgURL',
    'org_url',
    'recipeServings',
    'recipeYieldQuantity',
    'dateAdded',
    'groupId',
  ],
};

export const mealie: JsonReader = {
  name: 'Mealie',
  recognises: (node) => {
    const lines = node['recipeIngredient'] ?? node['recipe_ingredient'];
    const isMealieLine = (line: unknown) =>
      isNode(line) && ('note' in line || 'display' in line || 'food' in line);
    const isNamed = node['@type'] === undefined && typeof (node['name'] ?? '') === 'string';
    if (!isNamed || !(Array.isArray(lines) || (lines ?? null) === null)) return false;
    return (Array.isArray(lines) && lines.some(isMealieLine)) || hasKeysOf(node, keys);
  },
  read: (node) => readMealie(node, ['images/original.webp', 'images/original.jpg']),
};

/** @param imageNames where the archive may hold its image */
export function readMealie(node: SchemaNode, imageNames: readonly string[]): RecipeInFile {
  const fields = fieldsOf(node);
  fields.ignore(...idNames, ...internalNames, ...forSearching);
  const lines = ingredientsFrom(fields.eachOrText('note', 'recipeIngredient', 'recipe_ingredient'));
  const recipe = recipeFromParts(
    {
      title: fields.text('name'),
      description: fields.text('description'),
      notes: [
        ...fields.each('notes').map(noteFrom),
        { heading: 'Nutrition', text: nutritionFrom(fields.each('nutrition')[0]) },
      ],
      serves: yieldsFrom(fields),
      prepTime: fields.text('prepTime', 'prep_time'),
      cookTime: fields.text('cookTime', 'cook_time', 'performTime', 'perform_time'),
      totalTime: fields.text('totalTime', 'total_time'),
      ingredients: lines.map(({ line }) => line),
      steps: stepsFrom(fields.eachOrText('text', 'recipeInstructions', 'recipe_instructions')),
      labels: [...fields.words('recipeCategory', 'recipe_category'), ...fields.words('tags')],
      equipment: fields.words('tools'),
      source: { siteUrl: fields.text('orgURL', 'org_url') },
      rating: fields.number('rating'),
      createdAt: dateFrom(fields),
      images: imageNames.flatMap(adjacentImage),
    },
    fields,
  );
  return { ...recipe, key: idKey(node['id']), lineKeys: lines.map(({ key }) => key) };
}

/** Rows of a backup have ids without dashes. */
const idKey = (id: unknown): string | undefined =>
  typeof id === 'string' && id !== '' ? `id ${id.replaceAll('-', '').toLowerCase()}` : undefined;

function noteFrom(note: Fields): Note {
  note.ignore('id', 'recipe_id', ...inRows);
  return { heading: note.text('title'), text: note.text('text') };
}

/** The day it was added; the moment of the row stands in for it. */
function dateFrom(fields: Fields): string | undefined {
  const moments = ['createdAt', 'created_at'];
  const day = fields.text('dateAdded', 'date_added');
  if (day === undefined) return fields.text(...moments);
  fields.ignore(...moments);
  return day;
}

const internalNames = [
  'slug',
  'image',
  'settings',
  'isOcrRecipe',
  'is_ocr_recipe',
  'dateUpdated',
  'date_updated',
  'updatedAt',
  'update_at',
];
const idNames = ['id', 'userId', 'user_id', 'householdId', 'household_id', 'groupId', 'group_id'];

function yieldsFrom(fields: Fields): unknown {
  const servings = fields.number('recipeServings', 'recipe_servings');
  const amount = fields.text('recipeYieldQuantity', 'recipe_yield_quantity');
  const words = fields.text('recipeYield', 'recipe_yield');
  const made = [Number(amount) > 0 ? amount : '', words].filter(Boolean).join(' ');
  return [servings === undefined ? '' : String(servings), made];
}

interface ReadLine {
  line: Ingredient;
  /** Of the recipe that it stands for. */
  key: string | undefined;
}

function ingredientsFrom(items: readonly Fields[]): ReadLine[] {
  let section: string | undefined;
  return items.flatMap((item) => {
    item.ignore('referenceId', 'reference_id', 'isFood', 'is_food', 'disableAmount', 'id');
    item.ignore('disable_amount', 'recipe_id', 'position', 'food_id', 'unit_id', ...inRows);
    section = item.text('title') ?? section;
    const note = item.text('note');
    const [unit] = item.eachOrText('name', 'unit');
    const [food] = item.eachOrText('name', 'food');
    const unitName = unit?.text('abbreviation') ?? unit?.text('name') ?? '';
    const { name: recipeName, key } = recipeIn(item);
    const foodName = food?.text('name') ?? recipeName;
    unit?.ignore('name', ...inUnitOrFood);
    food?.ignore(...inUnitOrFood);
    const count = item.number('quantity');
    const amount = amountText(count, unitName);
    if (isUnusableAmount(count, amount)) item.leave('quantity', count);
    if (foodName !== undefined) {
      // Both repeat in one line what is in the other fields.
      item.ignore('originalText', 'original_text', 'display');
      return [{ line: { name: foodName, amount, unit: unitName, note, section }, key }];
    }
    const whole = item.text('originalText', 'original_text') ?? item.text('display');
    item.ignore('display');
    // A line that was never split into fields has the quantity 1.
    const isCounted = unitName !== '' || (count !== 1 && !/^\d/.test(note ?? ''));
    const line = whole ?? [isCounted && amount, unitName, note].filter(Boolean).join(' ');
    return line === '' ? [] : [{ line: { ...splitIngredientLine(line), section }, key }];
  });
}

/** The recipe that stands in the place of a food; the rest of it comes as a recipe of its own. */
function recipeIn(item: Fields): { name?: string | undefined; key?: string | undefined } {
  const id = item.code('referenced_recipe_id');
  const recipe = item.take('referencedRecipe', 'referenced_recipe');
  if (!isNode(recipe)) return { key: idKey(id) };
  const { name } = recipe;
  return { name: typeof name === 'string' && name ? name : undefined, key: idKey(recipe['id']) };
}

/** Copies of texts without accents and capitals. */
const forSearching = [
  'name_normalized',
  'description_normalized',
  'note_normalized',
  'original_text_normalized',
  'plural_name_normalized',
  'abbreviation_normalized',
  'plural_abbreviation_normalized',
];

const inRows = ['created_at', 'update_at', 'updated_at', ...forSearching];

const inUnitOrFood = [
  ...idNames,
  ...inRows,
  'pluralName',
  'pluralAbbreviation',
  'plural_name',
  'plural_abbreviation',
  'useAbbreviation',
  'use_abbreviation',
  'label_id',
  'on_hand',
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
    item.ignore('type', ...inRows);
    section = item.text('title') ?? section;
    const summary = item.text('summary');
    const text = item.text('text') ?? '';
    const words = summary === undefined || text.startsWith(summary) ? text : `${summary}: ${text}`;
    return stepsInText(words, section);
  });
}

function nutritionFrom(fields: Fields | undefined): string | undefined {
  if (fields === undefined) return undefined;
  fields.ignore('id', 'recipe_id', ...inRows);
  const parts = nutrients.flatMap(([name, ...spellings]) => {
    const text = fields.text(...spellings);
    return text === undefined ? [] : [`${name} ${text}`];
  });
  return parts.join(', ') || undefined;
}

const nutrients = [
  ['calories', 'calories'],
  ['carbohydrates', 'carbohydrateContent', 'carbohydrate_content'],
  ['cholesterol', 'cholesterolContent', 'cholesterol_content'],
  ['fat', 'fatContent', 'fat_content'],
  ['saturated fat', 'saturatedFatContent', 'saturated_fat_content'],
  ['trans fat', 'transFatContent', 'trans_fat_content'],
  ['unsaturated fat', 'unsaturatedFatContent', 'unsaturated_fat_content'],
  ['fibre', 'fiberContent', 'fiber_content'],
  ['protein', 'proteinContent', 'protein_content'],
  ['sodium', 'sodiumContent', 'sodium_content'],
  ['sugar', 'sugarContent', 'sugar_content'],
] as const;
