/**
 * JSON of no program that we know: what chat assistants and small programs write.
 *
 * - It has a title, ingredients and a method under their usual names, in camel case or snake case.
 * - An ingredient is a text, or an object with a food and perhaps an amount, a unit and a note; a list inside,
 *   or a key that is no such name, is a section. Steps likewise.
 */
import { equipmentInText } from '../../recipe/equipment';
import { ingredientLinesFrom } from '../../schema-org/ingredient-lines';
import { isNode, type SchemaNode } from '../../schema-org/schema-values';
import { stepsFromLines } from '../../schema-org/steps';
import { fieldsOf, type Fields } from '../fields/fields';
import { hasValue, textFrom } from '../fields/field-values';
import { anyImage, firstImage, imagesIn } from '../fields/images';
import type { JsonReader } from '../fields/json-reader';
import { recipeFromParts, type Note } from '../recipe/recipe-from-parts';

const titles = ['title', 'name', 'recipeName', 'recipe_name', 'recipeTitle', 'recipe_title'];
const lists = ['ingredients', 'ingredient_list', 'ingredientList', 'recipeIngredient'];
const methods = [
  'instructions',
  'steps',
  'directions',
  'method',
  'recipeInstructions',
  'preparation',
];

export const anyJson: JsonReader = {
  name: 'JSON',
  recognises: (node) => {
    const isTitled = titles.some((name) => typeof node[name] === 'string');
    const has = (names: readonly string[]) => names.some((name) => hasValue(node[name]));
    return isTitled && has(lists) && has(methods);
  },
  read(node) {
    const fields = fieldsOf(node);
    fields.ignore('id', '_id', 'uuid');
    return recipeFromParts(
      {
        title: fields.text(...titles),
        description: fields.text('description', 'summary', 'intro', 'introduction'),
        notes: notesOf(fields),
        serves: [
          fields.text('servings', 'serves', 'portions'),
          fields.text('yield', 'yields', 'recipeYield', 'makes'),
        ],
        prepTime: fields.text('prepTime', 'prep_time', 'preparationTime', 'preparation_time'),
        cookTime: fields.text('cookTime', 'cook_time', 'cookingTime', 'cooking_time'),
        totalTime: fields.text('totalTime', 'total_time', 'time', 'duration'),
        ingredients: ingredientLinesFrom(linesIn(taken(fields, lists), ingredientIn)),
        steps: stepsFromLines(linesIn(taken(fields, methods), stepIn)),
        ...labelsOf(fields),
        equipment: equipmentOf(fields),
        cuisine: fields.text('cuisine', 'recipeCuisine'),
        source: {
          siteName: fields.text('source', 'sourceName', 'source_name'),
          siteUrl: fields.text('url', 'sourceUrl', 'source_url', 'link'),
          author: fields.text('author', 'creator'),
        },
        language: fields.text('language', 'lang', 'locale'),
        rating: fields.number('rating', 'stars'),
        isFavourite: fields.isTrue('favorite', 'favourite', 'isFavorite'),
        difficulty: fields.text('difficulty'),
        createdAt: fields.text('createdAt', 'created_at', 'created', 'date'),
        images: firstImage(imagesIn(fields, anyImage, ...pictures), fields, 'image'),
      },
      fields,
    );
  },
};

function notesOf(fields: Fields): Note[] {
  return [
    { text: fields.text('notes', 'note', 'tips', 'comments') },
    {
      heading: 'Nutrition',
      text: wordsOf(fields, 'nutrition', 'nutritionalInfo', 'nutritional_info'),
    },
  ];
}

function equipmentOf(fields: Fields): string[] {
  const value = taken(fields, ['equipment', 'tools', 'cookware']);
  if (typeof value === 'string') return equipmentInText(value);
  return partsIn(value);
}

function labelsOf(fields: Fields) {
  return {
    courses: fields.words('course', 'category', 'categories', 'mealType', 'meal_type'),
    labels: [
      ...fields.words('tags', 'keywords', 'labels'),
      ...fields.words('diet', 'diets', 'dietary'),
    ],
  };
}

const pictures = ['image', 'images', 'imageUrl', 'image_url', 'photo', 'photos', 'picture'];

/** The value, with its texts remembered. */
function taken(fields: Fields, names: readonly string[]): unknown {
  const value = fields.take(...names);
  fields.remember(names[0]!, value);
  return value;
}

/** "calories 200, fat 3 g" of an object, the words of a list, or a text. */
function wordsOf(fields: Fields, ...names: string[]): string | undefined {
  return partsIn(taken(fields, names)).join(', ') || undefined;
}

function partsIn(value: unknown): string[] {
  if (!isNode(value)) {
    return [value].flat().flatMap((word) => textFrom(word) ?? firstText(word, foods) ?? []);
  }
  return Object.entries(value).flatMap(([name, amount]) => {
    const text = textFrom(amount);
    return text === undefined ? [] : [`${name} ${text}`];
  });
}

/** The lines of a text, a list, a list of lists with headings, or an object with a list for each heading. */
function linesIn(
  value: unknown,
  lineOf: (node: SchemaNode) => string | undefined,
  depth = 0,
): string[] {
  if (depth > deepest) return [];
  const text = textFrom(value);
  if (text !== undefined) return text.split('\n');
  const inside = (inner: unknown) => linesIn(inner, lineOf, depth + 1);
  if (Array.isArray(value)) return value.flatMap(inside);
  if (!isNode(value)) return [];
  const list = inner.map((name) => value[name]).find(Array.isArray);
  const line = list === undefined ? lineOf(value) : undefined;
  if (line !== undefined) return [line];
  const heading = firstText(value, headings);
  if (list !== undefined) return [...(heading ? [`${heading}:`] : []), ...inside(list)];
  return Object.entries(value).flatMap(([name, part]) => {
    const said = textFrom(part);
    if (said !== undefined) return [pairIn(name, said)];
    return hasValue(part) ? [`${name}:`, ...inside(part)] : [];
  });
}

/** "flour": "2 cups" is "2 cups flour"; a name that counts says nothing. */
function pairIn(name: string, text: string): string {
  if (/^\D{0,5}\d+$/.test(name)) return text;
  return /^[\d½⅓⅔¼¾⅛]/u.test(text) ? `${text} ${name}` : `${name}: ${text}`;
}

function ingredientIn(node: SchemaNode): string | undefined {
  const food = firstText(node, foods);
  if (food === undefined) return undefined;
  const parts = [firstText(node, amounts), firstText(node, units), food];
  const note = firstText(node, remarks);
  return parts.filter(Boolean).join(' ') + (note === undefined ? '' : `, ${note}`);
}

const stepIn = (node: SchemaNode): string | undefined => firstText(node, stepTexts);

function firstText(node: unknown, names: readonly string[]): string | undefined {
  if (!isNode(node)) return undefined;
  return names.map((name) => textFrom(node[name])).find((text) => text !== undefined);
}

const inner = ['ingredients', 'steps', 'instructions', 'items', 'lines', 'list'];
const headings = ['title', 'name', 'section', 'group', 'heading', 'label'];
const foods = ['name', 'item', 'ingredient', 'food', 'text'];
const amounts = ['amount', 'quantity', 'qty'];
const units = ['unit', 'units', 'measure'];
const remarks = ['note', 'notes', 'preparation', 'comment', 'description'];
const stepTexts = ['text', 'instruction', 'step', 'description', 'content', 'action'];
const deepest = 6;
