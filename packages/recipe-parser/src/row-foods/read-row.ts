/**
 * Finds the foods in the name and the remarks of a row, with the remarks on each.
 *
 * - A remark stays with the food before it. One of purpose ("to serve") is of all, and so is one at
 *   the end with "optional".
 * - A remark may be inverted ("onion, red"); a name that only describes belongs to the food
 *   after it ("1 partially baked 9-inch tart shell").
 */
import type { Aisle } from '../foods/aisle';
import { withoutBrand } from '../foods/brands';
import { findListedFood } from '../foods/find-food';
import { findNamedFood } from '../foods/food-index';
import { singular } from '../foods/plurals';
import { lastLetters } from '../characters/text-end';
import type { Ingredient } from '../recipe/ingredient';
import { extraRow, isAdded } from './extra-amounts';
import { foodsInName } from './foods-in-name';
import { foodsInNotes, isGeneralName } from './foods-in-notes';
import type { NotedFood } from './foods-in-note';
import { splitAtCommas, splitAtConjunctions } from './conjunctions';
import { namedFood } from './complete-names';
import { isOnePackage } from './compound-foods';
import { statesOptional } from './optional-foods';
import {
  endsInTreatment,
  isDescription,
  isPurpose,
  startsExamples,
  startsRemark,
} from './remark-kinds';
import { invertedName, isUsualKind } from './inverted-name';
import { isServing } from './served-foods';
import { isHomeMade, isLabel } from './phrases/home-made';

export interface DraftFood {
  name: string;
  /** Whether the amount of the row is its own, alone or with others. */
  isOfAmount: boolean;
  remarks: string[];
}

export interface RowDraft {
  foods: DraftFood[];
  remarksOfAll: string[];
  /** Rows with an amount of their own. */
  extras: Ingredient[];
  /** Whether each food gets the whole amount. */
  isEach: boolean;
}

/** @param row with its fields filled (`structuredRow`) */
export function readRow(row: Ingredient): RowDraft {
  const isPackage = isOnePackage(row);
  const pieces = piecesOf(row);
  const isEach = pieces.some(statesEach);
  const names = isPackage
    ? [nameOfPackage(row.name)]
    : foodsInName(row.name, isEach, [row.section ?? '', ...pieces].some(isServing));
  const draft: RowDraft = {
    foods: names.map((name) => draftFood({ name, others: [] }, true)),
    remarksOfAll: [],
    extras: [],
    isEach,
  };
  const hasNotes = pieces.length > 0 && !isPackage;
  const found = hasNotes ? foodsInNotes({ row, names, pieces, isEach }) : [];
  const isMade = isHomeMade(row.name, row.amount.trim() !== '');
  for (const [at, piece] of pieces.entries()) {
    if (isMade && addParts(draft, piece)) continue;
    const more = found[at];
    const isAlike = more?.conjunction === 'and' && !saysHowMuch.test(piece);
    const isOfAmount = isEach || isAlike || isGeneralName(row.name);
    if (addExtra(draft, piece) || statesEach(piece)) continue;
    if (!more) addRemark(draft, piece, at === pieces.length - 1);
    else draft.foods.push(...more.foods.map((food) => draftFood(food, isOfAmount)));
  }
  mergeDescription(draft);
  removeGeneralName(draft, row);
  if (isMade && draft.extras.length > 0) draft.foods.shift();
  draft.foods.forEach(invertName);
  return draft;
}

/** "Tomato, onion & garlic pasta sauce" is a pasta sauce: behind its commas a shop's food is named. */
function nameOfPackage(name: string): string {
  return /,.* (?:and|&) .* /.test(name) && madeOfSeveral.test(name)
    ? (withoutBrand(name) ?? name).replaceAll(/,\s*/g, ' ')
    : name;
}

/** What factories name after what is in it. */
const madeOfSeveral =
  /\b(?:sauce|soup|seasoning|rub|dip|spread|paste|pesto|mix|marinade|dressing|relish|chutney|salsa|stuffing|stock|crackers?|chips|crisps|tea|juice|smoothie|yogh?urt|ravioli|tortellini|sausages?|burgers?|patties|pie|pizza|quiche|bread|loaf|muesli|granola|cereal|bars?|biscuits|cookies|cake|ice cream)$/i;

function draftFood({ name, others }: NotedFood, isOfAmount: boolean): DraftFood {
  return { name, isOfAmount, remarks: others.map((other) => `or ${other}`) };
}

