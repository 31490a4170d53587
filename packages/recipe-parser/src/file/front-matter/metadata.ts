/**
 * The recipe fields in the metadata of a text file: the canonical names of Cooklang's conventions, their
 * older spellings, those that Markdown sites use, and our own names where the conventions have none
 * (`measures`, `rating`, `favourite`).
 *
 * Source: https://cooklang.org/docs/spec/#canonical-metadata
 */
import type { FoundLine } from '../../text/headings/heading-lines';
import { type Ingredient } from '../../recipe/ingredient';
import { measuresOptions } from '../../units/measures';
import { isNode } from '../../schema-org/schema-values';
import type { Step } from '../../recipe/recipe';
import type { Fields } from '../fields/fields';
import { anyImage, adjacentImage, firstImage, imagesIn } from '../fields/images';
import type { ImageInFile, RecipeInFile } from '../fields/recipe-in-file';
import { recipeFromParts, type Note } from '../recipe/recipe-from-parts';

interface Body {
  fileName: string;
  description?: string | undefined;
  ingredients: readonly (FoundLine | Ingredient)[];
  steps: readonly Step[];
  notes: readonly string[];
  /** Named in the steps, besides what the metadata name. */
  equipment?: readonly string[];
  /** The folder of an image that the metadata name; by default that of the file. */
  imageFolders?: readonly string[];
}

export function recipeFromMetadata(fields: Fields, body: Body): RecipeInFile {
  const [time] = fields.each('time');
  const measures = fields.text('measures');
  const description = fields.text('description', 'introduction', 'summary');
  const recipe = recipeFromParts(
    {
      title: fields.text('title', 'name') ?? body.fileName,
      description: description ?? body.description,
      notes: notesOf(fields, body, description),
      serves: [
        fields.text('servings', 'serves', 'portions')?.replace(/^(\d+)\|[\d|]*$/, '$1'),
        fields.text('yield', 'yields'),
      ],
      prepTime: time?.text('prep') ?? fields.text('time.prep', 'prep time', 'prep_time'),
      cookTime: time?.text('cook') ?? fields.text('time.cook', 'cook time', 'cook_time'),
      totalTime:
        time?.text('total') ??
        fields.text('total time', 'total_time', 'time required', 'duration', 'time'),
      ingredients: body.ingredients,
      steps: body.steps,
      courses: [...fields.words('course'), ...fields.words('category', 'categories', 'meal')],
      labels: [...fields.words('tags', 'tag', 'keywords'), ...fields.words('diet', 'diets')],
      equipment: [...fields.words('equipment', 'tools', 'cookware'), ...(body.equipment ?? [])],
      cuisine: fields.text('cuisine'),
      source: sourceFrom(fields),
      language: fields.text('locale', 'language', 'lang')?.replace('_', '-'),
      rating: fields.text('rating'),
      isFavourite: fields.isTrue('favourite', 'favorite'),
      difficulty: fields.text('difficulty'),
      createdAt: fields.text('created', 'date'),
      images: imagesOf(fields, body),
    },
    fields,
  );
  const known = measuresOptions.find((option) => option === measures);
  return known ? { ...recipe, draft: { ...recipe.draft, measures: known } } : recipe;
}

/** A text below the metadata is a note where these have a description. */
function notesOf(fields: Fields, body: Body, description: string | undefined): Note[] {
  return [
    { text: description === undefined ? undefined : body.description },
    ...body.notes.map((text) => ({ text })),
    { text: fields.text('notes', 'note') },
    { heading: 'Nutrition', text: nutritionFrom(fields) },
  ];
}

function sourceFrom(fields: Fields) {
  const [source] = fields.each('source');
  const said = fields.text('source.url', 'source', 'url');
  const [, name, address] = /^([^<>]*)<([^<>\s]+)>$/.exec(said ?? '') ?? [];
  return {
    siteName: source?.text('name') ?? fields.text('source.name') ?? (name?.trim() || undefined),
    siteUrl: source?.text('url') ?? address ?? said,
    recipeTitle: source?.text('title'),
    author: source?.text('author') ?? fields.text('source.author', 'author'),
  };
}

/** Its values as written, each after its name. */
function nutritionFrom(fields: Fields): string | undefined {
  const value = fields.take('nutrition');
  fields.remember('nutrition', value);
  if (!isNode(value)) return [value].flat().join(', ') || undefined;
  return Object.entries(value)
    .map(([name, amount]) => `${name} ${String(amount)}`)
    .join(', ');
}

function imagesOf(fields: Fields, { fileName, imageFolders = [''] }: Body): ImageInFile[] {
  const names = ['image', 'images', 'picture', 'pictures'];
  const named = firstImage(imagesIn(fields, anyImage, ...names), fields, 'image');
  const placed = named.flatMap((picture) =>
    picture.kind === 'beside'
      ? imageFolders.flatMap((folder) => adjacentImage(`${folder}${picture.name}`))
      : [picture],
  );
  return [...placed, ...endings.flatMap((ending) => adjacentImage(`${fileName}.${ending}`))];
}

const endings = ['jpg', 'jpeg', 'png', 'webp'];
