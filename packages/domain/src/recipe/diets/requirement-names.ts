import { say } from '../../texts/say';
import type { Allergen, Diet } from './allergens';

/** Within a sentence. @example allergenName('pine-nut') // 'pine nut' */
export const allergenName = (allergen: Allergen): string => allergenNames[allergen]();

/** Within a sentence. @example dietName('gluten-free') // 'gluten free' */
export const dietName = (diet: Diet): string => dietNames[diet]();

/** @param id of an allergen or a diet; another one is said as it is */
export function requirementName(id: string): string {
  const name = allergenNames[id as Allergen] ?? dietNames[id as Diet];
  return name?.() ?? id.replaceAll('-', ' ');
}

const allergenNames: Readonly<Record<Allergen, () => string>> = {
  wheat: () => say('wheat'),
  gluten: () => say('gluten'),
  crustacea: () => say('crustacea'),
  mollusc: () => say('mollusc'),
  egg: () => say('egg'),
  fish: () => say('fish'),
  milk: () => say('milk'),
  lupin: () => say('lupin'),
  peanut: () => say('peanut'),
  soy: () => say('soy'),
  sesame: () => say('sesame'),
  almond: () => say('almond'),
  'brazil-nut': () => say('Brazil nut'),
  cashew: () => say('cashew'),
  hazelnut: () => say('hazelnut'),
  macadamia: () => say('macadamia'),
  pecan: () => say('pecan'),
  'pine-nut': () => say('pine nut'),
  pistachio: () => say('pistachio'),
  walnut: () => say('walnut'),
  sulphites: () => say('sulphites'),
};

const dietNames: Readonly<Record<Diet, () => string>> = {
  vegetarian: () => say('vegetarian'),
  vegan: () => say('vegan'),
  pescatarian: () => say('pescatarian'),
  'gluten-free': () => say('gluten free'),
  'dairy-free': () => say('dairy free'),
  halal: () => say('halal'),
  kosher: () => say('kosher'),
};
