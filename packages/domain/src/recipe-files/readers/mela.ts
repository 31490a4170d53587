/**
 * Mela: `.melarecipe` is one JSON object, `.melarecipes` a zip of those.
 *
 * - Ingredients and instructions are texts of lines; "# Sauce" is a heading among them. Instructions
 *   may be Markdown.
 * - The date counts seconds from 2001. "Want to cook" is kept as a tag, so that it can be found.
 * - Pictures lie inside as base64.
 *
 * Source: https://mela.recipes/fileformat/
 */
import { ingredientLinesFrom } from '../../recipe-import/ingredient-lines';
import { stepsFromLines } from '../../recipe-import/steps';
import { fieldsOf } from '../fields';
import { hasTexts, type JsonReader } from '../json-reader';
import { insidePictures, oneOf } from '../pictures';
import { recipeFromParts } from '../recipe-from-parts';

export const mela: JsonReader = {
  name: 'Mela',
  recognises: (node) =>
    hasTexts(node, 'title', 'ingredients', 'instructions') &&
    ('wantToCook' in node || 'favorite' in node || 'yield' in node || 'cookTime' in node),
  read(node) {
    const fields = fieldsOf(node);
    fields.ignore('id');
    const date = fields.number('date');
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
        ingredients: ingredientLinesFrom(withColons(fields.text('ingredients'))),
        steps: stepsFromLines(withColons(fields.text('instructions')).split('\n')),
        labels: [
          ...fields.words('categories'),
          ...(fields.isTrue('wantToCook') ? ['Want to cook'] : []),
        ],
        source: { siteUrl: fields.text('link') },
        isFavourite: fields.isTrue('favorite', 'favourite'),
        createdAt: date === undefined ? undefined : dateFrom2001(date),
        pictures: oneOf(insidePictures(fields.take('images')), fields, 'images'),
      },
      fields,
    );
  },
};

/** "# Sauce" is a heading: our own lines say so with a colon. */
function withColons(text = ''): string {
  return text.replace(/^#{1,6}[ \t]*([^\n]{1,60}?):?[ \t]*$/gm, '$1:');
}

const secondsTo2001 = 978_307_200;
const mostSeconds = 4_000_000_000;

function dateFrom2001(seconds: number): string | undefined {
  if (!(seconds > 0 && seconds < mostSeconds)) return undefined;
  return new Date((seconds + secondsTo2001) * 1000).toISOString();
}
