/**
 * Paprika Recipe Manager: `.paprikarecipe` is one gzipped JSON object, `.paprikarecipes` a zip of
 * those.
 *
 * - Ingredients and directions are texts of lines; a line that ends in a colon is a heading.
 * - Images are inside as base64: the large ones of `photos` before the thumbnail `photo_data`.
 * - Nutrition is a text that a person may have written: it goes to the notes.
 *
 * Source of the field names: files that Paprika 3 exports.
 */
import { ingredientLinesFrom } from '../../schema-org/ingredient-lines';
import { stepsFromLines } from '../../schema-org/steps';
import { fieldsOf } from '../fields/fields';
import { headedLines } from '../recipe/headed-lines';
import { hasKeysOf, type JsonReader } from '../fields/json-reader';
import { embeddedImage, firstImage, imagesIn, webImage } from '../fields/images';
import { recipeFromParts } from '../recipe/recipe-from-parts';

export const paprika: JsonReader = {
  name: 'Paprika',
  recognises: (node) =>
    hasKeysOf(node, {
      title: 'name',
      parts: ['ingredients', 'directions'],
      kind: 'text',
      own: ['nutritional_info', 'source_url', 'photo_data', 'photo_hash', 'on_favorites'],
    }),
  read(node) {
    const fields = fieldsOf(node);
    fields.ignore('uid', 'hash', 'photo', 'photo_hash', 'photo_large', 'scale', 'on_grocery_list');
    fields.ignore('in_trash', 'is_pinned', 'deleted');
    const photos = fields.each('photos');
    const large = photos.flatMap((photo) => {
      photo.ignore('name', 'filename', 'hash', 'uid', 'order_flag');
      return imagesIn(photo, embeddedImage, 'data');
    });
    const images = [
      ...firstImage(large, fields, 'photos'),
      ...imagesIn(fields, embeddedImage, 'photo_data'),
      ...imagesIn(fields, webImage, 'image_url', 'photo_url'),
    ];
    return recipeFromParts(
      {
        title: fields.text('name'),
        description: fields.text('description'),
        notes: [
          { text: fields.text('notes') },
          { heading: 'Nutrition', text: fields.text('nutritional_info') },
        ],
        serves: fields.text('servings'),
        prepTime: fields.text('prep_time'),
        cookTime: fields.text('cook_time'),
        totalTime: fields.text('total_time'),
        ingredients: ingredientLinesFrom(headedLines(fields.text('ingredients'))),
        steps: stepsFromLines(headedLines(fields.text('directions'))),
        labels: fields.words('categories'),
        source: { siteName: fields.text('source'), siteUrl: fields.text('source_url') },
        rating: fields.number('rating'),
        isFavourite: fields.isTrue('on_favorites'),
        difficulty: fields.text('difficulty'),
        createdAt: fields.text('created'),
        images,
      },
      fields,
    );
  },
};
