/**
 * Crouton: `.crumb` is one JSON object; many come in a zip.
 *
 * - An ingredient is a food, an amount and a kind of amount in capitals ("GRAMS"); of the kind "SECTION"
 *   it is a heading. A step may be a heading too.
 * - Both lists have an order field, which overrides their position in the list.
 * - Images are inside as base64.
 *
 * Source of the field names: files that Crouton exports.
 */
import { isNode, type SchemaNode } from '../../schema-org/schema-values';
import { stepsInText } from '../../schema-org/steps';
import type { Ingredient } from '../../recipe/ingredient';
import type { Step } from '../../recipe/recipe';
import { fieldsOf, type Fields } from '../fields/fields';
import { amountText, isUnusableAmount } from '../recipe/ingredient-line';
import { hasKeysOf, type JsonKeys, type JsonReader } from '../fields/json-reader';
import { inOrder } from '../fields/in-order';
import { embeddedImage, firstImage, imagesIn } from '../fields/images';
import { recipeFromParts } from '../recipe/recipe-from-parts';

const keys: JsonKeys = {
  title: 'name',
  parts: ['ingredients', 'steps'],
  kind: 'list',
  own: ['neutritionalInfo', 'cookingDuration', 'folderIDs', 'defaultScale', 'isPublicRecipe'],
};

export const crouton: JsonReader = {
  name: 'Crouton',
  recognises: (node) => {
    const lists = [listIn(node, 'ingredients', 'ingredient'), listIn(node, 'steps', 'step')];
    if (lists.includes('other')) return false;
    return hasKeysOf(node, { ...keys, fewest: lists.includes('own') ? 0 : 2 });
  },
  read(node) {
    const fields = fieldsOf(node);
    fields.ignore('uuid', 'uniqueID', 'senderName', 'defaultScale', 'folderIDs', 'isPublicRecipe');
    fields.ignore('sourceImage', 'lastModified', 'updatedAt');
    return recipeFromParts(
      {
        title: fields.text('name'),
        description: fields.text('description', 'summary'),
        notes: [
          { text: fields.text('notes') },
          // Crouton's own spelling comes first.
          { heading: 'Nutrition', text: fields.text('neutritionalInfo', 'nutritionalInfo') },
        ],
        serves: fields.number('serves'),
        prepTime: fields.number('duration'),
        cookTime: fields.number('cookingDuration'),
        ingredients: ingredientsFrom(inOrder(fields.each('ingredients'), 'order')),
        steps: stepsFrom(inOrder(fields.each('steps'), 'order')),
        labels: fields.each('tags').flatMap((tag) => {
          tag.ignore('uuid', 'color', 'colour');
          return tag.text('name') ?? [];
        }),
        source: {
          siteName: fields.text('sourceName'),
          siteUrl: fields.text('webLink'),
        },
        rating: fields.number('rating'),
        isFavourite: fields.isTrue('isFavorite', 'isFavourite'),
        difficulty: fields.text('difficulty'),
        createdAt: fields.text('createdAt', 'dateCreated'),
        images: firstImage(imagesIn(fields, embeddedImage, 'images'), fields, 'images'),
      },
      fields,
    );
  },
};

/** Whether each item of a list has Crouton's name for what is in it. */
function listIn(node: SchemaNode, list: string, name: string): 'own' | 'empty' | 'other' {
  const items = node[list] ?? [];
  if (!Array.isArray(items)) return items === '' ? 'empty' : 'other';
  if (items.length === 0) return 'empty';
  return items.every((item) => isNode(item) && name in item) ? 'own' : 'other';
}

function ingredientsFrom(items: readonly Fields[]): Ingredient[] {
  let section: string | undefined;
  return items.flatMap((item) => {
    item.ignore('uuid');
    const [food] = item.each('ingredient');
    food?.ignore('uuid');
    const name = food?.text('name') ?? '';
    const [amounts] = item.each('quantity');
    const kind = amounts?.code('quantityType')?.toUpperCase() ?? '';
    const amount = amounts?.number('amount');
    const [secondary] = amounts?.each('secondaryAmount') ?? [];
    secondary?.ignore('quantityType');
    if (kind === 'SECTION') {
      section = name || undefined;
      if (isUnusableAmount(amount, '')) amounts?.leave('amount', amount);
      return [];
    }
    const unit = unitOfKind.get(kind) ?? (kind === 'ITEM' ? '' : kind.toLowerCase());
    const most = secondary?.number('amount');
    const upTo = amountText(most, unit);
    const from = amountText(amount, unit);
    if (isUnusableAmount(amount, from)) amounts?.leave('amount', amount);
    if (isUnusableAmount(most, upTo)) amounts?.leave('secondaryAmount', most);
    if (name === '') {
      if (from !== '') amounts?.leave('amount', `${from} ${unit}`);
      return [];
    }
    return [{ name, amount: upTo ? `${from}-${upTo}` : from, unit, section }];
  });
}

const unitOfKind = new Map([
  ['TABLESPOON', 'tbsp'],
  ['TEASPOON', 'tsp'],
  ['CUP', 'cup'],
  ['MILLS', 'ml'],
  ['GRAMS', 'g'],
  ['KGS', 'kg'],
  ['POUND', 'lb'],
  ['OUNCE', 'oz'],
  ['FLUID_OUNCE', 'fl oz'],
  ['LITRES', 'l'],
  ['DECILITER', 'dl'],
  ['CENTILITER', 'cl'],
  ['BUNCH', 'bunch'],
  ['PINCH', 'pinch'],
  ['CAN', 'can'],
  ['PACKET', 'packet'],
  ['BOTTLE', 'bottle'],
]);

function stepsFrom(items: readonly Fields[]): Step[] {
  let section: string | undefined;
  return items.flatMap((item) => {
    item.ignore('uuid', 'ingredientIDs');
    const text = item.text('step');
    if (item.isTrue('isSection')) {
      section = text;
      return [];
    }
    return text === undefined ? [] : stepsInText(text, section);
  });
}
