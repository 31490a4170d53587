/**
 * What a recipe, cooked once, or a typed item needs: each food of each row, read but not yet scaled.
 *
 * - Reading is the expensive part of a shopping list, and takes the food table. It depends on the text
 *   alone, so a caller may keep the result while the recipe's revision and `listNeedVersion` stay the same.
 * - A typed item is always bought, also water or a cake tin. A size in it is no amount: "nappies size 4", "beer 24 pack".
 * - Wordings and parts of a food are on its line (`joined-foods.ts`).
 */
import {
  findNamedFood,
  foodWording,
  foodWords,
  kindOfForeignFood,
  shortKey,
  slug,
} from '@saltbush/recipe-parser/foods';
import type { Aisle, Food, FoodIdentity } from '@saltbush/recipe-parser/foods';
import { openMemory } from '@saltbush/recipe-parser/memory';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import { foodsOfRow } from '@saltbush/recipe-parser/row-foods';
import { aisleOf } from '../aisles/find-aisle';
import { perishingOf } from '../packs/perishing';
import { packsOfFood } from '../packs/packs-of-food';
import { usualContainer } from '../packs/usual-container';
import type { ListRecipe } from '../shopping-line';
import { forAllServed } from './for-each-person';
import type { FoodFacts, ListNeed, NeededFood } from './list-need';
import { asWhole, lineFoodOf } from './joined-foods';
import { kindOfFood } from './names/kind-of-food';
import { madeParts } from './names/made-parts';
import { oneOfProduct } from './names/product-words';
import { namesNoFood } from './names/names-no-food';
import { notBoughtReasons } from '../../../recipe/not-food/not-bought-reasons';
import { equipmentIdentity, reasonNotBought } from '../../../recipe/not-food/not-bought';
import { notClear } from './not-clear';
import { foodNamedIn, unclearKey, withReason } from './rows-not-bought';
import { asServed } from './prepared/cooked-at-home';
import { isKept, withoutOrigin } from './prepared/kept';
import { withSharedFruits } from './prepared/zest-and-juice';
import { readNeed } from './read-need';
import type { Need } from './read-need';

/** @example listNeedsOf({ id, title, ingredients: [{ name: '2 onions', amount: '', unit: '' }] }) */
export function listNeedsOf({ ingredients, measures = 'au', serves }: ListRecipe): ListNeed[] {
  const rows = ingredients.map((row) => ({ row, needs: needsOfRow(row, measures) }));
  const areMade = madeParts(
    rows.map(({ row, needs }) => ({
      row,
      hasAmount: needs.some(saysHowMuch),
      foodName: needs[0]?.wording.name ?? row.name,
    })),
  );
  const all = rows.flatMap(({ needs }, index) =>
    areMade[index] ? needs.map(asPartOfRecipe) : needs,
  );
  return withSharedFruits(all).map((need) => forAllServed(need, serves));
}

const saysHowMuch = ({ amounts }: ListNeed) => amounts.length > 0;

/** It stays on the list as not bought, so that nothing is lost without a word. */
const asPartOfRecipe = (need: ListNeed): ListNeed => ({
  ...need,
  identity: { ...need.identity, notBought: notBoughtReasons.made },
});

function needsOfRow(row: Ingredient, measures: Measures): readonly ListNeed[] {
  const { amount, unit, name, note = '', section = '' } = row;
  const memoryKey = [measures, amount, unit, name, note, section].join('\n');
  const known = needsByRow.get(memoryKey);
  if (known) return known;
  const needs = readRow(row, measures);
  needsByRow.set(memoryKey, needs);
  return needs;
}

/** Reading is expensive, and lists are rebuilt from the same rows. */
const needsByRow = openMemory<readonly ListNeed[]>();

function readRow(row: Ingredient, measures: Measures): ListNeed[] {
  const text = textOfRow(row);
  const foods = foodsOfRow(row);
  const needs = foods.flatMap(({ ingredient, sharedBy, isOptional }) => {
    const isReserved = isKept(text);
    const asked = isReserved ? withoutOrigin(ingredient) : asServed(ingredient);
    const read = readNeed(asked, measures);
    if (!read) return [];
    const need = read.isEquipment
      ? equipmentNeed(read, foods.length > 1 ? ingredient.name : text)
      : clearNeed(withoutProperName(read, ingredient.name, text), text);
    const whole = asWhole(need.identity, need.amounts, measures);
    const listed = whole ? { ...need, ...whole } : need;
    const food = inJar(withReason(foodOf(listed.identity), text), listed);
    const identity =
      isReserved && !food.notBought ? { ...food, notBought: notBoughtReasons.kept } : food;
    return [listNeed(listed, identity, { measures, sharedBy, isOptional, text })];
  });
  return withoutUnclear(needs);
}

