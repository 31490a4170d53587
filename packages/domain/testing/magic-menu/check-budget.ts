/** What the meals of a menu cost, and what is said of the limit: checked without any code of the search and its sums. */
import type { FoodCost } from '../../src/plan/magic-menu/budget/food-costs';
import type { MagicMenu } from '../../src/plan/magic-menu/magic-menu';
import type { Candidate, MenuRequest, MenuSlot } from '../../src/plan/magic-menu/menu-request';

/** A slot with what is cooked in it. */
interface Meal {
  slot: MenuSlot;
  dish: Candidate;
}

/**
 * Faults of a menu under a limit, in words; none for a correct one, and of one without a limit.
 *
 * @example budgetFaultsOf(planMenu(request), request) // []
 */
export function budgetFaultsOf(menu: MagicMenu, request: MenuRequest): string[] {
  const { budget } = request;
  const { cost, picks } = menu;
  if (!budget) return cost ? ['A cost without a limit'] : [];
  if (!cost) return ['No cost'];
  const said = cost.limit === budget.cents ? [] : [`The limit is ${budget.cents}`];
  const unpriced = unpricedPlanned(request);
  const ofPlanned = cost.unpriced === unpriced ? [] : [`${unpriced} planned meals have no price`];
  if (cost.isRefused) return [...said, ...ofPlanned, ...refusalFaults(menu)];
  const meals = mealsOf(menu, request);
  const cents = costOfMeals(meals, request);
  const needsEstimate = meals.some(({ dish }) => hasEstimate(dish, request));
  return [
    ...said,
    ...ofPlanned,
    ...(Math.abs(cost.cents - cents) <= 0.51 ? [] : [`It costs ${cents}, not ${cost.cents}`]),
    ...(cents <= budget.cents + 0.01 ? [] : [`${cents} is more than ${budget.cents}`]),
    ...(needsEstimate === cost.hasEstimate ? [] : ['An estimate is not said, or not one']),
    ...picks
      .filter(({ recipeId }) => candidateOf(recipeId, request)?.cost === undefined)
      .map(({ recipeId }) => `${recipeId} has no price`),
  ];
}

function refusalFaults({ picks, cost }: MagicMenu): string[] {
  return [
    ...(picks.length > 0 ? ['Refused, with picks'] : []),
    ...(cost!.cents > cost!.limit - 0.5 ? [] : [`${cost!.cents} is within the limit`]),
  ];
}

const candidateOf = (id: string | undefined, { candidates }: MenuRequest) =>
  candidates.findLast((one) => one.id === id);

/** Planned and picked, as far as anybody can read them. */
export const mealsOf = ({ picks }: Pick<MagicMenu, 'picks'>, request: MenuRequest): Meal[] =>
  request.slots.flatMap((slot) => {
    const picked = picks.find(({ slotId }) => slotId === slot.id)?.recipeId;
    const dish = candidateOf(slot.lockedId ?? picked, request);
    return dish ? [{ slot, dish }] : [];
  });

const unpricedPlanned = (request: MenuRequest): number =>
  request.slots.filter(
    ({ lockedId }) => lockedId !== undefined && candidateOf(lockedId, request)?.cost === undefined,
  ).length;

const hasEstimate = ({ foods, grams = [] }: Candidate, { budget }: MenuRequest): boolean =>
  foods.some((food, index) => (grams[index] ?? 0) > 0 && budget!.foods[food]?.isEstimate);

/**
 * In cents: of each food the whole week's need, without what is left and still good, in whole packs or by weight.
 *
 * @example costOfMeals(mealsOf(menu, request), request) // 8430
 */
export function costOfMeals(meals: readonly Meal[], { budget, left = [] }: MenuRequest): number {
  const keys = new Set(meals.flatMap(({ dish }) => dish.foods));
  return [...keys].reduce((sum, key) => {
    const cost = budget!.foods[key];
    if (!cost) return sum;
    const remains = left.find(({ food }) => food === key);
    const needs = meals.map(({ slot, dish }) => ({
      on: slot.date,
      grams: gramsOf(key, dish, slot),
    }));
    const all = needs.reduce((grams, need) => grams + need.grams, 0);
    const inTime = needs
      .filter(({ on }) => remains && on <= remains.lastDay)
      .reduce((grams, need) => grams + need.grams, 0);
    const there = remains ? remains.packs * (cost.packGrams ?? 0) : 0;
    return sum + centsOfNeed(all - Math.min(inTime, there), cost);
  }, 0);
}

/** An amount that nobody has said is for four. */
const gramsOf = (key: string, { foods, grams = [] }: Candidate, { portions = 4 }: MenuSlot) =>
  foods.reduce((sum, food, at) => (food === key ? sum + (grams[at] ?? 0) : sum), 0) * portions;

/** Of a pack 2 %, and of many a fortieth of one, may be missing. What a pantry keeps is paid by weight while it is little. */
function centsOfNeed(grams: number, { cents, packGrams, keeps = false }: FoodCost): number {
  if (grams < 1e-6) return 0;
  const byWeight = (grams / 100) * cents;
  if (packGrams === undefined) return byWeight;
  if (keeps && grams <= 60 && grams <= packGrams / 4) return byWeight;
  let packs = 1;
  while (packs * packGrams < grams - Math.min(grams / 50, packGrams / 40) - 1e-6) packs += 1;
  return (packs * packGrams * cents) / 100;
}
