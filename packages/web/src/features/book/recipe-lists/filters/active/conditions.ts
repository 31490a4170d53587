/** The active filters, each with a label and the change that removes it. */
import { t } from '@lingui/core/macro';
import { nutrientAmount } from '@saltbush/recipe-parser/recipe/nutrients';
import { allergenLabels, dietLabels } from '../../../../recipe/diets';
import type { ListFilters } from '../../list-filters';
import { tagKey } from '../quick-filters';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import { courseName, difficultyName } from '@saltbush/domain/recipe/recipes/choice-names';

export interface Condition {
  key: string;
  label: string;
  without: Partial<ListFilters>;
}

/** @param householdName name of the household filter, if loaded */
export function conditionsOf(filters: ListFilters, householdName?: string): Condition[] {
  const { from, favourites, course, maxMinutes, minRating, difficulty, cuisine } = filters;
  return [
    ...one(from && { from: undefined }, 'from', from && fromText(from, householdName)),
    ...one(favourites && { favourites: undefined }, 'favourites', t`Favourites`),
    ...one(course && { course: undefined }, 'course', course && courseName(course)),
    ...one(
      maxMinutes !== undefined && { maxMinutes: undefined },
      'maxMinutes',
      t`Ready in ${formatMinutes(maxMinutes ?? 0)}`,
    ),
    ...nutritionConditions(filters),
    ...one(
      minRating && { minRating: undefined },
      'minRating',
      minRating ? t`${minRating} stars and up` : undefined,
    ),
    ...one(
      difficulty && { difficulty: undefined },
      'difficulty',
      difficulty && difficultyName(difficulty),
    ),
    ...one(cuisine && { cuisine: undefined }, 'cuisine', cuisine),
    ...namedConditions(filters),
    ...dietConditions(filters),
  ];
}

function namedConditions({ tags = [], foods = [], equipment = [] }: ListFilters): Condition[] {
  return [
    ...tags.map((tag) => ({
      key: tagKey(tag),
      label: tag,
      without: { tags: tags.filter((other) => other !== tag) },
    })),
    ...foods.map((food) => ({
      key: `food ${food}`,
      label: t`With ${food}`,
      without: { foods: foods.filter((other) => other !== food) },
    })),
    ...equipment.map((name) => ({
      key: `equipment ${name}`,
      label: t`Cooked with ${name}`,
      without: { equipment: equipment.filter((other) => other !== name) },
    })),
  ];
}

/** @example nutritionConditions({ maxEnergy: 2000 })[0].label // 'At most 2,000 kJ a serve' */
function nutritionConditions({ maxEnergy, minProtein }: ListFilters): Condition[] {
  return [
    ...one(
      maxEnergy !== undefined && { maxEnergy: undefined },
      'maxEnergy',
      t`At most ${{ energy: nutrientAmount('energyKj', maxEnergy ?? 0) }} a serve`,
    ),
    ...one(
      minProtein !== undefined && { minProtein: undefined },
      'minProtein',
      t`At least ${{ amount: nutrientAmount('proteinGrams', minProtein ?? 0) }} protein a serve`,
    ),
  ];
}

function dietConditions({ diets = [], without = [], alsoUnsure }: ListFilters): Condition[] {
  // With the last of them goes what only they need.
  const rest = diets.length + without.length === 1 ? { alsoUnsure: undefined } : {};
  return [
    ...diets.map((diet) => ({
      key: `diet ${diet}`,
      label: dietLabels[diet].suits,
      without: { diets: diets.filter((other) => other !== diet), ...rest },
    })),
    ...without.map((allergen) => ({
      key: `without ${allergen}`,
      label: t`Without ${allergenLabels[allergen]}`,
      without: { without: without.filter((other) => other !== allergen), ...rest },
    })),
    ...one(alsoUnsure && { alsoUnsure: undefined }, 'alsoUnsure', t`Also unsure ones`),
  ];
}

function one(
  without: Partial<ListFilters> | false | '' | 0 | undefined,
  key: string,
  label: string | undefined,
): Condition[] {
  return without && label ? [{ key, label, without }] : [];
}

function fromText(from: string, householdName: string | undefined): string {
  if (from === 'own') return t`My own`;
  return from === 'saved' ? t`Saved` : (householdName ?? t`A community`);
}
