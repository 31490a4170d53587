/**
 * RecipeSage's own JSON: recipes as its database stores them.
 *
 * - Ingredients, instructions and notes are texts of lines; "[Sauce]" alone on a line is a heading.
 * - Labels are objects that hold the label; images are addresses of its store.
 *
 * Source of the field names: https://docs.recipesage.com/ and its API.
 */
import { ingredientLinesFrom } from '../../schema-org/ingredient-lines';
import { stepsFromLines } from '../../schema-org/steps';
import { fieldsOf } from '../fields/fields';
import { headedLines } from '../recipe/headed-lines';
import { hasKeysOf, type JsonReader } from '../fields/json-reader';
import { anyImage, firstImage, imagesIn } from '../fields/images';
import { recipeFromParts } from '../recipe/recipe-from-parts';

export const recipeSage: JsonReader = {
  name: 'RecipeSage',
  recognises: (node) =>
    hasKeysOf(node, {
      title: 'title',
      parts: ['ingredients', 'instructions'],
      kind: 'text',
      own: ['activeTime', 'folder', 'recipeLabels', 'recipeImages'],
    }),
  read(node) {
    const fields = fieldsOf(node);
    fields.ignore('id', 'userId', 'fromUserId', 'fromUser', 'folder', 'indexedAt', 'updatedAt');
    fields.ignore('user');
    const labels = [...fields.each('recipeLabels'), ...fields.each('labels')];
    const images = [...fields.each('recipeImages'), ...fields.each('images')];
    const found = images.flatMap((image) => {
      image.ignore('id', 'order', 'recipeId', 'imageId', 'createdAt', 'updatedAt');
      const [inside] = image.each('image');
      inside?.ignore('id', 'userId', 'key', 'json', 'createdAt', 'updatedAt');
      return imagesIn(inside ?? image, anyImage, 'location');
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
        ingredients: ingredientLinesFrom(headedLines(fields.text('ingredients'))),
        steps: stepsFromLines(headedLines(fields.text('instructions'))),
        labels: labels.flatMap((label) => {
          label.ignore('id', 'labelId', 'recipeId', 'createdAt', 'updatedAt', 'userId');
          const [inside] = label.each('label');
          inside?.ignore('id', 'userId', 'labelGroupId', 'createdAt', 'updatedAt', 'labelGroup');
          return inside?.text('title') ?? label.text('title') ?? [];
        }),
        source: { siteName: fields.text('source'), siteUrl: fields.text('url') },
        rating: fields.number('rating'),
        createdAt: fields.text('createdAt'),
        images: firstImage(found, fields, 'images'),
      },
      fields,
    );
  },
};
