/**
 * What one remark of a row names: foods, or nothing but how, what for and which part.
 *
 * - "to serve", "finely chopped", "rind removed" are mere remarks. A part of the food ("zest and
 *   juice") is no food of its own.
 * - Foods that are not in the table count too, unless their words form a sentence.
 */
import { findListedFood } from '../foods/find-food';
import type { Food } from '../foods/food';
import { findForeignFood } from '../foods/languages/find-foreign-food';
import { parseIngredient } from '../ingredients/parse-ingredient';
import { completeNames, isFoodName, namedFood } from './complete-names';
import { splitAtConjunctions } from './conjunctions';
import type { JoinedText } from './conjunctions';
import { joinCompoundFoods } from './compound-foods';
import { undescribed } from './served-foods';
import { withOneWording } from './phrases/one-wording';
import {
  endsInTreatment,
  isDescription,
  isPartOfFood,
  isSentence,
  startsRemark,
} from './remark-kinds';

export interface NotedFood {
  readonly name: string;
  /** Foods that may be taken instead: mint of "coriander or mint". */
  readonly others: readonly string[];
}

export interface FoodsInNote {
  readonly foods: readonly NotedFood[];
  /** Of these, how many the table knows. */
  readonly known: number;
  /** Whether it may only name the variety: "fish fillets, snapper", "mince, beef". */
  readonly mayBeKind: boolean;
  /** What joins it to the name: "+ oregano" continues its list, "served with rice" adds to it. */
  readonly conjunction: '' | 'and' | 'with';
}

/**
 * @param head the name of the food before it
 * @example foodsInNote('coriander or mint', 'brown rice')?.foods // [{ name: 'coriander', others: ['mint'] }]
 */
export function foodsInNote(piece: string, head: string): FoodsInNote | undefined {
  const opening = opensMore.exec(piece)?.[0] ?? '';
  const text = piece.slice(opening.length).replace(someOfThem, '');
  if (text === '' || opensChoice.test(text)) return undefined;
  const parts = joinCompoundFoods(withOneWording(splitAtConjunctions(text)));
  if (startsRemark(text) && !isFoodName(parts[0]?.text ?? '')) return undefined;
  const names = completeNames(parts.map((part) => part.text)).map(undescribed);
  if (names.some((name) => statesOnlyPreparation(name) || isSameFood(name, head))) return undefined;
  const foods = foodsWithChoices(parts, names);
  return {
    foods,
    known: foods.filter(({ name }) => findListedFood(name)).length,
    mayBeKind: foods.length === 1 && isAboutFood(foods[0]?.name ?? '', head),
    conjunction: opening === '' ? '' : /^(?:and|[&+])/i.test(opening) ? 'and' : 'with',
  };
}

function foodsWithChoices(parts: readonly JoinedText[], names: readonly string[]): NotedFood[] {
  const foods: { name: string; others: string[] }[] = [];
  for (const [at, name] of names.entries()) {
    const conjunction = parts[at]?.conjunction;
    if (conjunction === 'or' || conjunction === '/') foods.at(-1)?.others.push(name);
    else foods.push({ name, others: [] });
  }
  return foods;
}

function statesOnlyPreparation(text: string): boolean {
  if (isFoodName(text)) return false;
  if (isDescription(text) || !/\p{L}/u.test(text)) return true;
  const { name, amount, unit } = parseIngredient(text);
  if (isFoodName(name) || (unit === 'pinch' && findForeignFood(name) !== undefined)) return false;
  if (endsInTreatment(text) || isPartOfFood(text)) return true;
  return amount !== undefined || startsRemark(name) || (isSentence(name) && !findListedFood(text));
}

function isSameFood(text: string, head: string): boolean {
  const food = findListedFood(text);
  const ofHead = findListedFood(head);
  return food !== undefined && (food === ofHead || isPartOfMix(food, ofHead));
}

/** "Macinato misto (manzo e maiale)" is mince of both. */
function isPartOfMix({ names: [name = ''] }: Food, mix: Food | undefined): boolean {
  const [nameOfMix = ''] = mix?.names ?? [];
  return / and /.test(nameOfMix) && ` ${nameOfMix} `.includes(` ${name} `);
}

/** A kind of it, or together with its name a food: "chicken, breast", "mince, beef". */
function isAboutFood(text: string, head: string): boolean {
  const food = findListedFood(head);
  if (food && findListedFood(text)?.parentId === food.id) return true;
  return namedFood(`${head} ${text}`) !== undefined || namedFood(`${text} ${head}`) !== undefined;
}

const someOfThem = /^(?:several|plenty of|lots of) /i;
const opensChoice = /^(?:and\/)?or\s/i;
const opensMore =
  /^(?:and|&|\+|plus)\s+(?:extra\s+)?|^(?:served|topped|garnished|lined|seasoned|tossed|sprinkled|drizzled|brushed)\s+with\s+/i;
