/**
 * Tandoor: an export is a zip of zips, each with a `recipe.json` and perhaps an `image.jpg`.
 *
 * - A step has a name, a text and the ingredients it needs: its name is the section of both.
 * - An ingredient marked as header is a heading; one without amount has none.
 * - An instruction may hold places for its ingredients and numbers, which are filled in.
 * - Working and waiting time are minutes; waiting counts as cooking. A step's own time, and the shopping
 *   data (food categories), are not understood.
 *
 * Source: https://docs.tandoor.dev/features/import_export/
 */
import type { Ingredient } from '../../recipe/ingredient';
import type { Step } from '../../recipe/recipe';
import { stepsInText } from '../../schema-org/steps';
import { fieldsOf, type Fields } from '../fields/fields';
import { amountText, ingredientLine, isUnusableAmount } from '../recipe/ingredient-line';
import { hasKeysOf, type JsonKeys, type JsonReader } from '../fields/json-reader';
import { inOrder } from '../fields/in-order';
import { adjacentImage } from '../fields/images';
import { recipeFromParts } from '../recipe/recipe-from-parts';

const keys: JsonKeys = {
  title: 'name',
  parts: ['steps'],
  kind: 'list',
  own: ['working_time', 'waiting_time', 'servings_text'],
};

export const tandoor: JsonReader = {
  name: 'Tandoor',
  recognises: (node) =>
    hasKeysOf(node, { ...keys, own: [...keys.own, 'keywords'] }) &&
    (Array.isArray(node['steps']) || hasKeysOf(node, { ...keys, fewest: 2 })),
  read(node) {
    const fields = fieldsOf(node);
    fields.ignore('id', 'internal', 'show_ingredient_overview', 'file_path');
    const parts = partsOf(fields.each('steps'));
    const servings = [fields.text('servings'), fields.text('servings_text')].filter(Boolean);
    return recipeFromParts(
      {
        title: fields.text('name'),
        description: fields.text('description'),
        notes: [{ heading: 'Nutrition', text: nutritionFrom(fields.each('nutrition')[0]) }],
        serves: servings.join(' '),
        prepTime: fields.number('working_time'),
        cookTime: fields.number('waiting_time'),
        ...parts,
        labels: fields.each('keywords').flatMap((keyword) => {
          keyword.ignore('id', 'label', 'icon', 'created_at', 'updated_at');
          return keyword.text('name') ?? [];
        }),
        source: { siteUrl: fields.text('source_url') },
        rating: fields.number('rating'),
        createdAt: fields.text('created_at'),
        images: ['image.jpg', 'image.jpeg', 'image.png', 'image.webp'].flatMap(adjacentImage),
      },
      fields,
    );
  },
};

function partsOf(found: readonly Fields[]): { ingredients: Ingredient[]; steps: Step[] } {
  const ingredients: Ingredient[] = [];
  const steps: Step[] = [];
  for (const step of inOrder(found, 'order')) {
    step.ignore('id', 'show_as_header', 'show_ingredients_table', 'type');
    const section = step.text('name');
    const used = ingredientsFrom(step.each('ingredients'), section);
    ingredients.push(...used.filter((line) => line !== undefined));
    steps.push(...stepsInText(filledIn(step.text('instruction') ?? '', used), section, true));
  }
  return { ingredients, steps };
}

/** "{{ ingredients[0] }}" stands for a line of the step, "{% scalable_number(4) %}" for a number. */
function filledIn(text: string, used: readonly (Ingredient | undefined)[]): string {
  return text
    .replace(/\{\{\s*ingredients\[(\d{1,3})\]\s*\}\}/g, (whole, at: string) => {
      const ingredient = used[Number(at)];
      return ingredient === undefined ? whole : ingredientLine({ ...ingredient, note: undefined });
    })
    .replace(/\{[{%]\s*(?:scale|scalable_number)\(([\d.,]{1,12})\)\s*[%}]\}/g, '$1');
}

/** @returns one for each item; nothing for a heading */
function ingredientsFrom(
  items: readonly Fields[],
  stepName: string | undefined,
): (Ingredient | undefined)[] {
  let section = stepName;
  return items.map((item) => {
    item.ignore('id', 'order', 'always_use_plural_unit', 'always_use_plural_food', 'original_text');
    const [food] = item.each('food');
    food?.ignore('id', 'plural_name', 'ignore_shopping');
    const [unit] = item.each('unit');
    unit?.ignore('id', 'plural_name');
    const note = item.text('note');
    const name = food?.text('name');
    if (item.isTrue('is_header')) {
      section = note ?? name ?? stepName;
      return undefined;
    }
    const unitName = unit?.text('name') ?? '';
    const hasNoAmount = item.isTrue('no_amount');
    const count = item.number('amount');
    const amount = hasNoAmount ? '' : amountText(count, unitName);
    // What is ticked as having no amount has none, whatever number is there.
    if (!hasNoAmount && isUnusableAmount(count, amount)) item.leave('amount', count);
    if (name === undefined)
      return note === undefined ? undefined : { name: note, amount, unit: unitName, section };
    return { name, amount, unit: hasNoAmount ? '' : unitName, note, section };
  });
}

function nutritionFrom(fields: Fields | undefined): string | undefined {
  if (fields === undefined) return undefined;
  fields.ignore('id');
  const parts = ['calories', 'carbohydrates', 'fats', 'proteins'].flatMap((name) => {
    const amount = fields.number(name);
    if (amount === undefined) return [];
    return [name === 'calories' ? `${amount} calories` : `${name} ${amount} g`];
  });
  const source = fields.text('source');
  return [...parts, ...(source ? [`source: ${source}`] : [])].join(', ') || undefined;
}
