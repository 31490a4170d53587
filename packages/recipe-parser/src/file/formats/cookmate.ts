/**
 * Cookmate, formerly My CookBook: `.mcb` is a zip of an XML file and the folder `images`.
 *
 * - Ingredients, method and comments hold an item `li` for each line; headings end in a colon.
 * - The path of an image is that of the telephone; only its last part is in the archive.
 *
 * Source: https://www.cookmate.blog/ (export and import of XML).
 */
import { ingredientLinesFrom } from '../../schema-org/ingredient-lines';
import { stepsFromLines } from '../../schema-org/steps';
import { fieldsOf, type Fields } from '../fields/fields';
import { adjacentImage, firstImage, imagesIn, webImage } from '../fields/images';
import type { ImageInFile } from '../fields/recipe-in-file';
import type { XmlReader } from '../fields/xml-reader';
import { headedLines } from '../recipe/headed-lines';
import { recipeFromParts } from '../recipe/recipe-from-parts';

export const cookmate: XmlReader = {
  name: 'Cookmate',
  roots: ['cookbook'],
  recipeName: 'recipe',
  read(node) {
    const fields = fieldsOf(node);
    fields.ignore('id', 'uuid', '_id', 'lastmodifieddate', 'version');
    return recipeFromParts(
      {
        title: fields.text('title'),
        description: linesIn(fields, 'description'),
        notes: [
          { text: linesIn(fields, 'comments', 'comment', 'notes') },
          { heading: 'Nutrition', text: linesIn(fields, 'nutrition') },
          { heading: 'Video', text: linesIn(fields, 'video') },
        ],
        serves: fields.text('quantity', 'servings'),
        prepTime: fields.text('preptime'),
        cookTime: fields.text('cooktime'),
        totalTime: fields.text('totaltime'),
        ingredients: ingredientLinesFrom(headedLines(linesIn(fields, 'ingredient', 'ingredients'))),
        steps: stepsFromLines(headedLines(linesIn(fields, 'recipetext', 'directions'))),
        labels: [...fields.words('category'), ...fields.words('tag')],
        source: { siteUrl: fields.text('url'), siteName: linesIn(fields, 'source') },
        language: fields.text('lang'),
        rating: fields.number('rating'),
        isFavourite: fields.isTrue('favorite', 'favourite'),
        createdAt: fields.text('creationdate', 'date'),
        images: firstImage(imagesOf(fields), fields, 'image'),
      },
      fields,
    );
  },
};

/** The items of a list, or its text. */
function linesIn(fields: Fields, ...names: string[]): string | undefined {
  const lists = fields.eachOrText('li', ...names);
  const texts = lists.flatMap((list) => [list.text('li') ?? '', list.text('#text') ?? '']);
  return texts.filter(Boolean).join('\n') || undefined;
}

function imagesOf(fields: Fields): ImageInFile[] {
  const beside = (value: unknown) => {
    const name = typeof value === 'string' ? value.replace(/^.*[\\/]/, '') : '';
    return name === '' ? [] : [...adjacentImage(`images/${name}`), ...adjacentImage(name)];
  };
  // Both places of one file are one image.
  const inArchive = imagesIn(fields, beside, 'imagepath');
  const onWeb = imagesIn(fields, webImage, 'imageurl');
  return inArchive.length > 0 ? inArchive.slice(0, 2) : onWeb;
}