/** "1 jar grilled eggplant" is no fresh vegetable. */
function inJar(identity: NeededFood, { identity: { food }, amounts }: Need): NeededFood {
  const isInJar = amounts[0]?.unit === 'jar' && !food && identity.usualAisle === 'Fruit & Veg';
  return isInJar ? { ...identity, usualAisle: 'Pantry' } : identity;
}

/** What is not clear of a row does not matter if the row names a food. */
function withoutUnclear(needs: readonly ListNeed[]): ListNeed[] {
  const clear = needs.filter(({ identity }) => !identity.key.startsWith(unclearKey));
  return clear.length > 0 ? clear : [...needs];
}

/**
 * Several of an item that names several foods: "milk and bread". None of a blank text.
 *
 * @param measures of the household that the item is typed in
 * @example needsOfItem('500 g mince')[0]?.identity.key // 'beef-mince'
 */
export function needsOfItem(text: string, measures: Measures = 'au'): ListNeed[] {
  const row: Ingredient = { name: text, amount: '', unit: '' };
  const foods = findNamedFood(text) ? [{ ingredient: row, sharedBy: 1 }] : foodsOfRow(row);
  return foods.flatMap(({ ingredient, sharedBy }) => {
    const need = readNeed(ingredient, measures);
    if (!need) return [];
    const identity = foodOf(need.identity);
    const read = size.test(text) ? { ...need, amounts: [], words: '' } : need;
    return [listNeed(read, identity, { measures, sharedBy, isOptional: false, text })];
  });
}

/** "Size 4", "24 pack", "2pk": what is printed on a product. One pack is an amount. */
const size = /\b(?:size|stage|step|no\.|number)\s*\d|\b(?!1\b)\d+[\s-]?(?:pack|pk)\b/i;

/**
 * The food of a need as plain JSON, to which "X is Y" may point.
 *
 * @example foodOf(findFood('milk')).usualAisle // 'Dairy, Eggs & Fridge'
 */
export function foodOf({ key, name, food }: FoodIdentity): NeededFood {
  if (!food) return unknownFood(key, name);
  const line = lineFoodOf(food);
  const facts = factsOf(food);
  const isNamed = name !== food.name && line === food;
  const shown = isNamed ? { ...facts, nameOfOne: oneOfProduct(name, food) } : facts;
  return { key: line.id, name, usualAisle: line.aisle, food: shown };
}

/** With the figures of what it is a kind of: gluten-free spaghetti. */
function unknownFood(key: string, name: string): NeededFood {
  if (reasonNotBought(key) !== undefined) return { key, name, usualAisle: aisleOf(name) };
  if (key.startsWith(unclearKey)) return { key, name, usualAisle: 'Pantry' };
  const ofName = kindOfFood(name);
  const kind = ofName ?? kindOfForeignFood(name);
  const usualAisle =
    kind && !isElsewhere(name, kind) ? aisleOfKind(name, kind, !ofName) : aisleOf(name);
  const container = kind ? undefined : usualContainer(name, usualAisle);
  const unweighed = { isLarge: false, isSoldByVolume: false, isOnScales: false, pieces: {} };
  const figures = kind ? factsOf(kind) : container && { ...unweighed, container };
  if (!figures) return { key, name, usualAisle };
  return { key, name, usualAisle, food: { ...figures, nameOfOne: name, isKind: true } };
}

/**
 * Products that shops sell frozen or as snacks are there, whatever food they are made of. No English word is looked for in a
 * name of another language: "suave" is mild there, and no maker of shampoo.
 */
function aisleOfKind(name: string, kind: Food, isForeign: boolean): Aisle {
  if (isForeign) return kind.aisle;
  const said = aisleOf(name);
  return madeProducts.has(said) && !namedLikeBrand.test(name) ? said : kind.aisle;
}

