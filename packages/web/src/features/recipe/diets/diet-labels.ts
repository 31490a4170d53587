/**
 * Names of allergens and diets. A recipe is never called "free of" anything: only its ingredient list
 * was read.
 */
import { t } from '@lingui/core/macro';
import {
  allergens,
  diets,
  type Allergen,
  type Diet,
} from '@saltbush/domain/recipe/diets/allergens';
import { allergenName, dietName } from '@saltbush/domain/recipe/diets/requirement-names';

export const allergenLabels = Object.fromEntries(
  allergens.map((allergen) => [allergen, allergenName(allergen)]),
) as Readonly<Record<Allergen, string>>;

interface DietLabel {
  /** As a filter, and where nothing speaks against it. */
  suits: string;
  /** Before the lines that speak against it. */
  refused: string;
  /** Before the lines that may. */
  unsure: string;
}

export const dietLabels: Readonly<Record<Diet, DietLabel>> = {
  vegetarian: named(dietName('vegetarian')),
  vegan: named(dietName('vegan')),
  pescatarian: named(dietName('pescatarian')),
  'gluten-free': found(allergenName('gluten')),
  'dairy-free': found(t`dairy`),
  halal: found(t`pork or alcohol`),
  kosher: found(t`pork, shellfish, or meat with milk`),
};

/** For the filter: "No pork or alcohol found (halal)". */
export const dietChoices = diets.map((value) => ({
  value,
  label:
    dietLabels[value].suits +
    (value === 'halal' || value === 'kosher' ? ` (${dietName(value)})` : ''),
}));

function named(diet: string): DietLabel {
  return { suits: t`Looks ${diet}`, refused: t`Not ${diet}`, unsure: t`Not sure if ${diet}` };
}

function found(what: string): DietLabel {
  return {
    suits: t`No ${what} found`,
    refused: t`Contains ${what}`,
    unsure: t`Not sure: ${what}`,
  };
}
