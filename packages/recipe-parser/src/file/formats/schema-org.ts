/**
 * schema.org JSON-LD in a file: one recipe, a list, or a graph; also what RecipeSage exports as JSON-LD
 * and the `recipe.json` of Nextcloud Cookbook.
 *
 * - The recipe is read as on a web page; what pages do not have is read besides: notes in `comment`
 *   (RecipeSage), tools, nutrition, dates.
 * - A rating is one's own only where at most one person rated.
 * - Nextcloud stores the image as `full.jpg` beside the file; `image` may also name a file or an
 *   address.
 *
 * Source: https://schema.org/Recipe, https://docs.recipesage.com/,
 * https://nextcloud.github.io/cookbook/dev/api/
 */
import { equipmentInText } from '../../recipe/equipment';
import { findRecipes } from '../../schema-org/find-recipes';
import { recipeFromSchemaOrg } from '../../schema-org/recipe-from-schema-org';
import { isNode, listOf, textOf, textsOf, type SchemaNode } from '../../schema-org/schema-values';
import { fieldsOf, type Fields } from '../fields/fields';
import { anyImage, adjacentImage, firstImage, imagesIn } from '../fields/images';
import type { ImageInFile, Reading, RecipeInFile } from '../fields/recipe-in-file';
import { recipeFromParts } from '../recipe/recipe-from-parts';

/** Every recipe in the document, wherever it is. */
export function readSchemaOrg(document: unknown): Reading {
  const { recipes, resolve } = findRecipes([document], Infinity);
  const read = (node: SchemaNode) => () => recipeFrom(node, textOf(resolve(node['author'])));
  return { recipes: recipes.map(read), notUnderstood: [] };
}

function recipeFrom(node: SchemaNode, author: string | undefined): RecipeInFile | undefined {
  const draft = recipeFromSchemaOrg([{ ...node, '@type': 'Recipe' }]);
  if (draft === undefined) return undefined;
  const fields = fieldsOf(node);
  fields.read(...readAsOnAPage);
  fields.ignore(...namesAndKinds, ...ofTheOtherProgram);
  return recipeFromParts(
    {
      title: draft.title,
      description: draft.description,
      notes: [
        ...fields.each('comment').map((comment) => {
          comment.ignore('@type');
          return { heading: ownHeading(comment), text: comment.text('text') };
        }),
        { heading: 'Nutrition', text: nutritionFrom(fields.each('nutrition')[0]) },
      ],
      serves: taken(fields, 'recipeYield', 'yield'),
      prepTime: taken(fields, 'prepTime'),
      cookTime: taken(fields, 'cookTime', 'performTime'),
      totalTime: taken(fields, 'totalTime'),
      ingredients: linesWithSections(draft),
      steps: draft.steps,
      courses: commaParts(taken(fields, 'recipeCategory')),
      labels: commaParts(taken(fields, 'keywords')),
      equipment: equipmentIn(taken(fields, 'tool')),
      cuisine: textsOf(taken(fields, 'recipeCuisine')).join(', ') || undefined,
      source: {
        siteName: fields.text('creditText') ?? draft.sourceAttribution?.siteName,
        siteUrl: addressOf(taken(fields, 'isBasedOn', 'url', 'orgURL')),
        author: draft.sourceAttribution?.author ?? author,
      },
      language: draft.language,
      rating: ownRating(fields.each('aggregateRating')[0]),
      createdAt: fields.text('dateCreated', 'datePublished'),
      images: imagesOf(fields),
    },
    fields,
  );
}

/** The value, with its texts remembered. */
function taken(fields: Fields, ...names: string[]): unknown {
  const value = fields.take(...names);
  fields.remember(names[0]!, value);
  return value;
}

const namesAndKinds = ['@type', 'type', '@context', '@id', 'name', 'mainEntityOfPage'];

const readAsOnAPage = [
  'headline',
  'description',
  'recipeIngredient',
  'ingredients',
  'ingredient',
  'recipeInstructions',
  'instructions',
  'author',
  'creator',
  'publisher',
  'inLanguage',
];

const ofTheOtherProgram = [
  'id',
  'identifier',
  'dateModified',
  'printImage',
  'imagePlaceholderUrl',
  'thumbnailUrl',
];

function linesWithSections({ ingredients, ingredientLines }: RecipeInFile['draft']) {
  return ingredientLines.map((text, at) => ({ text, section: ingredients[at]?.section }));
}

/** RecipeSage calls the person's own notes "Author Notes". */
function ownHeading(comment: Fields): string | undefined {
  const isOwn = comment.code('name') === 'Author Notes';
  return isOwn ? undefined : comment.text('name');
}

function commaParts(value: unknown): string[] {
  return textsOf(value)
    .flatMap((text) => text.split(/[,;|]/))
    .map((text) => text.trim());
}

/** A list, or one text with commas. */
function equipmentIn(value: unknown): string[] {
  const texts = textsOf(value);
  return typeof value === 'string' ? texts.flatMap(equipmentInText) : texts;
}

function addressOf(value: unknown): string | undefined {
  const texts = listOf(value).flatMap((item) => {
    if (typeof item === 'string') return [item];
    const node = item as SchemaNode;
    return [node['url'], node['@id']].filter((each) => typeof each === 'string');
  });
  return texts.find((text) => /^https?:/i.test(text)) ?? texts[0];
}

function ownRating(fields: Fields | undefined): number | undefined {
  if (fields === undefined) return undefined;
  fields.ignore('@type', 'worstRating', 'bestRating');
  const raters = fields.number('ratingCount', 'reviewCount') ?? 1;
  return raters <= 1 ? fields.number('ratingValue') : undefined;
}

/** @example nutritionFrom(fieldsOf({ calories: '240 kcal', fatContent: '3 g' })) // '240 kcal, fat 3 g' */
export function nutritionFrom(fields: Fields | undefined): string | undefined {
  if (fields === undefined) return undefined;
  fields.ignore('@type');
  const parts = nutrients.flatMap(([name, label]) => {
    const text = fields.text(name);
    return text === undefined ? [] : [label === '' ? text : `${label} ${text}`];
  });
  return parts.join(', ') || undefined;
}

const nutrients = [
  ['servingSize', ''],
  ['calories', ''],
  ['carbohydrateContent', 'carbohydrates'],
  ['cholesterolContent', 'cholesterol'],
  ['fatContent', 'fat'],
  ['saturatedFatContent', 'saturated fat'],
  ['unsaturatedFatContent', 'unsaturated fat'],
  ['transFatContent', 'trans fat'],
  ['fiberContent', 'fibre'],
  ['proteinContent', 'protein'],
  ['sodiumContent', 'sodium'],
  ['sugarContent', 'sugar'],
] as const;

function imagesOf(fields: Fields): ImageInFile[] {
  return [
    ...adjacentImage('full.jpg'),
    ...firstImage(imagesIn(fields, imageOf, 'image', 'imageUrl'), fields, 'image'),
  ];
}

function imageOf(value: unknown): ImageInFile[] {
  if (!isNode(value)) return anyImage(value);
  return anyImage(addressOf(value['contentUrl'] ?? value));
}
