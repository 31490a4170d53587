/**
 * KitchenOwl: the export of a household as JSON, or of its recipes alone.
 *
 * - The description is the method, in Markdown; "@olive_oil" in it names an item.
 * - An item is a food; its description is the amount, perhaps with what is done to it: "2, chopped".
 * - Images are not in the export: only the name of each file, which may lie beside it.
 * - What else a household has (its list, expenses, people) is named with the number of things.
 *
 * Source: https://github.com/TomBursch/kitchenowl (the export of recipes and households)
 */
import { ingredientLinesFrom } from '../../../schema-org/ingredient-lines';
import { isNode, type SchemaNode } from '../../../schema-org/schema-values';
import { stepsFromLines } from '../../../schema-org/steps';
import { fieldsOf, type Fields } from '../../fields/fields';
import { adjacentImage } from '../../fields/images';
import { hasKeysOf, type JsonReader } from '../../fields/json-reader';
import type { UnreadField } from '../../fields/recipe-in-file';
import { headedLines } from '../../recipe/headed-lines';
import { recipeFromParts } from '../../recipe/recipe-from-parts';

const ofOthers = ['ingredients', 'recipeIngredient', 'steps', 'instructions', 'directions'];

export const kitchenOwl: JsonReader = {
  name: 'KitchenOwl',
  recognises: (node) =>
    !ofOthers.some((name) => name in node) &&
    hasKeysOf(node, {
      title: 'name',
      parts: ['items'],
      kind: 'list',
      own: ['yields', 'cook_time', 'prep_time', 'time', 'photo', 'source'],
      fewest: 3,
    }),
  read(node) {
    const fields = fieldsOf(node);
    fields.ignore('id', 'public', 'visibility', 'server_curated', 'household_id', 'photo_hash');
    const items = fields.each('items');
    const foods = items.map((item) => item.text('name') ?? '');
    return recipeFromParts(
      {
        title: fields.text('name'),
        serves: fields.text('yields'),
        prepTime: fields.number('prep_time'),
        cookTime: fields.number('cook_time'),
        totalTime: fields.number('time'),
        ingredients: ingredientLinesFrom(
          items.map((item, at) => lineOf(item, foods[at]!)).filter((line) => line !== ''),
        ),
        steps: stepsFromLines(headedLines(withNames(fields.text('description'), foods))),
        labels: fields.words('tags'),
        source: { siteUrl: fields.text('source') },
        images: adjacentImage(fields.code('photo')),
      },
      fields,
    );
  },
};

/** @example otherThings({ name: 'Home', recipes: [], items: [{}] }) // [{ path: 'items', sample: '1 thing' }] */
export function otherThings(household: SchemaNode): UnreadField[] {
  return Object.entries(household).flatMap(([name, things]) =>
    name === 'recipes' || !Array.isArray(things) || things.length === 0
      ? []
      : [{ path: name, sample: `${things.length} ${things.length === 1 ? 'thing' : 'things'}` }],
  );
}

/** "2 tbsp, chopped" of an onion is "2 tbsp onion, chopped"; words alone are a note. */
function lineOf(item: Fields, food: string): string {
  const [amount = '', ...notes] = (item.text('description') ?? '').split(',');
  const isAmount = /^\s*[\d½⅓⅔¼¾⅛]/u.test(amount);
  const head = isAmount ? `${amount.trim()} ${food}` : food;
  const remarks = [isAmount ? '' : amount, ...notes, item.isTrue('optional') ? 'optional' : ''];
  return [head, ...remarks.map((remark) => remark.trim()).filter(Boolean)].join(', ');
}

/** The names of the items, for the signs that stand for them. */
function withNames(text: string | undefined, foods: readonly string[]): string | undefined {
  const byMark = new Map(foods.map((food) => [food.toLowerCase().replace(/\s+/g, '_'), food]));
  return text?.replace(
    /@([\p{L}\p{M}\p{N}_-]{1,80})/gu,
    (whole, mark: string) => byMark.get(mark.toLowerCase()) ?? whole,
  );
}

/** Whether a document is a household, whose recipes are in a list of it. */
export const isHousehold = (document: unknown): document is SchemaNode =>
  isNode(document) && Array.isArray(document['recipes']) && 'shoppinglists' in document;
