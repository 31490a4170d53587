/**
 * schema.org JSON-LD in a file: one recipe, a list, or a graph; also what RecipeSage exports as JSON-LD
 * and the `recipe.json` of Nextcloud Cookbook.
 *
 * - The recipe is read as on a web page; what pages do not have is read besides: notes in `comment`
 *   (RecipeSage), tools, nutrition, dates.
 * - A rating is one's own only where at most one person rated.
 * - Nextcloud keeps the picture as `full.jpg` beside the file; `image` may also name a file or an
 *   address.
 *
 * Source: https://schema.org/Recipe, https://docs.recipesage.com/,
 * https://nextcloud.github.io/cookbook/dev/api/
 */
import { findRecipes } from '../../recipe-import/find-recipes';
import { recipeFromSchemaOrg } from '../../recipe-import/recipe-from-schema-org';
import { listOf, textOf, textsOf, type SchemaNode } from '../../recipe-import/schema-values';
import { fieldsOf, type Fields } from '../fields';
import { anyPicture, besidePicture } from '../pictures';
import type { PictureInFile, Reading, RecipeInFile } from '../recipe-in-file';
import { recipeFromParts } from '../recipe-from-parts';

/** Every recipe in the document, wherever it lies. */
export function readSchemaOrg(document: unknown): Reading {
  const { recipes, resolve } = findRecipes([document]);
  const read = (node: SchemaNode) => () => recipeFrom(node, textOf(resolve(node['author'])));
  return { recipes: recipes.map(read), notUnderstood: [] };
}

function recipeFrom(node: SchemaNode, author: string | undefined): RecipeInFile | undefined {
  const draft = recipeFromSchemaOrg([{ ...node, '@type': 'Recipe' }]);
  if (draft === undefined) return undefined;
  const fields = fieldsOf(node);
  fields.ignore(...readAsOnAPage, ...ofTheOtherProgram);
  return recipeFromParts(
    {
      title: draft.title,
      description: draft.description,
      notes: [
        ...fields.each('comment').map((comment) => {
          comment.ignore('@type');
          return { heading: ownHeading(comment.text('name')), text: comment.text('text') };
        }),
        { heading: 'Equipment', text: textsOf(fields.take('tool')).join(', ') },
        { heading: 'Nutrition', text: nutritionFrom(fields.each('nutrition')[0]) },
      ],
      serves: fields.take('recipeYield', 'yield'),
      prepTime: fields.text('prepTime'),
      cookTime: fields.text('cookTime', 'performTime'),
      totalTime: fields.text('totalTime'),
      ingredients: linesWithSections(draft),
      steps: draft.steps,
      courses: commaParts(fields.take('recipeCategory')),
      labels: commaParts(fields.take('keywords')),
      cuisine: textOf(fields.take('recipeCuisine')),
      source: {
        siteName: fields.text('creditText') ?? draft.sourceAttribution?.siteName,
        siteUrl: addressOf(fields.take('isBasedOn', 'url', 'orgURL', 'mainEntityOfPage')),
        author: draft.sourceAttribution?.author ?? author,
      },
      language: draft.language,
      rating: ownRating(fields.each('aggregateRating')[0]),
      createdAt: fields.text('dateCreated', 'datePublished'),
      pictures: picturesOf(fields),
    },
    fields,
  );
}

const readAsOnAPage = [
  '@type',
  'type',
  '@context',
  '@id',
  'name',
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
const ownHeading = (name: string | undefined): string | undefined =>
  name === 'Author Notes' ? undefined : name;

function commaParts(value: unknown): string[] {
  return textsOf(value)
    .flatMap((text) => text.split(/[,;|]/))
    .map((text) => text.trim());
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

function nutritionFrom(fields: Fields | undefined): string | undefined {
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

function picturesOf(fields: Fields): PictureInFile[] {
  const images = [fields.take('image'), fields.take('imageUrl')].flatMap((value) => listOf(value));
  const addresses = images.map((image) =>
    typeof image === 'string' ? image : addressOf((image as SchemaNode)['contentUrl'] ?? image),
  );
  return [...besidePicture('full.jpg'), ...addresses.flatMap(anyPicture)];
}
