/**
 * From what recipes and items need to lines, one per food (Spec 1, Auto-calculated shopping list).
 *
 * - One line per food, whatever its spelling or number; a line's parts name who asks.
 * - Except for splits (`splits.ts`): a wording on a line of its own, measures that
 *   are not converted. A split line is in the aisle of its food, unless it was moved itself.
 * - Amounts are added within a dimension, and across dimensions where a density or
 *   a piece weight is known; the rest is side by side ("2 cloves + 1 tsp").
 * - Nothing typed disappears: "to taste" is a line without an amount; what is not bought, water and
 *   equipment, is a line that is last. A line is optional when every meal can do without it.
 * - Nothing here reads the food table: a phone adds up without it.
 */
import { say } from '../../../texts/say';
import { notBoughtText } from '../../../recipe/not-food/not-bought-reasons';
import { clearName } from '../needs/not-clear';
import type { Aisle } from '@saltbush/recipe-parser/foods/facts';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import { lineText, listAmount } from '../amounts/amount-text';
import { inKitchenMeasures } from '../amounts/kitchen-measures';
import { mayBeAtHome } from '../buying/may-be-at-home';
import { whatToBuy } from '../buying/what-to-buy';
import type { Purchase } from '../buying/purchase';
import type { FoodFacts, NeededFood } from '../needs/list-need';
import type { LinePart, ShoppingLine } from '../shopping-line';
import { noSplits } from '../splits';
import type { Splits } from '../splits';
import { inSentence, shownFood, shownFoodName } from '@saltbush/recipe-parser/foods/shown';
import { betterName } from './better-name';
import type { Contribution } from './contribution';
import { lineName, purchaseName } from './line-name';
import type { LineNames } from './line-name';
import { compareLines, compareParts } from './line-order';
import { totalOf } from './total';
import type { LineTotal } from './total';

export interface LineRules {
  /** Where this household finds things, by food key. */
  readonly corrections?: ReadonlyMap<string, Aisle> | undefined;
  /** Items that are not added up. */
  readonly splits?: Splits | undefined;
  /** The household's own spoons and cups; Australian by default. */
  readonly measures?: Measures | undefined;
  /** The walk through the store; what is not in it comes after. */
  readonly aisleOrder?: readonly Aisle[] | undefined;
}

export interface BuiltLine {
  readonly line: ShoppingLine;
  /** The name of several, so that its position does not depend on the amount. */
  readonly sortName: string;
  readonly identity: NeededFood;
  readonly contributions: readonly Contribution[];
}

/** In the order of the aisles, what is optional last in its aisle, then by name. */
export function buildLines(
  contributions: readonly Contribution[],
  rules: LineRules = {},
): BuiltLine[] {
  return [...contributionsByLine(contributions, rules.splits ?? noSplits)]
    .map(([key, ofLine]) => buildLine(key, ofLine, rules))
    .sort(compareLines(rules.aisleOrder));
}

/** @example contributionsByLine(contributions, noSplits).get('milk') // what recipes and items need of milk */
export function contributionsByLine(
  contributions: readonly Contribution[],
  splits: Splits,
): Map<string, Contribution[]> {
  const byKey = new Map<string, Contribution[]>();
  for (const contribution of contributions) {
    const key = lineKeyOf(contribution, splits);
    const known = byKey.get(key);
    if (known) known.push(contribution);
    else byKey.set(key, [contribution]);
  }
  return byKey;
}

function lineKeyOf({ identity, part }: Contribution, { wordings }: Splits): string {
  return wordings.has(part.wording.key) ? part.wording.key : identity.key;
}