/**
 * What is beside "or" is a choice too: "guanciale", "pancetta", "or a mix of both"; "rigatoni", "or penne",
 * "ziti", but not "or penne", "parsley".
 */
function piecesOf({ name, amount, note = '' }: Ingredient): string[] {
  const pieces = splitAtCommas(note.replace(labelOfList, '$1')).flatMap((piece) => {
    if (startsWithAmount.test(piece)) return countedFoods(piece);
    const parts = piece.split(beforeAdded);
    // "Or ½ cup milk + 1 tsp vinegar": what is added is of the choice.
    return opensChoice.test(piece) ? parts.slice(0, 1) : parts;
  });
  let choices = 0;
  let aisle = findListedFood(name)?.aisle;
  return pieces.map((piece, at) => {
    const said = opensChoice.exec(piece)?.[1];
    const food = findListedFood(said ?? piece);
    if (said === undefined && amount.trim() !== '' && isChoiceLike(piece, name, aisle))
      return `or ${piece}`;
    const isBefore = opensChoice.test(pieces[at + 1] ?? '') && food !== undefined;
    const isKnownAfter = food !== undefined && (food.aisle === aisle || choices >= longChoice);
    const isAfter =
      choices > 0 && (isKnownAfter || hasLastWordOf(piece, name, choices >= longChoice));
    choices = said !== undefined || isAfter ? choices + 1 : 0;
    if (said !== undefined) aisle = food?.aisle ?? aisle;
    return (isBefore || isAfter) && said === undefined ? `or ${piece}` : piece;
  });
}

