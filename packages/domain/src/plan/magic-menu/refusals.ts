/**
 * Who may not, or does not want to eat a recipe (product decision 18).
 *
 * - An allergy refuses what contains it, and also what nobody can say: a label would have to be read.
 * - A diet without gluten or dairy is followed for health, and refuses like an allergy.
 * - Another diet refuses what surely does not suit it.
 * - A dislike refuses recipes with that food.
 */
import { say } from '../../texts/say';
import { requirementName } from '../../recipe/diets/requirement-names';
import type { Diet } from '../../recipe/diets/allergens';
import type { Eater } from '../eaters/eaters';
import type { Refusal } from './menu-request';

/** What a recipe contains, as `menuFacts` derives it. */
export interface RefusalFacts {
  readonly foods: readonly string[];
  readonly contains: readonly string[];
  readonly unsure: readonly string[];
  readonly hasUnknownLine: boolean;
}

type EaterNeeds = Pick<Eater, 'id' | 'allergies' | 'diets' | 'dislikes'>;

/**
 * @example refusalsOf({ foods: ['olive'], contains: [], unsure: [], hasUnknownLine: false }, [leo])
 * // [{ eaterId: leo.id, reason: 'no olives' }]
 */
export const refusalsOf = (facts: RefusalFacts, eaters: readonly EaterNeeds[]): Refusal[] =>
  eaters.flatMap(({ id, allergies, diets, dislikes }) =>
    [
      ...allergies
        .filter((one) => mayContain(facts, one))
        .map((one) => say('no {food}', { food: requirementName(one) })),
      ...diets.filter((diet) => refusesForDiet(facts, diet)).map(requirementName),
      ...dislikes.filter((food) => hasFood(facts, food)).map((food) => say('no {food}', { food })),
    ].map((reason) => ({ eaterId: id, reason })),
  );

const refusesForDiet = (facts: RefusalFacts, diet: string): boolean =>
  dietsForHealth.has(diet) ? mayContain(facts, diet) : facts.contains.includes(diet);

const dietsForHealth: ReadonlySet<string> = new Set<Diet>(['gluten-free', 'dairy-free']);

const mayContain = ({ contains, unsure, hasUnknownLine }: RefusalFacts, allergen: string) =>
  hasUnknownLine || contains.includes(allergen) || unsure.includes(allergen);

/** Whether the key of a food has all the words of what was typed: "olives" is in "black-olive". */
function hasFood({ foods }: RefusalFacts, typed: string): boolean {
  const wanted = typed
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(singular);
  if (wanted.length === 0) return false;
  return foods.some((key) => {
    const parts = new Set(key.split('-').map(singular));
    return wanted.every((word) => parts.has(word));
  });
}

/** Good enough to compare two spellings of a food: keys are in the singular. */
const singular = (word: string): string => word.replace(/(?<=[^s])s$|(?<=o)es$/, '');
