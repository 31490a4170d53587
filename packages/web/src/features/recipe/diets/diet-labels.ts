/**
 * Names of allergens and diets. A recipe is never called "free of" anything: only its ingredient list
 * was read.
 */
import { t } from '@lingui/core/macro';
import { type Allergen, type Diet, diets } from '@saltbush/domain/recipe/diets/allergens';

export const allergenLabels: Readonly<Record<Allergen, string>> = {
  wheat: 'wheat',
  gluten: 'gluten',
  crustacea: 'crustacea',
  mollusc: 'mollusc',
  egg: 'egg',
  fish: 'fish',
  milk: 'milk',
  lupin: 'lupin',
  peanut: 'peanut',
  soy: 'soy',
  sesame: 'sesame',
  almond: 'almond',
  'brazil-nut': 'Brazil nut',
  cashew: 'cashew',
  hazelnut: 'hazelnut',
  macadamia: 'macadamia',
  pecan: 'pecan',
  'pine-nut': 'pine nut',
  pistachio: 'pistachio',
  walnut: 'walnut',
  sulphites: 'sulphites',
};

interface DietLabel {
  /** As a filter, and where nothing speaks against it. */
  suits: string;
  /** Before the lines that speak against it. */
  refused: string;
  /** Before the lines that may. */
  unsure: string;
}

export const dietLabels: Readonly<Record<Diet, DietLabel>> = {
  vegetarian: named('vegetarian'),
  vegan: named('vegan'),
  pescatarian: named('pescatarian'),
  'gluten-free': found('gluten'),
  'dairy-free': found('dairy'),
  halal: found(t`pork or alcohol`),
  kosher: found(t`pork, shellfish, or meat with milk`),
};

/** For the filter: "No pork or alcohol found (halal)". */
export const dietChoices = diets.map((value) => ({
  value,
  label: dietLabels[value].suits + (value === 'halal' || value === 'kosher' ? ` (${value})` : ''),
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
