/**
 * MasterCook 5 and later: `.mx2`, an XML document.
 *
 * - An ingredient has its food, amount and unit as attributes and its preparation inside (`IPrp`); one of
 *   the code S is a heading, one of the code T or M a text.
 * - Times are hours and minutes: "1:30"; others have a label. Ratings have names, and go up to ten.
 *
 * Source: the document type `mx2.dtd`, as other readers of the format describe it.
 */
import { ingredientLinesFrom } from '../../schema-org/ingredient-lines';
import { stepsFromLines } from '../../schema-org/steps';
import { fieldsOf, type Fields } from '../fields/fields';
import { adjacentImage, firstImage } from '../fields/images';
import type { XmlReader } from '../fields/xml-reader';
import { headedLines } from '../recipe/headed-lines';
import { recipeFromParts, type Note } from '../recipe/recipe-from-parts';

export const masterCook: XmlReader = {
  name: 'MasterCook',
  roots: ['mx2'],
  recipeName: 'RcpE',
  read(node) {
    const fields = fieldsOf(node);
    const [yields] = fields.each('Yield');
    const ratings = fields.each('RatS').flatMap((list) => list.each('RatE'));
    const times = otherTimes(fields);
    return recipeFromParts(
      {
        title: fields.text('name'),
        description: fields.text('Desc'),
        notes: [
          ...notesOf(fields),
          ...times.others.map((text) => ({ text })),
          { heading: 'Ratings', text: ratings.map(ratingText).join(', ') },
        ],
        serves: [
          fields.each('Serv')[0]?.text('qty'),
          yields && [yields.text('qty'), yields.text('unit')].filter(Boolean).join(' '),
        ],
        prepTime: fields.each('PrpT')[0]?.text('elapsed'),
        cookTime: times.cook,
        totalTime: fields.each('TTim')[0]?.text('elapsed'),
        ingredients: ingredientLinesFrom(fields.each('IngR').map(lineOf)),
        steps: stepsFromLines(
          fields.each('DirS').flatMap((steps) => headedLines(steps.text('DirT', '#text'))),
        ),
        labels: fields.each('CatS').flatMap((list) => list.words('CatT')),
        cuisine: fields.text('Natn'),
        source: {
          siteName: fields.text('Srce'),
          siteUrl: fields.each('AltS').flatMap((other) => alternativeSource(other))[0],
          author: fields.text('author'),
        },
        rating: starsFrom(ratings[0]?.number('value')),
        images: firstImage(adjacentImage(fields.code('img')), fields, 'img'),
      },
      fields,
    );
  },
};

function notesOf(fields: Fields): Note[] {
  return [
    { text: fields.text('Note') },
    { heading: 'Serving ideas', text: fields.text('SrvI') },
    { heading: 'Wine', text: fields.text('Wine') },
    { heading: 'Nutrition', text: fields.text('Nutr') },
    { heading: 'Copyright', text: fields.text('CpyR') },
  ];
}

function lineOf(line: Fields): string {
  const food = line.text('name', '#text') ?? '';
  const code = line.code('code') ?? 'I';
  if (code === 'S') return `${food.replace(/:$/, '')}:`;
  line.ignore('INtI');
  const text = [line.text('qty'), line.text('unit'), food].filter(Boolean).join(' ');
  const preparation = line.text('IPrp');
  return preparation === undefined ? text : `${text}, ${preparation}`;
}

/** Times with a label: that of cooking, and others as words. */
function otherTimes(fields: Fields): { cook?: string | undefined; others: string[] } {
  const found = fields.each('AltT').map((time) => ({
    label: time.text('label') ?? 'Time',
    elapsed: time.text('elapsed') ?? '',
  }));
  const cook = found.find(({ label }) => /cook|bak/i.test(label));
  return {
    cook: cook?.elapsed,
    others: found.map(({ label, elapsed }) => `${label}: ${elapsed}`),
  };
}

const ratingText = (rating: Fields): string =>
  [rating.text('name'), rating.text('value')].filter(Boolean).join(' ');

/** @example starsFrom(8) // 4 */
const starsFrom = (value: number | undefined): number | undefined =>
  value === undefined || value <= 0 ? undefined : Math.max(1, Math.round(Math.min(value, 10) / 2));

function alternativeSource(other: Fields): string[] {
  const address = other.text('source');
  other.ignore('label');
  return address === undefined ? [] : [address];
}
