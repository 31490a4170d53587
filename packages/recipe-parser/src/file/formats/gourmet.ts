/**
 * Gourmet Recipe Manager and Gourmand: `.grmt`, an XML document.
 *
 * - An ingredient has amount, unit, item and perhaps `optional="yes"`; groups have a name. A reference
 *   (`ingref`) is a line like any other.
 * - Its texts may have Pango's markup: "<b>Mix</b>".
 * - Ratings are words: "4/5 stars". Images are inside as base64.
 *
 * Source: https://github.com/thinkle/gourmet (Gourmet XML, version 2).
 */
import { cleanText } from '../../characters/clean-text';
import { ingredientLinesFrom } from '../../schema-org/ingredient-lines';
import { stepsFromLines } from '../../schema-org/steps';
import type { FoundLine } from '../../text/headings/heading-lines';
import { fieldsOf, type Fields } from '../fields/fields';
import { embeddedImage, firstImage } from '../fields/images';
import type { XmlReader } from '../fields/xml-reader';
import { headedLines } from '../recipe/headed-lines';
import { recipeFromParts } from '../recipe/recipe-from-parts';

export const gourmet: XmlReader = {
  name: 'Gourmet',
  roots: ['gourmetdoc'],
  recipeName: 'recipe',
  read(node) {
    const fields = fieldsOf(node);
    fields.ignore('id');
    const rating = fields.code('rating');
    return recipeFromParts(
      {
        title: fields.text('title'),
        notes: [{ text: withoutMarkup(fields.text('modifications', 'notes')) }],
        serves: fields.text('yields', 'servings'),
        prepTime: fields.text('preptime'),
        cookTime: fields.text('cooktime'),
        ingredients: ingredientsOf(fields),
        steps: stepsFromLines(headedLines(withoutMarkup(fields.text('instructions')))),
        courses: fields.words('category'),
        cuisine: fields.text('cuisine'),
        source: { siteName: fields.text('source'), siteUrl: fields.text('link') },
        rating: starsFrom(rating) ?? rating,
        images: firstImage(imagesOf(fields), fields, 'image'),
      },
      fields,
    );
  },
};

function ingredientsOf(fields: Fields): FoundLine[] {
  return fields.each('ingredient-list').flatMap((list) => [
    ...linesOf(list),
    ...list.each('inggroup').flatMap((group) => {
      const section = group.text('groupname');
      return linesOf(group).map((line) => ({ ...line, section }));
    }),
  ]);
}

function linesOf(list: Fields): FoundLine[] {
  const lines = [...list.eachOrText('item', 'ingredient'), ...list.eachOrText('item', 'ingref')];
  return lines.flatMap((line) => {
    line.ignore('key', 'refid');
    const parts = [line.text('amount'), line.text('unit'), line.text('item', '#text')];
    const text = parts.filter(Boolean).join(' ');
    const isOptional = line.isTrue('optional');
    return ingredientLinesFrom([isOptional ? `${text} (optional)` : text]);
  });
}

/** @example withoutMarkup('<b>Mix</b> &amp; bake') // 'Mix & bake' */
function withoutMarkup(text: string | undefined): string | undefined {
  return text?.split('\n').map(cleanText).join('\n');
}

/** @example starsFrom('8/10 stars') // 4 */
function starsFrom(text = ''): number | undefined {
  const [, stars, most] = /^(\d{1,2}(?:\.\d)?)\s*\/\s*(5|10)\b/.exec(text) ?? [];
  return stars === undefined ? undefined : (Number(stars) / Number(most)) * 5;
}

function imagesOf(fields: Fields) {
  return fields.eachOrText('#text', 'image').flatMap((image) => {
    image.ignore('format');
    return embeddedImage(image.take('#text'));
  });
}
