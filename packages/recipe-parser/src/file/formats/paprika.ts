/**
 * Paprika Recipe Manager: `.paprikarecipe` is one gzipped JSON object, `.paprikarecipes` a zip of
 * those.
 *
 * - Ingredients and directions are texts of lines; a line that ends in a colon is a heading.
 * - Images are inside as base64: the large ones of `photos` before the thumbnail `photo_data`.
 * - "[recipe:Bolognese]" in them is a link to another recipe: an ingredient stands for it, a direction names it.
 * - Nutrition is a text that a person may have written: what says more than amounts goes to the notes.
 *
 * Source of the field names: files that Paprika 3 exports.
 */
import { ingredientLinesFrom } from '../../schema-org/ingredient-lines';
import { stepsFromLines } from '../../schema-org/steps';
import { fieldsOf, type Fields } from '../fields/fields';
import { headedLines } from '../recipe/headed-lines';
import { hasKeysOf, type JsonReader } from '../fields/json-reader';
import { embeddedImage, firstImage, imagesIn, webImage } from '../fields/images';
import type { ImageInFile } from '../fields/recipe-in-file';
import { recipeFromParts } from '../recipe/recipe-from-parts';
import { linkKey, recipeNamedIn, signedLinks, withoutRecipeLinks } from '../recipe/recipe-links';

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
    const title = fields.text('name');
    const lines = ingredientLinesFrom(headedLines(signedLinks(fields.text('ingredients') ?? '')));
    const recipe = recipeFromParts(
      {
        title,
        description: fields.text('description'),
        notes: [
          { text: fields.text('notes') },
          { heading: 'Nutrition', text: fields.text('nutritional_info') },
        ],
        serves: fields.text('servings'),
        prepTime: fields.text('prep_time'),
        cookTime: fields.text('cook_time'),
        totalTime: fields.text('total_time'),
        ingredients: lines.map((line) => ({ ...line, text: withoutRecipeLinks(line.text) })),
        steps: stepsFromLines(headedLines(withoutRecipeLinks(fields.text('directions') ?? ''))),
        labels: fields.words('categories'),
        source: { siteName: fields.text('source'), siteUrl: fields.text('source_url') },
        rating: fields.number('rating'),
        isFavourite: fields.isTrue('on_favorites'),
        difficulty: fields.text('difficulty'),
        createdAt: fields.text('created'),
        images: imagesOf(fields),
      },
      fields,
    );
    return {
      ...recipe,
      key: title && linkKey(title),
      lineKeys: lines.map(({ text }) => keyIn(text)),
    };
  },
};

function imagesOf(fields: Fields): ImageInFile[] {
  const photos = fields.each('photos');
  const large = photos.flatMap((photo) => {
    photo.ignore('name', 'filename', 'hash', 'uid', 'order_flag');
    return imagesIn(photo, embeddedImage, 'data');
  });
  return [
    ...firstImage(large, fields, 'photos'),
    ...imagesIn(fields, embeddedImage, 'photo_data'),
    ...imagesIn(fields, webImage, 'image_url', 'photo_url'),
  ];
}

function keyIn(line: string): string | undefined {
  const title = recipeNamedIn(line);
  return title && linkKey(title);
}
