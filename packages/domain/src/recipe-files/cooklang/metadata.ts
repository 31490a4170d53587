/**
 * What Cooklang's metadata say of a recipe: the canonical names of its conventions, their older
 * spellings, and the few of ours that it has no name for (`measures`, `rating`, `favourite`).
 *
 * Source: https://cooklang.org/docs/spec/#canonical-metadata
 */
import { measuresOptions, type Ingredient } from '../../ingredients/ingredient';
import { type Step } from '../../recipes/recipe';
import type { Fields } from '../fields';
import { anyPicture, besidePicture } from '../pictures';
import type { RecipeInFile } from '../recipe-in-file';
import { recipeFromParts } from '../recipe-from-parts';

interface Body {
  fileName: string;
  ingredients: Ingredient[];
  steps: Step[];
  notes: string[];
}

export function recipeFromMetadata(fields: Fields, body: Body): RecipeInFile {
  const [time] = fields.each('time');
  const [source] = fields.each('source');
  const measures = fields.text('measures');
  const recipe = recipeFromParts(
    {
      title: fields.text('title', 'name') ?? body.fileName,
      description: fields.text('description', 'introduction'),
      notes: [...body.notes.map((text) => ({ text })), { text: fields.text('notes') }],
      serves: [fields.text('servings', 'serves', 'portions'), fields.text('yield')],
      prepTime: time?.text('prep') ?? fields.text('time.prep', 'prep time', 'prep_time'),
      cookTime: time?.text('cook') ?? fields.text('time.cook', 'cook time', 'cook_time'),
      totalTime:
        time?.text('total') ?? fields.text('total time', 'time required', 'duration', 'time'),
      ingredients: body.ingredients,
      steps: body.steps,
      courses: fields.words('course', 'category', 'meal'),
      labels: [...fields.words('tags', 'tag'), ...fields.words('diet')],
      cuisine: fields.text('cuisine'),
      source: source
        ? {
            siteName: source.text('name'),
            siteUrl: source.text('url'),
            recipeTitle: source.text('title'),
            author: source.text('author') ?? fields.text('author'),
          }
        : {
            siteName: fields.text('source.name'),
            siteUrl: fields.text('source.url', 'source', 'url'),
            author: fields.text('source.author', 'author'),
          },
      language: fields.text('locale')?.replace('_', '-'),
      rating: fields.text('rating'),
      isFavourite: fields.isTrue('favourite', 'favorite'),
      difficulty: fields.text('difficulty'),
      createdAt: fields.text('created', 'date'),
      pictures: [
        ...[fields.take('image', 'images', 'picture', 'pictures')].flat().flatMap(anyPicture),
        ...endings.flatMap((ending) => besidePicture(`${body.fileName}.${ending}`)),
      ],
    },
    fields,
  );
  const known = measuresOptions.find((option) => option === measures);
  return known ? { ...recipe, draft: { ...recipe.draft, measures: known } } : recipe;
}

const endings = ['jpg', 'jpeg', 'png', 'webp'];
