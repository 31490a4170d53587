/**
 * Recipe Keeper: a zip with `recipes.html`, each recipe marked by `itemprop`, and `images/`.
 *
 * - Ingredients and directions hold a line for each paragraph; headings end in a colon.
 * - Course, category and collection are labels, and may come more than once.
 * - Nutrition comes as a number for each nutrient.
 *
 * Source of the names: files that Recipe Keeper exports.
 */
import { ingredientLinesFrom } from '../../schema-org/ingredient-lines';
import { stepsFromLines } from '../../schema-org/steps';
import { fieldsOfPieces, linkText, type HtmlPiece } from '../fields/html-piece';
import type { Fields } from '../fields/fields';
import { headedLines } from '../recipe/headed-lines';
import { anyImage, firstImage, imagesIn } from '../fields/images';
import type { ImageInFile, RecipeInFile } from '../fields/recipe-in-file';
import { recipeFromParts } from '../recipe/recipe-from-parts';

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
      ingredients: ingredientLinesFrom(headedLines(fields.text('recipeIngredients'))),
      steps: stepsFromLines(headedLines(fields.text('recipeDirections'))),
      courses: fields.words('recipeCourse'),
      labels: [...fields.words('recipeCategory'), ...fields.words('recipeCollection')],
      source: {
        siteUrl: fields.text('recipeSource'),
        siteName: linkText(fields, 'recipeSource'),
      },
      rating: fields.number('recipeRating'),
      isFavourite: fields.isTrue('recipeIsFavourite'),
      images: firstImage(imagesFrom(pieces, fields), fields, 'photos'),
    },
    fields,
  );
}

/** "photo0", "photo1" and on, each as often as it is there. */
function imagesFrom(pieces: readonly HtmlPiece[], fields: Fields): ImageInFile[] {
  const names = pieces.map(({ name }) => name).filter((name) => imageName.test(name));
  const found = imagesIn(fields, anyImage, ...new Set(names));
  const once = new Map(found.map((picture) => [JSON.stringify(picture), picture]));
  return [...once.values()];
}

const imageName = /^(?:photo\d+|recipe-photo|image)$/;

function nutritionFrom(fields: Fields): string | undefined {
  const parts = nutrients.flatMap(([name, label, unit]) => {
    const amount = fields.text(`recipeNut${name}`);
    return amount === undefined || amount === '0' ? [] : [`${label} ${amount}${unit}`];
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
