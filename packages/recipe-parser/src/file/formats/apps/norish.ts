/**
 * Norish: `.norishrecipes` is a zip with a `manifest.json`, and a folder for each recipe with its `recipe.json` and images.
 *
 * - An ingredient is a name, an amount and a unit; a name or a step that begins with "#" is a heading.
 * - Both lists may be there twice, in metric and in US measures: those of the recipe's own measures are read, and the
 *   number of the others is reported.
 * - Which ingredient a step needs is found in its words, as for every recipe.
 * - Images are named as they lie in the recipe's folder.
 *
 * Source: https://github.com/norish-recipes/norish (the format of its archive)
 */
import { headingText, type FoundLine } from '../../../text/headings/heading-lines';
import type { Ingredient } from '../../../recipe/ingredient';
import type { Step } from '../../../recipe/recipe';
import { stepsInText } from '../../../schema-org/steps';
import { fieldsOf, type Fields } from '../../fields/fields';
import { inOrder } from '../../fields/in-order';
import { anyImage, firstImage, imagesIn, uniqueImages } from '../../fields/images';
import { hasKeysOf, type JsonReader } from '../../fields/json-reader';
import type { ImageInFile } from '../../fields/recipe-in-file';
import { amountText, isUnusableAmount } from '../../recipe/ingredient-line';
import { recipeFromParts } from '../../recipe/recipe-from-parts';

export const norish: JsonReader = {
  name: 'Norish',
  recognises: (node) =>
    hasKeysOf(node, {
      title: 'name',
      parts: ['recipeIngredients', 'steps'],
      kind: 'list',
      own: ['recipeIngredients', 'systemUsed', 'originCountry', 'provenanceNote', 'authorName'],
      fewest: 2,
    }),
  read(node) {
    const fields = fieldsOf(node);
    fields.ignore('id');
    const system = fields.code('systemUsed');
    const recipe = recipeFromParts(
      {
        title: fields.text('name'),
        description: fields.text('description'),
        notes: [
          { text: fields.text('notes') },
          { heading: 'Origin', text: originFrom(fields) },
          { heading: 'Nutrition', text: nutritionFrom(fields) },
        ],
        serves: fields.text('servings'),
        prepTime: fields.number('prepMinutes'),
        cookTime: fields.number('cookMinutes'),
        totalTime: fields.number('totalMinutes'),
        ingredients: linesFrom(ofSystem(fields, 'recipeIngredients', system)),
        steps: stepsFrom(ofSystem(fields, 'steps', system)),
        courses: fields.words('categories'),
        labels: fields.words('tags'),
        cuisine: fields.words('cuisines').join(', ') || undefined,
        source: { siteUrl: fields.text('url'), author: fields.text('authorName') },
        rating: fields.number('rating'),
        isFavourite: fields.isTrue('favorite'),
        images: imagesOf(fields),
      },
      fields,
    );
    const measures = system === 'metric' || system === 'us' ? system : recipe.draft.measures;
    return { ...recipe, draft: { ...recipe.draft, measures } };
  },
};

/** The items in the measures of the recipe, in their order. */
function ofSystem(fields: Fields, name: string, system: string | undefined): Fields[] {
  const items = inOrder(fields.each(name), 'order').map((item) => ({
    item,
    system: item.code('systemUsed'),
  }));
  const own = items.filter((each) => each.system === undefined || each.system === system);
  const used = own.length > 0 ? own : items;
  const others = items.filter((each) => !used.includes(each));
  for (const { item } of others) item.ignore(...inItems);
  if (others.length > 0) fields.leave(name, `${others.length} in other measures`);
  return used.map(({ item }) => item);
}

const inItems = ['ingredientId', 'ingredientName', 'amount', 'unit', 'step', 'stepIngredients'];

function linesFrom(items: readonly Fields[]): (FoundLine | Ingredient)[] {
  let section: string | undefined;
  return items.flatMap((item) => {
    item.ignore('ingredientId');
    const name = item.text('ingredientName') ?? '';
    const unit = item.text('unit') ?? '';
    const count = item.number('amount');
    const amount = amountText(count, unit);
    if (isUnusableAmount(count, amount)) item.leave('amount', count);
    if (isHeading(name)) {
      section = headingText(name) || undefined;
      return [];
    }
    return name === '' ? [] : [{ name, amount, unit, section }];
  });
}

function stepsFrom(items: readonly Fields[]): Step[] {
  let section: string | undefined;
  return items.flatMap((item) => {
    item.ignore('stepIngredients');
    const text = item.text('step') ?? '';
    if (isHeading(text)) {
      section = headingText(text) || undefined;
      return [];
    }
    return stepsInText(text, section);
  });
}

const isHeading = (text: string): boolean => /^#+\s*\S[^\n]*$/.test(text);

function originFrom(fields: Fields): string | undefined {
  const country = fields.text('originCountryName');
  // The name says what the code does.
  if (country !== undefined) fields.ignore('originCountry');
  const place = [fields.text('originRegion'), country ?? fields.text('originCountry')];
  const parts = [place.filter(Boolean).join(', '), fields.text('provenanceNote')];
  return parts.filter(Boolean).join('. ') || undefined;
}

function nutritionFrom(fields: Fields): string | undefined {
  const parts = ['calories', 'fat', 'carbs', 'protein'].flatMap((name) => {
    const amount = fields.text(name);
    if (amount === undefined) return [];
    return [name === 'calories' ? `${amount} calories` : `${name} ${amount} g`];
  });
  return parts.join(', ') || undefined;
}

/** The first of the gallery is mostly the main one. */
function imagesOf(fields: Fields): ImageInFile[] {
  const gallery = inOrder(fields.each('images'), 'order').flatMap((each) =>
    imagesIn(each, anyImage, 'image'),
  );
  const all = uniqueImages([...imagesIn(fields, anyImage, 'image'), ...gallery]);
  return firstImage(all, fields, 'images');
}
