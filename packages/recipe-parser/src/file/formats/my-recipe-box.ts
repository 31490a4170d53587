/**
 * My Recipe Box (RecetteTek): `.rtk` is a zip of JSON files with a list of recipes, and images.
 *
 * - Ingredients and instructions are texts of lines; times are minutes, perhaps as texts.
 * - Images are named by their path; the last part of it is in the archive.
 *
 * Source of the names: files that the program exports, as other readers of them describe them.
 */
import { equipmentInText } from '../../recipe/equipment';
import { ingredientLinesFrom } from '../../schema-org/ingredient-lines';
import { stepsFromLines } from '../../schema-org/steps';
import { fieldsOf } from '../fields/fields';
import { adjacentImage, firstImage, imagesIn, webImage } from '../fields/images';
import { hasKeysOf, type JsonReader } from '../fields/json-reader';
import { headedLines } from '../recipe/headed-lines';
import { recipeFromParts } from '../recipe/recipe-from-parts';

export const myRecipeBox: JsonReader = {
  name: 'My Recipe Box',
  recognises: (node) =>
    hasKeysOf(node, {
      title: 'title',
      parts: ['ingredients', 'instructions'],
      kind: 'text',
      own: ['preparationTime', 'cookingTime', 'inactiveTime', 'quantity', 'pictures'],
      fewest: 2,
    }),
  read(node) {
    const fields = fieldsOf(node);
    fields.ignore('id', 'uuid', 'lastModifiedDate', 'version', 'checksum');
    return recipeFromParts(
      {
        title: fields.text('title'),
        description: fields.text('description'),
        notes: [
          { text: fields.text('notes') },
          { heading: 'Nutrition', text: fields.text('nutrition') },
          { heading: 'Resting time', text: fields.text('inactiveTime') },
          { heading: 'Video', text: fields.text('video') },
        ],
        serves: fields.text('quantity'),
        prepTime: fields.take('preparationTime'),
        cookTime: fields.take('cookingTime'),
        totalTime: fields.take('totalTime'),
        ingredients: ingredientLinesFrom(headedLines(fields.text('ingredients'))),
        steps: stepsFromLines(headedLines(fields.text('instructions'))),
        equipment: equipmentInText(fields.text('cookware') ?? ''),
        courses: fields.words('categories', 'category'),
        labels: [...fields.words('tags'), ...fields.words('keywords')],
        source: { siteUrl: fields.text('url'), siteName: fields.text('source') },
        rating: fields.number('rating'),
        isFavourite: fields.isTrue('favorite', 'favourite'),
        createdAt: fields.take('createdDate'),
        images: firstImage(
          [
            ...imagesIn(fields, lastPartBeside, 'pictures'),
            ...imagesIn(fields, webImage, 'originalPicture'),
          ],
          fields,
          'pictures',
        ),
      },
      fields,
    );
  },
};

function lastPartBeside(value: unknown) {
  return typeof value === 'string' ? adjacentImage(value.replace(/^.*[\\/]/, '')) : [];
}
