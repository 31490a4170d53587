/**
 * Paprika Recipe Manager: `.paprikarecipe` is one JSON object behind gzip, `.paprikarecipes` a zip of
 * those.
 *
 * - Ingredients and directions are texts of lines; a line that ends in a colon is a heading.
 * - Pictures lie inside as base64: the large ones of `photos` before the thumbnail `photo_data`.
 * - Nutrition is a text that a person may have written: it goes to the notes.
 *
 * Source of the field names: files that Paprika 3 exports.
 */
import { ingredientLinesFrom } from '../../recipe-import/ingredient-lines';
import { stepsFromLines } from '../../recipe-import/steps';
import { fieldsOf } from '../fields';
import { hasTexts, type JsonReader } from '../json-reader';
import { insidePicture, oneOf, webPicture } from '../pictures';
import { recipeFromParts } from '../recipe-from-parts';

export const paprika: JsonReader = {
  name: 'Paprika',
  recognises: (node) =>
    hasTexts(node, 'name', 'directions', 'ingredients') &&
    ('nutritional_info' in node || 'source_url' in node || 'photo_data' in node),
  read(node) {
    const fields = fieldsOf(node);
    fields.ignore('uid', 'hash', 'photo', 'photo_hash', 'photo_large', 'scale', 'on_grocery_list');
    fields.ignore('in_trash', 'is_pinned', 'photo_url', 'deleted');
    const photos = fields.each('photos');
    const large = photos.flatMap((photo) => {
      photo.ignore('name', 'filename', 'hash', 'uid', 'order_flag');
      return insidePicture(photo.take('data'));
    });
    const pictures = [
      ...oneOf(large, fields, 'photos'),
      ...insidePicture(fields.take('photo_data')),
      ...webPicture(fields.take('image_url')),
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
        ingredients: ingredientLinesFrom(fields.text('ingredients')),
        steps: stepsFromLines((fields.text('directions') ?? '').split('\n')),
        labels: fields.words('categories'),
        source: { siteName: fields.text('source'), siteUrl: fields.text('source_url') },
        rating: fields.number('rating'),
        isFavourite: fields.isTrue('on_favorites'),
        difficulty: fields.text('difficulty'),
        createdAt: fields.text('created'),
        pictures,
      },
      fields,
    );
  },
};
