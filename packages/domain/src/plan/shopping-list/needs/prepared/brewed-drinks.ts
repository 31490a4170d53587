/**
 * Coffee and tea that a recipe asks for as a drink are bought as what they are made of: a cup of coffee is 15 g of ground
 * coffee, a cup of tea is a tea bag.
 *
 * - A spoonful of plain coffee is of the grounds, of espresso or brewed coffee it is the drink.
 */
import {
  multiplyQuantity,
  quantity,
  rational,
  rationalFromNumber,
  isVolumeUnit,
  toMillilitres,
  toNumber,
  type Quantity,
} from '@saltbush/recipe-parser/units';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import type { NeededAmount } from '../list-need';
import { unitIdOf } from '../list-unit';

/** @example asBrewed('strong coffee', [oneCup], 'au') // { name: 'ground coffee', amounts: [15 g] } */
export function asBrewed(
  name: string,
  amounts: readonly NeededAmount[],
  measures: Measures,
): { name: string; amounts: NeededAmount[] } | undefined {
  const isAbroad = coffeeAbroad.test(name);
  const isCoffee = isAbroad || coffee.test(name);
  if (!isCoffee && !tea.test(name)) return undefined;
  const drinks = amounts.map((amount) => {
    const ml = millilitres(amount, measures) ?? (isAbroad && amount.unit === 'g' ? 1 : undefined);
    const isDrink =
      ml !== undefined &&
      (isAbroad || brewed.test(name) || toNumber(amount.quantity) * ml >= leastOfCup);
    return isDrink ? { quantity: amount.quantity, ml } : undefined;
  });
  if (drinks.length === 0 || !drinks.every((drink) => drink !== undefined)) return undefined;
  const gramsPerMl = espresso.test(name) ? espressoGramsPerMl : filterGramsPerMl;
  return {
    name: isCoffee ? 'ground coffee' : 'tea bag',
    amounts: drinks.map(({ quantity: asked, ml }) =>
      isCoffee
        ? { quantity: times(asked, ml * gramsPerMl), unit: 'g', packageSize: undefined }
        : { quantity: bags(asked, ml), unit: '', packageSize: undefined },
    ),
  };
}

/** Of one of its unit; undefined for what is no volume. */
function millilitres(amount: NeededAmount, measures: Measures): number | undefined {
  const id = unitIdOf(amount.unit);
  // Who measures a drink in ounces means those of a glass.
  if (id === 'shot' || id === 'oz') return shotMl;
  if (id === undefined || !isVolumeUnit(id)) return undefined;
  return toMillilitres(1, id, measures);
}

const times = (amount: Quantity, factor: number): Quantity =>
  multiplyQuantity(amount, rationalFromNumber(Math.round(factor * 100) / 100));

/** Whole ones. */
const bags = (amount: Quantity, ml: number): Quantity =>
  quantity(rational(Math.max(1, Math.round((toNumber(amount) * ml) / mlOfBag))));

const coffee =
  /^(?:(?:hot|cold|cooled|warm|strong|strongly|freshly|fresh|brewed|black|leftover|made) )*(?:brewed coffee|coffee|espresso)$/i;
/** As it comes from a pot: Italians weigh it. */
const coffeeAbroad =
  /^(?:caff[eè] (?:della moka|pronto|ristretto|forte|amaro|zuccherato|freddo|espresso)|café (?:fort|noir|serré|froid|fuerte|cargado|negro|solo|frío|recién hecho))(?:\s|$)/iu;
const espresso = /\bespresso\b/i;
const brewed = /\b(?:brewed|espresso)\b/i;
const tea =
  /^(?:(?:hot|cold|cooled|warm|strong|strongly|freshly|fresh|brewed|black|steeped) )*(?:brewed tea|tea)$/i;

/** From a quarter cup on: less plain coffee is of the grounds. */
const leastOfCup = 50;
const shotMl = 30;
/** 60 g a litre is the usual strength of filter coffee, 9 g a shot that of espresso. */
const filterGramsPerMl = 0.06;
const espressoGramsPerMl = 0.3;
const mlOfBag = 250;