function buildLine(
  key: string,
  contributions: readonly Contribution[],
  { corrections, splits = noSplits, measures = 'au' }: LineRules,
): BuiltLine {
  const identity = contributions.map((contribution) => contribution.identity).reduce(betterName);
  const isSplit = key !== identity.key;
  const names = isSplit ? wordingOf(contributions) : namesOfFoods(contributions, identity);
  const inherited = isSplit ? corrections?.get(identity.key) : undefined;
  const usualAisle = inherited ?? identity.usualAisle;
  const aisle = corrections?.get(key) ?? usualAisle;
  const total = totalOf(contributions, identity.food, measures, splits.measures.has(key));
  const parts = contributions.map(({ part }) => part);
  const text = lineText(inKitchenMeasures(total, identity, measures));
  const bought = isBoughtAsMeasured(total, parts) ? undefined : whatToBuy(total.sums, identity);
  const name = lineName(names, identity.food, total.sums);
  const buy = bought && buyOf(bought, isSplit ? names : namesOf(identity), identity.food);
  const isSame = bought?.text === mainAmount(text) && !name.includes(namesSeparator);
  const atHome = reasonAtHome(contributions);
  if (parts.length > 1) parts.sort(compareParts);
  const line: ShoppingLine = {
    key,
    name,
    amounts: total.sums.map(listAmount),
    text,
    buy: isSame ? undefined : buy,
    mayBeAtHome: parts.every(isOfRecipe) && mayBeAtHome(total.sums, identity),
    aisle,
    usualAisle: aisle === usualAisle ? undefined : usualAisle,
    isApproximate: total.isApproximate || contributions.some(({ isShared }) => isShared),
    isOptional: parts.every((part) => part.isOptional),
    alternatives: alternativesOfAll(parts),
    isAtHome: atHome !== undefined,
    reason: atHome ?? reasonOfSum(contributions, total),
    parts,
    apartFrom: isSplit ? shownFoodName(identity.name) : undefined,
    measures: total.measures,
  };
  return { line, sortName: names.name.toLowerCase(), identity, contributions };
}

/** Of several wordings one name is bought. */
function buyOf(purchase: Purchase, names: LineNames, food: FoodFacts | undefined) {
  return { amount: purchase.text, name: purchaseName(names, food, purchase) };
}

/** Typed by hand only, or not to be converted. */
function isBoughtAsMeasured({ measures }: LineTotal, parts: readonly LinePart[]): boolean {
  return measures === 'apart' || !parts.some(isOfRecipe);
}

const isOfRecipe = ({ source }: LinePart) => source !== 'item';

/** @example mainAmount('3 (about 450 g)') // '3' */
const mainAmount = (text: string) => text.replace(/ \([^()]*\)$/, '');

/** Why it need not be bought; water that someone typed onto the list is. */
function reasonAtHome(contributions: readonly Contribution[]): string | undefined {
  const isBought = contributions.some(({ identity }) => identity.notBought === undefined);
  const reason = isBought ? undefined : contributions[0]?.identity.notBought;
  return reason && notBoughtText(reason);
}

function reasonOfSum(contributions: readonly Contribution[], total: LineTotal): string | undefined {
  const isShared = contributions.some((contribution) => contribution.isShared);
  return [total.reason, isShared ? sharedReason() : ''].filter(Boolean).join(' ') || undefined;
}

function wordingOf(contributions: readonly Contribution[]): LineNames {
  return shownFood(contributions.map(({ wording }) => wording).reduce(betterName));
}

/** Of several wordings on one line all are named, the shortest first: "Onions / brown onions". */
function namesOfFoods(contributions: readonly Contribution[], best: NeededFood): LineNames {
  const others = new Map<string, LineNames>();
  for (const { identity } of contributions) {
    const { name, food } = identity;
    if (food && !food.isKind && name !== best.name)
      others.set(name, { name, nameOfOne: food.nameOfOne });
  }
  const all = [...others.values()].sort((a, b) => (betterName(a, b) === a ? -1 : 1));
  return all.map(shownFood).reduce(
    (names, each) => ({
      name: `${names.name}${namesSeparator}${inSentence(each.name)}`,
      nameOfOne: `${names.nameOfOne}${namesSeparator}${inSentence(each.nameOfOne)}`,
    }),
    namesOf(best),
  );
}

const namesSeparator = ' / ';

function namesOf({ name: own, food }: NeededFood): LineNames {
  return shownFood({ name: clearName(own), nameOfOne: food?.nameOfOne });
}

/** A choice that every recipe gives. */
function alternativesOfAll(parts: readonly LinePart[]): string[] {
  const [first, ...others] = parts;
  const all = first?.alternatives ?? [];
  return all.filter((name) => others.every(({ alternatives }) => alternatives.includes(name)));
}

const sharedReason = (): string =>
  say('A recipe gives one amount for several foods: this is an equal share of it.');
