/**
 * RecipeML: an XML document, exported by several older programs.
 *
 * - The head has title, categories, yield and times; amounts have a quantity and a unit, or a range of two.
 * - Ingredients may be in parts (`ing-div`) with a title; the method is a text, or steps.
 *
 * Source: http://www.formatdata.com/recipeml/spec/ (version 0.5).
 */
import { ingredientLinesFrom } from '../../schema-org/ingredient-lines';
import { stepsFromLines } from '../../schema-org/steps';
import type { FoundLine } from '../../text/headings/heading-lines';
import { fieldsOf, type Fields } from '../fields/fields';
import type { XmlReader } from '../fields/xml-reader';
import { headedLines } from '../recipe/headed-lines';
import { recipeFromParts } from '../recipe/recipe-from-parts';

export const recipeMl: XmlReader = {
  name: 'RecipeML',
  roots: ['recipeml'],
  recipeName: 'recipe',
  read(node) {
    const fields = fieldsOf(node);
    const head = fields.each('head')[0] ?? fieldsOf({});
    const times = timesOf(head);
    return recipeFromParts(
      {
        title: head.text('title'),
        description: fields.text('description') ?? head.text('description'),
        notes: [{ text: fields.text('note', 'notes') }, { text: head.text('subtitle') }],
        serves: head.eachOrText('qty', 'yield').map(amountOf).filter(Boolean),
        prepTime: times.get('prep'),
        cookTime: times.get('cook'),
        totalTime: times.get('total'),
        ingredients: fields
          .each('ingredients')
          .flatMap((list) => [...linesOf(list), ...list.each('ing-div').flatMap(partOf)]),
        steps: stepsFromLines(
          fields
            .eachOrText('step', 'directions')
            .flatMap((method) => headedLines(method.text('step', '#text'))),
        ),
        labels: head.eachOrText('cat', 'categories').flatMap((list) => list.words('cat')),
        source: {
          siteName: head
            .eachOrText('#text', 'source')
            .map((source) => source.text('srcitem', '#text') ?? '')
            .join(', '),
        },
      },
      fields,
    );
  },
};

function timesOf(head: Fields): Map<string, string> {
  const found = [...head.eachOrText('#text', 'preptime'), ...head.eachOrText('#text', 'cooktime')];
  return new Map(
    found.map((time) => {
      const kind = time.code('type') ?? '';
      const [inside] = time.each('time');
      const value = inside
        ? [inside.code('qty'), inside.code('timeunit')].filter(Boolean).join(' ')
        : (time.code('#text') ?? '');
      return [/cook|bak/i.test(kind) ? 'cook' : /total/i.test(kind) ? 'total' : 'prep', value];
    }),
  );
}

function partOf(part: Fields): FoundLine[] {
  const section = part.text('title');
  return linesOf(part).map((line) => ({ ...line, section }));
}

function linesOf(list: Fields): FoundLine[] {
  const lines = list.eachOrText('item', 'ing').map((line) => {
    line.ignore('optional');
    const amount = line.each('amt').map(amountOf).join(' + ');
    const text = [amount, line.text('item', '#text')].filter(Boolean).join(' ');
    const preparation = line.text('prep');
    return preparation === undefined ? text : `${text}, ${preparation}`;
  });
  return ingredientLinesFrom(lines);
}

function amountOf(amount: Fields): string {
  const [range] = amount.each('range');
  const quantity = range
    ? [range.text('q1'), range.text('q2')].filter(Boolean).join('-')
    : amount.text('qty', '#text');
  return [quantity, amount.text('size'), amount.text('unit')].filter(Boolean).join(' ');
}
