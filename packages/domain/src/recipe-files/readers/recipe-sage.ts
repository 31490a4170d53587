/**
 * RecipeSage's own JSON: recipes as its database keeps them.
 *
 * - Ingredients, instructions and notes are texts of lines; "[Sauce]" alone on a line is a heading.
 * - Labels are objects that hold the label; pictures are addresses of its store.
 *
 * Source of the field names: https://docs.recipesage.com/ and its API.
 */
import { ingredientLinesFrom } from '../../recipe-import/ingredient-lines';
import { stepsFromLines } from '../../recipe-import/steps';
import { fieldsOf } from '../fields';
import { hasTexts, type JsonReader } from '../json-reader';
import { anyPicture, oneOf } from '../pictures';
import { recipeFromParts } from '../recipe-from-parts';

export const recipeSage: JsonReader = {
  name: 'RecipeSage',
  recognises: (node) =>
    hasTexts(node, 'title', 'ingredients', 'instructions') &&
    ('activeTime' in node || 'folder' in node || 'recipeLabels' in node),
  read(node) {
    const fields = fieldsOf(node);
    fields.ignore('id', 'userId', 'fromUser', 'folder', 'indexedAt', 'updatedAt', 'user');
    const labels = [...fields.each('recipeLabels'), ...fields.each('labels')];
    const images = [...fields.each('recipeImages'), ...fields.each('images')];
    const pictures = images.flatMap((image) => {
      image.ignore('id', 'order', 'recipeId', 'imageId', 'createdAt', 'updatedAt');
      const [inside] = image.each('image');
      inside?.ignore('id', 'userId', 'key', 'json', 'createdAt', 'updatedAt');
      return anyPicture(inside?.text('location') ?? image.text('location'));
    });
    return recipeFromParts(
      {
        title: fields.text('title'),
        description: fields.text('description'),
        notes: [
          { text: fields.text('notes') },
          { heading: 'Nutrition', text: fields.text('nutritionalInfo', 'nutrition') },
        ],
        serves: fields.text('yield'),
        prepTime: fields.text('activeTime'),
        totalTime: fields.text('totalTime'),
        ingredients: ingredientLinesFrom(withColons(fields.text('ingredients'))),
        steps: stepsFromLines(withColons(fields.text('instructions')).split('\n')),
        labels: labels.flatMap((label) => {
          label.ignore('id', 'labelId', 'recipeId', 'createdAt', 'updatedAt', 'userId');
          const [inside] = label.each('label');
          inside?.ignore('id', 'userId', 'labelGroupId', 'createdAt', 'updatedAt', 'labelGroup');
          return inside?.text('title') ?? label.text('title') ?? [];
        }),
        source: { siteName: fields.text('source'), siteUrl: fields.text('url') },
        rating: fields.number('rating'),
        createdAt: fields.text('createdAt'),
        pictures: oneOf(pictures, fields, 'images'),
      },
      fields,
    );
  },
};

function withColons(text = ''): string {
  return text.replace(/^\[([^\]\n]{1,60})\][ \t]*$/gm, '$1:');
}
