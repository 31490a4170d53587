/** The fields of a search as people read them, in the order in which they are offered. */
import { t } from '@lingui/core/macro';
import { allergens, type Allergen, type Diet } from '@saltbush/domain/recipe/diets/allergens';
import type { QueryFieldName, QueryValue } from '@saltbush/domain/recipe/recipe-query/query-fields';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import { courseName, difficultyName } from '@saltbush/domain/recipe/recipes/choice-names';
import type { Course, Difficulty } from '@saltbush/recipe-parser/recipe';
import { formatChoices } from '../../../../ui/format-list';
import { allergenLabels, dietLabels } from '../../../recipe/diets';

export const fieldLabels: Record<QueryFieldName, string> = {
  tag: t`Tag`,
  course: t`Course`,
  food: t`Ingredient`,
  minutesAtMost: t`Minutes, at most`,
  ingredientsAtMost: t`Ingredients, at most`,
  cookedWithin: t`Cooked in the last days`,
  cooked: t`Cooked before`,
  energyAtMost: t`Kilojoules a serve, at most`,
  proteinAtLeast: t`Grams of protein a serve, at least`,
  ratedAtLeast: t`Stars, at least`,
  favourite: t`Favourite`,
  suits: t`Diet or allergen`,
  maySuit: t`Diet or allergen, also unsure`,
  cuisine: t`Cuisine`,
  difficulty: t`Difficulty`,
  equipment: t`Equipment`,
  words: t`Words in the recipe`,
  own: t`My own`,
  saved: t`Saved from others`,
  household: t`Shared with`,
  image: t`Has a picture`,
  addedWithin: t`Added in the last days`,
  addedSince: t`Added since`,
};

export const offeredFields = Object.keys(fieldLabels) as QueryFieldName[];

const isAllergen = (value: string): value is Allergen =>
  (allergens as readonly string[]).includes(value);

/** @example valueLabel('suits', 'peanut') // 'No peanuts' */
export function valueLabel(field: QueryFieldName, value: QueryValue): string {
  if (typeof value !== 'string') return String(value);
  if (field === 'suits' || field === 'maySuit')
    return isAllergen(value) ? t`No ${allergenLabels[value]}` : dietLabels[value as Diet].suits;
  if (field === 'course') return courseName(value as Course);
  return field === 'difficulty' ? difficultyName(value as Difficulty) : value;
}

/**
 * A condition in a few words, for the summary of a search.
 *
 * @param named the name of what an id stands for
 * @example describeCondition('minutesAtMost', [30], false) // 'Ready in 30 min'
 */
export function describeRow(
  field: QueryFieldName,
  values: readonly QueryValue[],
  isNot: boolean,
): string {
  const condition = conditionText(field, values);
  return isNot ? t`Not: ${condition}` : condition;
}

function conditionText(field: QueryFieldName, values: readonly QueryValue[]): string {
  const named = formatChoices(values.map((value) => valueLabel(field, value)));
  if (values[0] === true) return fieldLabels[field];
  if (field === 'minutesAtMost') return t`Ready in ${{ time: formatMinutes(Number(values[0])) }}`;
  if (field === 'household') return t`Shared with a community`;
  if (isText(field)) return named;
  return `${fieldLabels[field]} ${named}`;
}

const isText = (field: QueryFieldName): boolean =>
  ['tag', 'course', 'food', 'suits', 'maySuit', 'cuisine', 'words'].includes(field);
