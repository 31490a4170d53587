/**
 * MasterCook 5 and later: `.mx2`, an XML document.
 *
 * - An ingredient has its food, amount and unit as attributes and its preparation inside (`IPrp`); one of
 *   the code S is a heading, one of the code T or M a text.
 * - Times are hours and minutes: "1:30".
 *
 * Source: the document type `mx2.dtd`, as other readers of the format describe it.
 */
import { ingredientLinesFrom } from '../../schema-org/ingredient-lines';
import { stepsFromLines } from '../../schema-org/steps';
import { fieldsOf, type Fields } from '../fields/fields';
import { adjacentImage, firstImage } from '../fields/images';
import type { XmlReader } from '../fields/xml-reader';
import { headedLines } from '../recipe/headed-lines';
import { recipeFromParts } from '../recipe/recipe-from-parts';

export const masterCook: XmlReader = {
  name: 'MasterCook',
  roots: ['mx2'],
  recipeName: 'RcpE',
  read(node) {
    const fields = fieldsOf(node);
    const [yields] = fields.each('Yield');
    return recipeFromParts(
      {
        title: fields.text('name'),
        description: fields.text('Desc'),
        notes: [
          { text: fields.text('Note') },
          { heading: 'Serving ideas', text: fields.text('SrvI') },
          { heading: 'Wine', text: fields.text('Wine') },
          { heading: 'Nutrition', text: fields.text('Nutr') },
          { heading: 'Copyright', text: fields.text('CpyR') },
        ],
        serves: [
          fields.each('Serv')[0]?.text('qty'),
          yields && [yields.text('qty'), yields.text('unit')].filter(Boolean).join(' '),
        ],
        prepTime: fields.each('PrpT')[0]?.text('elapsed'),
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
        images: firstImage(adjacentImage(fields.code('img')), fields, 'img'),
      },
      fields,
    );
  },
};

function lineOf(line: Fields): string {
  const food = line.text('name', '#text') ?? '';
  const code = line.code('code') ?? 'I';
  if (code === 'S') return `${food.replace(/:$/, '')}:`;
  line.ignore('INtI');
  const text = [line.text('qty'), line.text('unit'), food].filter(Boolean).join(' ');
  const preparation = line.text('IPrp');
  return preparation === undefined ? text : `${text}, ${preparation}`;
}

function alternativeSource(other: Fields): string[] {
  const address = other.text('source');
  other.ignore('label');
  return address === undefined ? [] : [address];
}
