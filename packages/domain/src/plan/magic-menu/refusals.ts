/**
 * Who may not, or does not want to eat a recipe (product decision 18).
 *
 * - An allergy refuses what contains it, and also what nobody can say: a label would have to be read.
 * - A diet without gluten or dairy is followed for health, and refuses like an allergy.
 * - Another diet refuses what surely does not suit it.
 * - A dislike refuses recipes with that food.
 * - Who always has the foods another way that bring it is not refused the dish (`needed-swaps.ts`). A line that was not
 *   understood may bring it as well.
 */
import { say } from '../../texts/say';
import { requirementName } from '../../recipe/diets/requirement-names';
import type { Diet } from '../../recipe/diets/allergens';
import type { Eater } from '../eaters/eaters';
import type { EaterSwap } from '../rows/meal-swap-rows';
import type { Refusal } from './menu-request';
import type { NeededSwap } from './needed-swaps';

/** What a recipe contains, as `menuFacts` derives it. */
export interface RefusalFacts {
  readonly foods: readonly string[];
  readonly contains: readonly string[];
  readonly unsure: readonly string[];
  readonly hasUnknownLine: boolean;
  /** By allergen and diet, the places in `foods` of those that bring it. */
  readonly behind?: Readonly<Partial<Record<string, readonly number[]>>> | undefined;
}

export type EaterNeeds = Pick<Eater, 'id' | 'allergies' | 'diets' | 'dislikes'> &
  Partial<Pick<Eater, 'name' | 'swaps'>>;

/**
 * @example refusalsOf({ foods: ['olive'], contains: [], unsure: [], hasUnknownLine: false }, [leo])
 * // [{ eaterId: leo.id, reason: 'no olives' }]
 */
export const refusalsOf = (facts: RefusalFacts, eaters: readonly EaterNeeds[]): Refusal[] =>
  eaters.flatMap((eater) =>
    objectionsOf(facts, eater)
      .filter(({ foods }) => !areSwapped(foods, eater))
      .map(({ reason }) => ({ eaterId: eater.id, reason })),
  );

/**
 * What people have another way in a dish that would not fit them otherwise.
 *
 * @example swapsOf(pancakes, [kim])[0] // { eaterId: kim.id, name: 'Kim', key: 'milk', of, use: [oatMilk] }
 */
export const swapsOf = (facts: RefusalFacts, eaters: readonly EaterNeeds[]): NeededSwap[] =>
  eaters.flatMap((eater) => {
    const { id: eaterId, name = '', swaps = [] } = eater;
    if (swaps.length === 0) return [];
    const keys = new Set(objectionsOf(facts, eater).flatMap(({ foods = [] }) => foods));
    return swaps.filter(({ key }) => keys.has(key)).map((swap) => ({ ...swap, eaterId, name }));
  });

interface Objection {
  reason: string;
  /** Keys of the foods that it is about; undefined when nobody can say. */
  foods: readonly string[] | undefined;
}

function objectionsOf(facts: RefusalFacts, eater: EaterNeeds): Objection[] {
  const { allergies, diets, dislikes } = eater;
  return [
    ...allergies
      .filter((one) => mayContain(facts, one))
      .map((one) => ({
        reason: say('no {food}', { food: requirementName(one) }),
        foods: bringing(facts, one),
      })),
    ...diets
      .filter((diet) => refusesForDiet(facts, diet))
      .map((diet) => ({ reason: requirementName(diet), foods: bringing(facts, diet) })),
    ...dislikes.flatMap((food) => {
      const foods = foodsLike(facts, food);
      return foods.length === 0 ? [] : [{ reason: say('no {food}', { food }), foods }];
    }),
  ];
}

function bringing(facts: RefusalFacts, requirement: string): readonly string[] | undefined {
  const { foods, hasUnknownLine, behind } = facts;
  return hasUnknownLine ? undefined : behind?.[requirement]?.flatMap((place) => foods[place] ?? []);
}

const areSwapped = (
  foods: readonly string[] | undefined,
  { swaps = [] }: { swaps?: readonly EaterSwap[] | undefined },
): boolean =>
  foods !== undefined &&
  foods.length > 0 &&
  foods.every((food) => swaps.some(({ key }) => key === food));

const refusesForDiet = (facts: RefusalFacts, diet: string): boolean =>
  dietsForHealth.has(diet) ? mayContain(facts, diet) : facts.contains.includes(diet);

const dietsForHealth: ReadonlySet<string> = new Set<Diet>(['gluten-free', 'dairy-free']);

const mayContain = ({ contains, unsure, hasUnknownLine }: RefusalFacts, allergen: string) =>
  hasUnknownLine || contains.includes(allergen) || unsure.includes(allergen);

/** Foods whose key has all the words of what was typed: "olives" is in "black-olive". */
function foodsLike({ foods }: RefusalFacts, typed: string): readonly string[] {
  const wanted = typed
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(singular);
  if (wanted.length === 0) return [];
  return foods.filter((key) => {
    const parts = new Set(key.split('-').map(singular));
    return wanted.every((word) => parts.has(word));
  });
}

/** Good enough to compare two spellings of a food: keys are in the singular. */
const singular = (word: string): string => word.replace(/(?<=[^s])s$|(?<=o)es$/, '');