/** "6 buns", "+ all your favourite toppings: lettuce". */
const labelOfList =
  /(^|, )(?:(?:\+|&|and|plus|with) )?(?:(?:all|any|your|the|some|usual|fave|favou?rite) ){0,4}(?:toppings?|fixin['’g]?s|trimmings|extras|sides|accompaniments|garnish(?:es)?): /giu;

/** "1 carrot and 1 celery stick" are two foods, as "½ bunch each basil and mint", and "4 chopped and 4 whole cloves" one. */
function countedFoods(piece: string): string[] {
  const [, amount, foods] = amountOfEach.exec(piece) ?? [];
  const parts =
    foods === undefined
      ? piece.split(beforeCounted)
      : splitAtConjunctions(foods).map(({ text }) => `${amount} ${text}`);
  const areFoods = parts.every((part) => {
    const name = extraRow(part, '')?.name;
    return name !== undefined && findListedFood(name) !== undefined;
  });
  return areFoods ? parts : [piece];
}

const amountOfEach = /^([\d¼-¾⅐-⅞][^,()]{0,20}?) each(?: of)? (\p{L}.*)$/iu;
const beforeCounted = /\s(?=(?:and|&|plus)\s[\d¼-¾⅐-⅞])/iu;

/** "Preserves or nutella" after jam. */
function isChoiceLike(piece: string, name: string, aisle: Aisle | undefined): boolean {
  const texts = piece.split(/\s+or\s+/i);
  const isKind = invertedName(name, texts[0] ?? '') !== undefined;
  if (texts.length < 2 || isKind || startsRemark(piece)) return false;
  const foods = texts.map((text) => findListedFood(text));
  const areNames = texts.every((text, at) => foods[at] !== undefined || !text.includes(' '));
  return areNames && foods.some((food) => food !== undefined && food.aisle === aisle);
}

/** "Green and red bell pepper" after chilli peppers; of a long choice whatever is no remark. */
function hasLastWordOf(piece: string, name: string, isLong: boolean): boolean {
  const last = singular(lastLetters(piece).toLowerCase());
  if (last === singular(lastLetters(name).toLowerCase())) return true;
  return isLong && !startsRemark(piece) && !endsInTreatment(piece);
}

/** So many foods after "or" are no dish with its sides. */
const longChoice = 3;

const opensChoice = /^or\s(.*)/i;

/** "Plus a few pecans" have no share in the amount of the row. */
const saysHowMuch = /^(?:\+|&|and|plus) (?:some|several|an?|few|plenty|lots)\s/i;

/** "45 g butter, 1/3 stick + 1/2 tbsp": the sum is the amount of the row again. */
const startsWithAmount = /^[\d¼-¾⅐-⅞]/u;

/** "Grated + ¼ tsp cinnamon + a few pecans": each is added to the row. */
const beforeAdded =
  /\s(?=\+\s(?:[\d¼-¾⅐-⅞]|(?:an?|some|few|several|half|one|two|three|handful|pinch)\s))/iu;

function addExtra(draft: RowDraft, piece: string): boolean {
  const [head] = draft.foods;
  const extra = head && extraRow(piece, head.name);
  if (!extra) return false;
  if (isDescription(head.name) && !findListedFood(head.name)) {
    head.name = isAdded(piece) ? extra.name : `${head.name} ${extra.name}`;
    if (!isAdded(piece)) return true;
  }
  draft.extras.push(extra);
  return true;
}

/** "1 egg + 1 tbsp milk", "1 egg beaten with 1 tbsp milk": what something is made of. */
function addParts(draft: RowDraft, piece: string): boolean {
  const parts = piece.split(betweenAmounts, mostParts).map((part) => extraRow(`plus ${part}`, ''));
  if (!parts.every((part) => part !== undefined)) return false;
  draft.extras.push(...parts);
  return true;
}

/** Before a number. */
const betweenAmounts =
  /\s(?:\+|&|and|plus|(?:(?:beaten|mixed|whisked|stirred|combined|dissolved|thinned) )?(?:with|in|into))\s(?=[\d¼-¾⅐-⅞])/iu;
const mostParts = 8;

/** "Ingredients", and "spices" before cinnamon and celery seed: what follows is meant. */
function removeGeneralName({ foods, isEach }: RowDraft, { amount }: Ingredient): void {
  const [head, ...others] = foods;
  if (!head) return;
  const areKinds =
    others.length > 1 && others.every(({ name }) => isSeasoning(findListedFood(name)?.aisle));
  const isGeneral = areKinds && !isEach && amount.trim() !== '' && isGeneralName(head.name);
  if (isGeneral) foods.shift();
  const named = foods.filter(({ name }) => !isLabel(name));
  if (named.length > 0) foods.splice(0, foods.length, ...named);
}

/** Fresh herbs are vegetables to a shop. */
const isSeasoning = (aisle: Aisle | undefined) =>
  aisle === 'Herbs & Spices' || aisle === 'Fruit & Veg';

/** "reduced-fat", "butter-flavoured popcorn": one food, cut at the comma. Cloves, which may be of garlic, are one. */
function mergeDescription({ foods }: RowDraft): void {
  const [head, next] = foods;
  if (!head || !next || !isDescription(head.name) || namedFood(head.name)) return;
  head.name = `${head.name} ${next.name}`;
  foods.splice(1, 1);
}

function addRemark(draft: RowDraft, piece: string, isLast: boolean): void {
  const isOfAll = isPurpose(piece) || (isLast && statesOptional(piece));
  const remarks = isOfAll ? draft.remarksOfAll : draft.foods.at(-1)?.remarks;
  remarks?.push(piece);
}

/** Perhaps with a choice: "penne or rigatoni". */
function invertName(food: DraftFood): void {
  const mince = minceOf(food);
  if (mince !== undefined) food.name = mince;
  for (const [at, remark] of food.remarks.entries()) {
    // "I used red", "orange": any colour does.
    if (startsExamples(remark)) return;
    const choices = remark.split(/\s+or\s+/i);
    if (choices.some((choice) => isUsualKind(food.name, choice))) {
      const others = choices.filter((choice) => !isUsualKind(food.name, choice));
      food.remarks.splice(at, 1, ...others.map((other) => `or ${other}`));
      return;
    }
    const [first = '', ...others] = choices;
    const inverted = invertedName(food.name, first);
    if (inverted === undefined) continue;
    food.name = inverted;
    food.remarks.splice(at, 1, ...others.map((other) => `or ${other}`));
    return;
  }
}

/** "Turkey, ground lean" and "beef, minced" are bought as mince. */
function minceOf({ name, remarks }: DraftFood): string | undefined {
  if (findListedFood(name)?.aisle !== 'Meat & Seafood') return undefined;
  const mince = `${name} mince`;
  return remarks.some((remark) => isGround.test(remark)) && findNamedFood(mince)
    ? mince
    : undefined;
}

const isGround = /^(?:(?:extra|lean|finely|coarsely|freshly)[ -])*(?:ground|minced)\b/i;

function statesEach(piece: string): boolean {
  return /^(?:each(?: of)?|je|jeweils)$/i.test(piece);
}