/** A fresh chilli, and a brand of frozen vegetables. */
const namedLikeBrand = /\bbird['’]?s?[- ]eye\b.*\bchil/i;

const madeProducts: ReadonlySet<Aisle> = new Set<Aisle>([
  'Freezer',
  'Snacks & Confectionery',
  'Drinks',
  'Household & Personal Care',
]);

/** Frozen beans are not where beans are; dried pasta is where pasta is. */
function isElsewhere(name: string, kind: Food): boolean {
  const isFresh = weighedAisles.has(kind.aisle);
  return changesAisle.test(name) || (isFresh && /\b(?:dried|dry)\b/i.test(name));
}

const changesAisle =
  /\b(?:shelf[- ]stable|frozen|canned|tinned|pickled|smoked|cooked|precooked|roasted?|powdered|instant|crumbed|deli)\b/i;

/** @example factsOf(findFoodById('onion')!).pieces.whole?.value // 150 */
export function factsOf(food: Food): FoodFacts {
  const known = factsByFood.get(food);
  if (known) return known;
  const { density, australianDensity } = food;
  const packs = packsOfFood(food);
  const perishing = perishingOf(food);
  const isWeighed = density !== undefined && !food.isSoldByVolume && weighedAisles.has(food.aisle);
  const isPacked = packs.length > 0 || isWeighed;
  const container = isPacked ? undefined : usualContainer(food.name, food.aisle);
  const facts: FoodFacts = {
    nameOfOne: food.nameOfOne,
    isLarge: food.isLarge,
    ...(food.name === food.nameOfOne ? {} : { isCounted: true }),
    isSoldByVolume: food.isSoldByVolume,
    isOnScales: food.aisle === 'Meat & Seafood',
    ...(density ? { density } : {}),
    ...(australianDensity ? { australianDensity } : {}),
    pieces: Object.fromEntries(food.pieces),
    ...(packs.length > 0 ? { packs } : {}),
    ...(container ? { container } : {}),
    ...(perishing ? { perishing } : {}),
  };
  factsByFood.set(food, facts);
  return facts;
}

/** Where shops weigh what is not in packs. */
const weighedAisles: ReadonlySet<Aisle> = new Set<Aisle>(['Meat & Seafood', 'Deli', 'Fruit & Veg']);

/** Recipes that ask for the same food share its facts in memory. */
const factsByFood = new WeakMap<Food, FoodFacts>();

/** How the row or item that names the food is written. */
type Source = Pick<ListNeed, 'measures' | 'sharedBy' | 'isOptional' | 'text'>;

/** Each field by its name: copying by spread took a sixth of the time of a list. */
function listNeed(need: Need, identity: NeededFood, source: Source): ListNeed {
  return {
    identity,
    wording: need.wording,
    amounts: need.amounts,
    words: need.words,
    measures: source.measures,
    alternatives: namesOfOthers(need),
    sharedBy: source.sharedBy,
    isOptional: source.isOptional,
    text: source.text,
  };
}

/** The juice of a lime is no choice to a lime. */
function namesOfOthers({ identity, alternatives }: Need): string[] {
  return alternatives.filter(({ key }) => key !== identity.key).map(({ name }) => name);
}

/** A row whose name says nothing takes its other choice, or is shown as a whole. */
function clearNeed(need: Need, text: string): Need {
  if (!namesNoFood(need.identity.name)) return need;
  const [other, ...alternatives] = need.alternatives.filter(({ name }) => !namesNoFood(name));
  if (other) {
    return { ...need, identity: other, wording: foodWording(other.name, other.food), alternatives };
  }
  const named = foodNamedIn(text);
  if (named) return { ...need, identity: named, wording: foodWording(named.name, named.food) };
  const name = notClear(text);
  // The same key however the row was typed: whole or in its fields.
  const key = shortKey(slug(`${unclearKey} ${foodWords(text).toSorted().join(' ')}`));
  const identity = { key, name, food: undefined };
  return { ...need, identity, wording: foodWording(name, undefined), amounts: [], words: '' };
}

/**
 * "2 Essential buttermilk": behind an amount a capital is of a brand or place, and what follows in small letters is the
 * food.
 */
function withoutProperName(need: Need, name: string, text: string): Need {
  if (need.identity.food || !startsWithAmount.test(text)) return need;
  const rest = properName.exec(name)?.[1];
  const food = rest === undefined || kinds.test(rest) ? undefined : findNamedFood(rest);
  if (!food) return need;
  return { ...need, identity: { key: food.id, name: food.name, food } };
}

const startsWithAmount = /^[\d¼-¾⅐-⅞]/;
const properName = /^\p{Lu}\p{Ll}[\p{L}'’]*(?: \p{Lu}\p{Ll}[\p{L}'’]*)? (\p{Ll}.*)$/u;
/** Of these each is another product. */
const kinds =
  /^(?:sauce|cheese|bread|flour|oil|sugar|mix|paste|powder|dressing|seasoning|spice|wine|noodles?|beans?)$/i;

/** "Reserved lemon zest from topping" is of what another row buys. */
/** Its size is in its name, its remarks in brackets after it; equipment is not added up. */
function equipmentNeed(need: Need, text: string): Need {
  const identity = equipmentIdentity(text.replace(/, (.+)/, ' ($1)'));
  return {
    ...need,
    identity,
    wording: foodWording(identity.name, undefined),
    amounts: [],
    words: '',
  };
}

function textOfRow({ amount, unit, name, note }: Ingredient): string {
  const line = [amount, unit, name].map((part) => part.trim()).filter((part) => part !== '');
  return note === undefined || note.trim() === '' ? line.join(' ') : `${line.join(' ')}, ${note}`;
}
