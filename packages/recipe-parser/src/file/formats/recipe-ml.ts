/**
 * RecipeML: an XML document, exported by several older programs.
 *
 * - The head has title, categories, yield and times; amounts have a quantity and a unit, or a range of two.
 * - Times of other kinds and notes among the lines go to the notes; an alternative stands in its line.
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
    const lists = fields.each('ingredients');
    const methods = fields.eachOrText('step', 'directions');
    const tools = fields.eachOrText('tool', 'equipment');
    return recipeFromParts(
      {
        title: head.text('title'),
        description: fields.text('description') ?? head.text('description'),
        notes: [
          { text: fields.text('note', 'notes') },
          { text: head.text('subtitle') },
          ...times.others.map((text) => ({ text })),
          ...[...lists, ...methods].map((part) => ({ text: part.text('note') })),
        ],
        serves: head.eachOrText('qty', 'yield').map(amountOf).filter(Boolean),
        prepTime: times.prep,
        cookTime: times.cook,
        totalTime: times.total,
        ingredients: lists.flatMap((list) => [
          ...linesOf(list),
          ...list.each('ing-div').flatMap(partOf),
        ]),
        steps: stepsFromLines(
          methods.flatMap((method) => headedLines(method.text('step', '#text'))),
        ),
        equipment: tools.flatMap((list) => list.words('tool')),
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

interface Times {
  prep?: string;
  cook?: string;
  total?: string;
  /** Of another kind, with its name: "chilling: 30 minutes". */
  others: string[];
}

function timesOf(head: Fields): Times {
  const times: Times = { others: [] };
  for (const time of [
    ...head.eachOrText('#text', 'preptime'),
    ...head.eachOrText('#text', 'cooktime'),
  ]) {
    const kind = time.code('type') ?? '';
    const value = timeText(time);
    const name = kindsOfTime.find(([, pattern]) => pattern.test(kind))?.[0];
    if (name === undefined) times.others.push(`${kind}: ${value}`);
    else times[name] = value;
  }
  return times;
}

const kindsOfTime = [
  ['cook', /cook|bak/i],
  ['total', /total/i],
  ['prep', /^$|prep/i],
] as const;

function timeText(time: Fields): string {
  const [inside] = time.each('time');
  if (inside === undefined) return time.code('#text') ?? '';
  const [range] = inside.each('range');
  const quantity = range
    ? [range.code('q1'), range.code('q2')].filter(Boolean).join('-')
    : inside.code('qty');
  return [quantity, inside.code('timeunit')].filter(Boolean).join(' ');
}

function partOf(part: Fields): FoundLine[] {
  const section = part.text('title');
  return linesOf(part).map((line) => ({ ...line, section }));
}

function linesOf(list: Fields): FoundLine[] {
  const lines = list.eachOrText('item', 'ing').map((line) => {
    const isOptional = line.isTrue('optional');
    const others = line
      .eachOrText('item', 'alt-ing')
      .map((other) => `or ${textOfIngredient(other)}`);
    const text = [textOfIngredient(line), ...others].join(' ');
    const remarks = [line.text('prep'), line.text('ing-note'), isOptional ? 'optional' : ''];
    return [text, ...remarks.filter(Boolean)].join(', ');
  });
  return ingredientLinesFrom(lines);
}

function textOfIngredient(line: Fields): string {
  const amount = line.each('amt').map(amountOf).join(' + ');
  return [amount, line.text('item', '#text')].filter(Boolean).join(' ');
}

function amountOf(amount: Fields): string {
  const [range] = amount.each('range');
  const quantity = range
    ? [range.text('q1'), range.text('q2')].filter(Boolean).join('-')
    : amount.text('qty', '#text');
  return [quantity, amount.text('size'), amount.text('unit')].filter(Boolean).join(' ');
}
