/**
 * Foods that a remark allows instead: "or margarine", "or 1/2 cup pumpkin", "or other short pasta".
 *
 * - "or vegetable" after chicken stock is vegetable stock, "or thighs" after chicken breasts are chicken thighs.
 * - "fresh or frozen" after peas offers frozen peas, where shops have them.
 * - "or more", "or to taste" are no foods.
 */
import { withoutBrand } from '../foods/brands';
import { findListedFood } from '../foods/find-food';
import { parseIngredient } from '../ingredients/parse-ingredient';
import { completeNames, namedFood } from './complete-names';
import { splitAtCommas } from './conjunctions';
import { onlyDescribes } from './modifiers';
import { endsInTreatment, isPartOfFood, isSentence, startsRemark } from './remark-kinds';

/** @example alternativesIn('or vegetable', 'chicken stock') // ['vegetable stock'] */
export function alternativesIn(note: string, name: string): string[] {
  const frozen = freshOrFrozen.test(note) ? [`frozen ${name}`].filter(namedFood) : [];
  if (!containsOr.test(note)) return frozen;
  const plain = note.replace(otherMeasure, '$1');
  const others = withExamples(splitAtCommas(plain)).flatMap((piece) => {
    const said = alternative.exec(piece)?.[1];
    if (said === undefined) return [];
    const texts = completeNames(said.split(/\s+or\s+/i, mostChoices));
    return texts.flatMap((text) => alternativeFood(text, name));
  });
  return [...frozen, ...others];
}

const freshOrFrozen =
  /(?:^|, |\()(?:(?:fresh,? )?or (?:frozen|thawed)(?=$|,|\))|frozen or fresh|(?:thawed|defrosted) if frozen|(?:or )?frozen(?:, thawed)?(?: is| are)? (?:is )?fine)\b/i;

/** "Or 1 tin (400 ml) coconut milk": the bracket says the same amount again. */
const otherMeasure =
  /(\bor (?:about )?[\d¼-¾⅐-⅞][^(),;]{0,30}?)\s?\((?:about |~)?[\d¼-¾⅐-⅞][^()]{0,30}\)/giu;

/** "Such as barley", "emmer", "or rice": each is a choice. */
function withExamples(pieces: readonly string[]): readonly string[] {
  const first = pieces.findIndex((piece) => /^such as\s/i.test(piece));
  const last = pieces.findLastIndex((piece) => /^or\s/i.test(piece));
  if (first === -1 || last < first) return pieces;
  return pieces.map((piece, at) =>
    at < first || at >= last ? piece : `or ${piece.replace(/^(?:such as|or)\s+/i, '')}`,
  );
}

function alternativeFood(text: string, name: string): string[] {
  const offered = text.replace(
    /^(?:(?:use|try|additional|about)|d[eiu]|del(?:la)?|des)\s|^d['’]/i,
    '',
  );
  const said = offered.replace(/^(?:other|another|any)\s/i, '');
  // "All purpose" after another flour is no remark.
  const isRemark = startsRemark(offered) && !namedFood(completeNames([said, name])[0] ?? '');
  if (noFood.test(said) || isRemark || endsInTreatment(text)) return [];
  const whole = parseIngredient(said).name.replace(waterAbroad, 'water');
  if (creamOf.test(whole) && /\bsoup$/i.test(name)) return [`${whole} soup`];
  const ofSameKind = kindFrom(text, name);
  if (ofSameKind !== undefined) return [ofSameKind];
  const unbranded = (namedFood(whole) ? undefined : withoutBrand(whole)) ?? whole;
  const food = namedFood(unbranded) ? unbranded : withoutRemark(unbranded);
  const isOil = /spray$/i.test(name) && /oil$/i.test(food);
  const [joined = food] = isOil ? [food] : completeNames([food, name]);
  const completed = isOfOtherAisle(joined, food, name) ? food : joined;
  if (/^flakes?$/i.test(food)) return [];
  const ofHead = `${name.split(' ')[0]} ${food}`;
  if (minced.test(name) && namedFood(ofHead)) return [ofHead];
  const inState = `${food} ${name.replace(/^fresh /i, '')}`;
  const isWordOfName = states.test(food) || !findListedFood(food);
  if (isWordOfName && !namedFood(completed) && namedFood(inState)) return [inState];
  if (!namedFood(completed) && namedFood(ofHead)) return [ofHead];
  if (namedFood(completed)) return [completed];
  const isNone = food === '' || onlyDescribes(food) || isPartOfFood(food) || isSentence(food);
  return isNone || noKind.test(food) ? [] : [food];
}

/** Whole, so that "eau-de-vie" stays. */
const waterAbroad = /^(?:eau|acqua|agua|água|wasser)$/iu;

/** A tin of another kind. */
const creamOf = /^cream of \p{L}+$/iu;

/** "5 sprigs thyme, or 1 tsp dried". */
const states = /^(?:dried|ground|fresh|frozen|canned|tinned|jarred)$/i;

/** "Ground veal or beef": either is minced. */
const minced = /^(?:ground|minced) /i;

/** "De Xérès" after "vinaigre de vin" is "vinaigre de Xérès". */
function kindFrom(text: string, name: string): string | undefined {
  if (!ofSomething.test(text)) return undefined;
  const kind = `${name.split(' ')[0]} ${text}`;
  const food = findListedFood(kind);
  return food && food !== findListedFood(name) ? kind : undefined;
}

const ofSomething = /^(?:de|di|du|des|del|della)\s|^d['’]/i;

/** "Cream or custard": custard creams are biscuits. */
function isOfOtherAisle(completed: string, food: string, name: string): boolean {
  const aisle = namedFood(completed)?.aisle;
  const isOther = aisle !== undefined && aisle !== findListedFood(name)?.aisle;
  return isOther && namedFood(food) !== undefined;
}

/** "Leg of lamb" is a food by its whole name. */
function withoutRemark(name: string): string {
  const isPart = /\sof\s/i.test(name) && !/\bchoice\b/i.test(name) && findListedFood(name);
  return isPart ? name : name.replace(remarkAfterFood, '');
}

/** "Turkey in water", "pasta of your choice", "tins out of season", "milk you like", "unsalted is fine". */
const remarkAfterFood = /\s(?:(?:in|of|for|from|on|with|is|are|out of|soured)\s.*|you(?:\s.*)?)$/i;
/** "Slightly smaller ones", "really any kind", "a vegan version", "preferred protein powder", "this recipe". */
const noKind =
  /^(?:preferred|favou?rite|the)\b|\b(?:etc|ones?|kinds?|types?|sorts?|brands?|variet(?:y|ies)|versions?|alternatives?|options?|substitutes?|equivalents?|replacers?|amounts?|discard|fillers?|recipes?|recette|ricetta|receta|rezept|recept|liquid|milk of choice)$/i;
/** Further alternatives are not parsed; they remain in the recipe. */
const mostChoices = 12;
/** A quick check for every note. */
const containsOr = /\bor\s/i;
/** At the start, in brackets or behind them: "(or substitute dried cranberries)", "grated (½ cup) or pecorino". */
const alternative = /(?:^|\(|\)\s)or\s+(?:substitute\s+)?([^()]+)/i;
const noFood =
  /^(?:maybe|nothing|none|neither|yours|mine|ours|leave|skip|omit|half (?!and\b|&|n\b)|\p{L}+['’]s$|you|could|more|less|so|enough|similar|equivalent|your|whatever|to|as|until|other|both|(?:an? )?(?:mix|mixture|combination))(?!\p{L})/iu;
