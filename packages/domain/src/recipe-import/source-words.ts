/**
 * The words that each field of an imported recipe was read from, as its source says them.
 *
 * - For each field, the texts in the property of schema.org that it comes from, untouched: "PT1H20M",
 *   "2 Tbs. flour<br>", each text on a line of its own.
 * - What only names a type, an id or an address is no text; of pictures and authors the address or name is.
 * - More than `longestText` of a field is cut: it is there to be compared with, not to be kept twice.
 */
import type { Resolve } from './find-recipes';
import { isNode, type SchemaNode } from './schema-values';
import type { SourceField } from './source-fields';

export type SourceWords = Partial<Record<SourceField, string>>;

const longestText = 20_000;
const deepest = 12;

/**
 * @param node a recipe of schema.org
 * @example sourceWords({ name: 'Pie', prepTime: 'PT5M' }, (value) => value)
 * // { title: 'Pie', prepMinutes: 'PT5M' }
 */
export function sourceWords(node: SchemaNode, resolve: Resolve): SourceWords {
  const found = Object.entries(properties).map(([field, names]) => {
    const name = names.find((each) => node[each] !== undefined && node[each] !== null);
    const texts = name === undefined ? [] : textsIn(node[name], resolve, 0);
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
} satisfies Partial<Record<SourceField, readonly string[]>>;

function textsIn(value: unknown, resolve: Resolve, depth: number): string[] {
  if (depth > deepest) return [];
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, resolve, depth + 1));
  const node = resolve(value);
  if (!isNode(node)) return [];
  const isPicture = node['@type'] === 'ImageObject';
  return Object.entries(node).flatMap(([name, part]) =>
    name.startsWith('@') || (notWords.has(name) && !isPicture)
      ? []
      : textsIn(part, resolve, depth + 1),
  );
}

/** Where a thing is, not what it says. */
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
