/** The fields of a search as people read them, in the order in which they are offered. */
import { t } from '@lingui/core/macro';
import { allergens, type Allergen, type Diet } from '@saltbush/domain/recipe/diets/allergens';
import type { QueryFieldName, QueryValue } from '@saltbush/domain/recipe/recipe-query/query-fields';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import { capitalised } from '../../../../ui/capitalised';
import { allergenLabels, dietLabels } from '../../../recipe/diets';

export const fieldLabels: Record<QueryFieldName, string> = {
  tag: 'Tag',
  course: 'Course',
  food: 'Ingredient',
  minutesAtMost: 'Minutes, at most',
  ingredientsAtMost: 'Ingredients, at most',
  cookedWithin: 'Cooked in the last days',
  cooked: 'Cooked before',
  energyAtMost: 'Kilojoules a serve, at most',
  proteinAtLeast: 'Grams of protein a serve, at least',
  ratedAtLeast: 'Stars, at least',
  favourite: 'Favourite',
  suits: 'Diet or allergen',
  maySuit: 'Diet or allergen, also unsure',
  cuisine: 'Cuisine',
  difficulty: 'Difficulty',
  equipment: 'Equipment',
  words: 'Words in the recipe',
  own: 'My own',
  saved: 'Saved from others',
  household: 'Shared with',
  image: 'Has a picture',
  addedWithin: 'Added in the last days',
  addedSince: 'Added since',
};

export const offeredFields = Object.keys(fieldLabels) as QueryFieldName[];

const isAllergen = (value: string): value is Allergen =>
  (allergens as readonly string[]).includes(value);

/** @example valueLabel('suits', 'peanut') // 'No peanuts' */
export function valueLabel(field: QueryFieldName, value: QueryValue): string {
  if (typeof value !== 'string') return String(value);
  if (field === 'suits' || field === 'maySuit')
    return isAllergen(value) ? t`No ${allergenLabels[value]}` : dietLabels[value as Diet].suits;
  return field === 'course' || field === 'difficulty' ? capitalised(value) : value;
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
  const not = isNot ? 'Not: ' : '';
  const named = values.map((value) => valueLabel(field, value)).join(' or ');
  if (values[0] === true) return `${not}${fieldLabels[field]}`;
  if (field === 'minutesAtMost') return t`${not}Ready in ${formatMinutes(Number(values[0]))}`;
  if (field === 'household') return t`${not}Shared with a community`;
  if (isText(field)) return `${not}${named}`;
  return `${not}${fieldLabels[field]} ${named}`;
}

const isText = (field: QueryFieldName): boolean =>
  ['tag', 'course', 'food', 'suits', 'maySuit', 'cuisine', 'words'].includes(field);
