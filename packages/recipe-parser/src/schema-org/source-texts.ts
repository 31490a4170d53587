/**
 * The source text of each field of an imported recipe.
 *
 * - For each field, the texts in the property of schema.org that it comes from, untouched: "PT1H20M",
 *   "2 Tbs. flour<br>", each text on a line of its own.
 * - Nutrition and ratings are lines of a name and a value: "calories: 200 kcal".
 * - What only names a type, an id or an address is no text; of images and authors the address or name is.
 * - More than `longestText` of a field is cut: it is for comparison, not a second copy.
 */
import type { Resolve } from './find-recipes';
import { isNode, type SchemaNode } from './schema-values';
import type { SourceField } from '../text/fields/source-fields';

export type SourceText = Partial<Record<SourceField, string>>;

const longestText = 20_000;
const deepest = 12;
/** Of one field: things that refer to each other would never end. */
const mostValues = 5_000;

/**
 * @param node a recipe of schema.org
 * @example sourceTexts({ name: 'Pie', prepTime: 'PT5M' }, (value) => value)
 * // { title: 'Pie', prepMinutes: 'PT5M' }
 */
export function sourceTexts(node: SchemaNode, resolve: Resolve): SourceText {
  const found = Object.entries(properties).map(([field, names]) => {
    const given = names.filter((each) => node[each] !== undefined && node[each] !== null);
    const wanted = allOf.has(field) ? given : given.slice(0, 1);
    const texts = wanted.flatMap((name) =>
      named.has(field) ? namedTexts(node[name], resolve) : textsIn(node[name], resolve),
    );
    return [field, texts.join('\n').slice(0, longestText)] as const;
  });
  return Object.fromEntries(found.filter(([, text]) => text !== ''));
}

/** In the order in which a draft looks for them. */
const properties = {
  title: ['name', 'headline'],
  description: ['description'],
  serves: ['recipeYield', 'yield'],
  prepMinutes: ['prepTime'],
  cookMinutes: ['cookTime'],
  totalMinutes: ['totalTime'],
  ingredients: ['recipeIngredient', 'ingredients', 'ingredient'],
  instructions: ['recipeInstructions', 'instructions'],
  tags: ['keywords', 'recipeCategory', 'recipeCuisine'],
  course: ['recipeCategory'],
  cuisine: ['recipeCuisine'],
  imageUrl: ['image', 'thumbnailUrl'],
  author: ['author', 'creator'],
  siteName: ['publisher'],
  language: ['inLanguage'],
  nutrition: ['nutrition'],
  diets: ['suitableForDiet'],
  keywords: ['keywords'],
  equipment: ['tool'],
  supplies: ['supply'],
  cookingMethod: ['cookingMethod'],
  cost: ['estimatedCost'],
  images: ['image', 'thumbnailUrl'],
  video: ['video'],
  rating: ['aggregateRating', 'contentRating'],
  otherTimes: ['performTime', 'activeTime', 'restTime'],
  dates: ['datePublished', 'dateCreated', 'dateModified'],
} satisfies Partial<Record<SourceField, readonly string[]>>;

/** Fields with several properties, all of which count. */
const allOf: ReadonlySet<string> = new Set(['rating', 'otherTimes', 'dates']);
/** Fields whose values say nothing without their names. */
const named: ReadonlySet<string> = new Set(['nutrition', 'rating']);

/**
 * The parts of an object, each behind its name.
 *
 * @example namedTexts({ '@type': 'NutritionInformation', calories: '101 kcal' }, (value) => value)
 * // ['calories: 101 kcal']
 */
export function namedTexts(value: unknown, resolve: Resolve): string[] {
  const node = resolve(Array.isArray(value) ? value[0] : value);
  if (!isNode(node)) return textsIn(value, resolve);
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@') && name !== 'type')
    .map(([name, part]) => [name, textsIn(part, resolve).join(', ')] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}: ${text}`);
}

function textsIn(whole: unknown, resolve: Resolve): string[] {
  const texts: string[] = [];
  let looked = 0;
  const visit = (value: unknown, depth: number): void => {
    looked += 1;
    if (depth > deepest || looked > mostValues) return;
    if (typeof value === 'string' && value.trim() !== '') texts.push(value.trim());
    else if (typeof value === 'number') texts.push(String(value));
    else if (Array.isArray(value)) for (const item of value) visit(item, depth + 1);
    else for (const part of partsOf(resolve(value))) visit(part, depth + 1);
  };
  visit(whole, 0);
  return texts;
}

function partsOf(node: unknown): unknown[] {
  if (!isNode(node)) return [];
  const isImage = node['@type'] === 'ImageObject';
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@') && (isImage || !notWords.has(name)))
    .map(([, part]) => part);
}

/** Addresses and ids, which are no text. */
const notWords: ReadonlySet<string> = new Set([
  'type',
  'url',
  'image',
  'video',
  'logo',
  'sameAs',
  'position',
  'mainEntityOfPage',
]);
