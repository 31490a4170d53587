/**
 * What a source states of several pieces, for one of them.
 *
 * A recipe of "10 tacos" is one of ten serves here, and its source may state the nutrition of "2 tacos".
 */
import {
  inHundredths,
  type Nutrient,
  nutrientKeys,
  type StatedNutrition,
} from '../../recipe/nutrients';

export interface StatedServe {
  /** "2 tacos". */
  servingSize?: string | undefined;
  /** "10 tacos". */
  yieldText?: string | undefined;
}

/**
 * Unchanged unless serving size and yield count the same thing.
 *
 * @example nutritionOfPiece({ energyKj: 2000 }, { servingSize: '2 tacos', yieldText: '10 tacos' }) // { energyKj: 1000 }
 */
export function nutritionOfPiece(
  nutrition: StatedNutrition,
  { servingSize = '', yieldText = '' }: StatedServe,
): StatedNutrition {
  const serve = piecesIn(servingSize);
  const made = piecesIn(yieldText);
  if (!serve || !made || !isSameNoun(serve.noun, made.noun)) return nutrition;
  if (serve.count < 2 || serve.count >= made.count) return nutrition;
  const parts = nutrientKeys.flatMap((nutrient): [Nutrient, number][] => {
    const amount = nutrition[nutrient];
    return amount === undefined ? [] : [[nutrient, inHundredths(amount / serve.count)]];
  });
  return Object.fromEntries(parts);
}

/** The last word of the name counts: "12 small cookies" are cookies. */
function piecesIn(text: string): { count: number; noun: string } | undefined {
  const [, count = '', name = ''] = pieces.exec(text.trim().toLowerCase()) ?? [];
  const noun = name.split(' ').at(-1) ?? '';
  if (noun === '' || noSuchPiece.test(noun)) return undefined;
  return { count: Number(count), noun };
}

/** "2 taco" of "10 tacos", "2 patties" of "8 patties". */
const isSameNoun = (one: string, other: string): boolean =>
  one === other || pluralsOf(one).includes(other) || pluralsOf(other).includes(one);

const pluralsOf = (noun: string): string[] => [`${noun}s`, `${noun}es`, noun.replace(/y$/, 'ies')];

const pieces = /^(?:about |makes |approximately )*(\d{1,3}) (\p{L}+(?: \p{L}+){0,2})$/u;
/** Measures and serves: they are no pieces of what is made. */
const noSuchPiece =
  /^(?:serv\w*|portions?|people|persons?|g|grams?|kg|oz|ounces?|lbs?|pounds?|m?l|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|dozens?)$/;
