/**
 * Mela: `.melarecipe` is one JSON object, `.melarecipes` a zip of those.
 *
 * - Ingredients and instructions are texts of lines; "# Sauce" is a heading among them. Instructions
 *   may be Markdown.
 * - The date counts seconds from 2001. "Want to cook" becomes a tag, so that it can be found.
 * - Images are inside as base64.
 *
 * Source: https://mela.recipes/fileformat/
 */
import { ingredientLinesFrom } from '../../schema-org/ingredient-lines';
import { stepsFromLines } from '../../schema-org/steps';
import { fieldsOf } from '../fields/fields';
import { headedLines } from '../recipe/headed-lines';
import { hasKeysOf, type JsonReader } from '../fields/json-reader';
import { embeddedImage, firstImage, imagesIn } from '../fields/images';
import { recipeFromParts } from '../recipe/recipe-from-parts';

export const mela: JsonReader = {
  name: 'Mela',
  recognises: (node) =>
    hasKeysOf(node, {
      title: 'title',
      parts: ['ingredients', 'instructions'],
      kind: 'text',
      own: ['wantToCook', 'favorite', 'yield', 'cookTime'],
    }),
  read(node) {
    const fields = fieldsOf(node);
    fields.ignore('id');
    const date = fields.number('date');
    const createdAt = date === undefined ? undefined : dateFrom2001(date);
    if (date !== undefined && createdAt === undefined) fields.leave('date', date);
    return recipeFromParts(
      {
        title: fields.text('title'),
        description: fields.text('text'),
        notes: [
          { text: fields.text('notes') },
          { heading: 'Nutrition', text: fields.text('nutrition') },
        ],
        serves: fields.text('yield'),
        prepTime: fields.text('prepTime'),
        cookTime: fields.text('cookTime'),
        totalTime: fields.text('totalTime'),
        ingredients: ingredientLinesFrom(headedLines(fields.text('ingredients'))),
        steps: stepsFromLines(headedLines(fields.text('instructions'))),
        labels: [
          ...fields.words('categories'),
          ...(fields.isTrue('wantToCook') ? ['Want to cook'] : []),
        ],
        source: { siteUrl: fields.text('link') },
        isFavourite: fields.isTrue('favorite', 'favourite'),
        createdAt,
        images: firstImage(imagesIn(fields, embeddedImage, 'images'), fields, 'images'),
      },
      fields,
    );
  },
};

const secondsTo2001 = 978_307_200;
const mostSeconds = 4_000_000_000;

function dateFrom2001(seconds: number): string | undefined {
  if (!(seconds > 0 && seconds < mostSeconds)) return undefined;
  return new Date((seconds + secondsTo2001) * 1000).toISOString();
}
