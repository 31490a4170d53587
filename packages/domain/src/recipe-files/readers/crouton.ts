/**
 * Crouton: `.crumb` is one JSON object; many come in a zip.
 *
 * - An ingredient is a food, an amount and a kind of amount in capitals ("GRAMS"); of the kind "SECTION"
 *   it is a heading. A step may be a heading too.
 * - Both lists carry an order of their own, which counts more than their place in the list.
 * - Pictures lie inside as base64.
 *
 * Source of the field names: files that Crouton exports.
 */
import type { Ingredient } from '../../ingredients/ingredient';
import type { Step } from '../../recipes/recipe';
import { fieldsOf, type Fields } from '../fields';
import { amountText } from '../ingredient-line';
import type { JsonReader } from '../json-reader';
import { insidePictures, oneOf } from '../pictures';
import { recipeFromParts } from '../recipe-from-parts';

export const crouton: JsonReader = {
  name: 'Crouton',
  recognises: (node) =>
    typeof node['name'] === 'string' &&
    isListOf(node['ingredients'], 'ingredient') &&
    isListOf(node['steps'], 'step'),
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
          { heading: 'Nutrition', text: fields.text('neutritionalInfo', 'nutritionalInfo') },
        ],
        serves: fields.number('serves'),
        prepTime: fields.number('duration'),
        cookTime: fields.number('cookingDuration'),
        ingredients: ingredientsFrom(inOrder(fields.each('ingredients'))),
        steps: stepsFrom(inOrder(fields.each('steps'))),
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
        pictures: oneOf(insidePictures(fields.take('images')), fields, 'images'),
      },
      fields,
    );
  },
};

function isListOf(value: unknown, name: string): boolean {
  return (
    Array.isArray(value) &&
    value.every((item) => typeof item === 'object' && item !== null && name in item)
  );
}

function inOrder(items: readonly Fields[]): Fields[] {
  return items
    .map((item, place) => ({ item, order: item.number('order') ?? place }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

function ingredientsFrom(items: readonly Fields[]): Ingredient[] {
  let section: string | undefined;
  return items.flatMap((item) => {
    item.ignore('uuid');
    const [food] = item.each('ingredient');
    food?.ignore('uuid');
    const name = food?.text('name') ?? '';
    const [amounts] = item.each('quantity');
    const kind = amounts?.text('quantityType')?.toUpperCase() ?? '';
    const amount = amounts?.number('amount');
    const [secondary] = amounts?.each('secondaryAmount') ?? [];
    secondary?.ignore('quantityType');
    if (kind === 'SECTION') {
      section = name || undefined;
      return [];
    }
    const unit = unitOfKind.get(kind) ?? (kind === 'ITEM' ? '' : kind.toLowerCase());
    const upTo = amountText(secondary?.number('amount'), unit);
    const from = amountText(amount, unit);
    return name === ''
      ? []
      : [{ name, amount: upTo ? `${from}-${upTo}` : from, unit: from ? unit : '', section }];
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
    return text === undefined ? [] : [{ text, section }];
  });
}
