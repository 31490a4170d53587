/**
 * Recipe Keeper: a zip with `recipes.html`, each recipe marked by `itemprop`, and `images/`.
 *
 * - Ingredients and directions hold a line for each paragraph; headings end in a colon.
 * - Course, category and collection are labels, and may come more than once.
 * - Nutrition comes as a number for each nutrient.
 *
 * Source of the names: files that Recipe Keeper exports.
 */
import { ingredientLinesFrom } from '../../recipe-import/ingredient-lines';
import { stepsFromLines } from '../../recipe-import/steps';
import { fieldsOfPieces, type HtmlPiece } from '../html-piece';
import type { Fields } from '../fields';
import { anyPicture, oneOf } from '../pictures';
import type { PictureInFile, RecipeInFile } from '../recipe-in-file';
import { recipeFromParts } from '../recipe-from-parts';

export function readRecipeKeeper(pieces: readonly HtmlPiece[]): RecipeInFile {
  const fields = fieldsOfPieces(pieces);
  fields.ignore(
    'recipeId',
    'recipeShareId',
    'recipe-details',
    'recipe-photos',
    'recipe-photos-div',
  );
  return recipeFromParts(
    {
      title: fields.text('name'),
      notes: [
        { text: fields.text('recipeNotes') },
        { heading: 'Nutrition', text: nutritionFrom(fields) },
      ],
      serves: fields.text('recipeYield'),
      prepTime: fields.text('prepTime'),
      cookTime: fields.text('cookTime'),
      ingredients: ingredientLinesFrom(fields.text('recipeIngredients')),
      steps: stepsFromLines((fields.text('recipeDirections') ?? '').split('\n')),
      courses: fields.words('recipeCourse'),
      labels: [...fields.words('recipeCategory'), ...fields.words('recipeCollection')],
      source: sourceFrom(fields.text('recipeSource')),
      rating: fields.number('recipeRating'),
      isFavourite: fields.isTrue('recipeIsFavourite'),
      pictures: oneOf(picturesFrom(pieces, fields), fields, 'photos'),
    },
    fields,
  );
}

/** "photo0", "photo1" and on, each as often as it stands there. */
function picturesFrom(pieces: readonly HtmlPiece[], fields: Fields): PictureInFile[] {
  const names = pieces.map(({ name }) => name).filter((name) => pictureName.test(name));
  const found = [...new Set(names)].map((name) => fields.take(name)).flat();
  return [...new Set(found)].flatMap(anyPicture);
}

const pictureName = /^(?:photo\d+|recipe-photo|image)$/;

const sourceFrom = (text: string | undefined) =>
  /^https?:/i.test(text ?? '') ? { siteUrl: text } : { siteName: text };

function nutritionFrom(fields: Fields): string | undefined {
  const parts = nutrients.flatMap(([name, label, unit]) => {
    const amount = fields.text(`recipeNut${name}`);
    return amount === undefined || Number(amount) === 0 ? [] : [`${label} ${amount}${unit}`];
  });
  return parts.join(', ') || undefined;
}

const nutrients = [
  ['ServingSize', 'serving size', ''],
  ['Calories', 'calories', ''],
  ['TotalFat', 'fat', ' g'],
  ['SaturatedFat', 'saturated fat', ' g'],
  ['Cholesterol', 'cholesterol', ' mg'],
  ['Sodium', 'sodium', ' mg'],
  ['TotalCarbohydrate', 'carbohydrates', ' g'],
  ['DietaryFiber', 'fibre', ' g'],
  ['Sugars', 'sugar', ' g'],
  ['Protein', 'protein', ' g'],
] as const;
