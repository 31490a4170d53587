/**
 * The allergens and diets that recipes are read for, without the table of foods: small enough for a phone.
 *
 * - Allergens are those that Australian labels must name (Standard 1.2.3, plain English names). Gluten
 *   stands for wheat, barley, rye and oats; sulphites for an amount that must be named.
 */

/** Each must be named by itself. Wherever "nuts" stands for all of them, it is this list. */
export const treeNuts = [
  'almond',
  'brazil-nut',
  'cashew',
  'hazelnut',
  'macadamia',
  'pecan',
  'pine-nut',
  'pistachio',
  'walnut',
] as const;

export const allergens = [
  'wheat',
  'gluten',
  'crustacea',
  'mollusc',
  'egg',
  'fish',
  'milk',
  'lupin',
  'peanut',
  'soy',
  'sesame',
  ...treeNuts,
  'sulphites',
] as const;

export type Allergen = (typeof allergens)[number];

export const diets = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'gluten-free',
  'dairy-free',
  'halal',
  'kosher',
] as const;

export type Diet = (typeof diets)[number];

/** What lists can be filtered by: an allergen that recipes must not contain, or a diet they must suit. */
export type Requirement = Allergen | Diet;

export const requirements: readonly Requirement[] = [...allergens, ...diets];
