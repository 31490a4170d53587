/**
 * Recipes of a JSON document of any size.
 *
 * - A small one is parsed as a whole. A large one is parsed item by item when it is a list of recipes, or
 *   has one in a field that programs use for it; Mealie's backup, whose tables belong together, as a whole.
 * - Depth and number of values are known before anything is parsed.
 */
import { numberForm } from '@saltbush/domain/account/countries/forms';
import { say } from '@saltbush/domain/texts/say';
import { readJson, valuePreview } from '@saltbush/recipe-parser/file';
import { maxItemJson, maxWholeJson } from '../budget';
import { allAtOnce, type ContentReading, type ReadableRecipe } from '../file-events';
import { jsonItems, jsonOutline, maxDepth, maxValues, type JsonOutline } from './json-outline';

/** @param bytes UTF-8 without a mark */
export function readJsonBytes(bytes: Buffer): ContentReading | 'damaged' {
  const outline = jsonOutline(bytes);
  if (outline.depth > maxDepth) return { problem: say('It is nested too deep.') };
  if (isParsedWhole(bytes, outline)) {
    const document = parsed(bytes);
    if (document === undefined) return 'damaged';
    const reading = readJson(document);
    return reading === undefined ? { problem: noRecipe } : allAtOnce(reading);
  }
  const isList = bytes[bytes.findIndex((byte) => byte > 0x20)] === 0x5b;
  const field = outline.fields.find(
    ({ name, isList: hasList }) => hasList && listFields.includes(name),
  );
  if (!isList && field === undefined) return { problem: tooLarge };
  return readItemByItem(bytes, field?.name);
}

function isParsedWhole(bytes: Buffer, { values, fields }: JsonOutline): boolean {
  const has = (name: string) => fields.some((field) => field.isList && field.name === name);
  if (has('recipes') && has('recipes_ingredients')) return values <= maxValues;
  return bytes.length <= maxWholeJson.bytes && values <= maxWholeJson.values;
}

function readItemByItem(bytes: Buffer, field: string | undefined): ContentReading | 'damaged' {
  const total = countItems(bytes, field);
  if (total === 'cut off') return 'damaged';
  if (total > maxItems) return { problem: tooMany() };
  const others = { count: 0, sample: '' };
  const recipes = function* (): Generator<ReadableRecipe> {
    let isAny = false;
    for (const { from, to } of jsonItems(bytes, field)) {
      const item = to - from <= maxItemJson ? parsed(bytes.subarray(from, to)) : undefined;
      const reading = item === undefined ? undefined : readJson(item);
      if (reading === undefined) {
        others.sample ||= valuePreview(item ?? 'a large item');
        others.count += 1;
        // A list of something else altogether.
        if (!isAny && others.count >= maxOthers) return;
        continue;
      }
      isAny = true;
      for (const read of reading.recipes) yield { format: reading.format, read };
    }
  };
  return {
    recipes: recipes(),
    total,
    leftOver: () =>
      others.count === 0
        ? []
        : [
            {
              path: '[]',
              sample: say(
                '{count, plural, one {# item that is no recipe: {sample}} other {# items that are no recipes: {sample}}}',
                {
                  count: others.count,
                  sample: others.sample,
                },
              ),
            },
          ],
  };
}

/** Up to one more than is read. A document that ends with its list and its own bracket is whole. */
function countItems(bytes: Buffer, field: string | undefined): number | 'cut off' {
  const items = jsonItems(bytes, field);
  let total = 0;
  let item = items.next();
  for (; item.done !== true; item = items.next()) {
    total += 1;
    if (total > maxItems) return total;
  }
  const last = bytes[bytes.findLastIndex((byte) => byte > 0x20)];
  const isWhole = item.value && last === (field === undefined ? 0x5d : 0x7d);
  return isWhole ? total : 'cut off';
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** What programs call the list of their recipes. */
const listFields = ['recipes', 'data', 'items', 'exportedRecipes', '@graph'];
const maxItems = 100_000;
/** So many items without a recipe before the first one. */
const maxOthers = 1_000;

const noRecipe = say('No recipe of a kind we know.');
const tooLarge = say('It is larger than any recipe, and no list of recipes that we know.');
const tooMany = () => say('It has more than {most} items.', { most: numbers(maxItems) });
const numbers = numberForm();
