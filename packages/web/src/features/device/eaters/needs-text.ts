/** Allergies and diets of a person in words. */
import { t } from '@lingui/core/macro';
import { treeNuts } from '@saltbush/domain/recipe/diets/allergens';
import { locale } from '../../../locale';

/** @example needLabel('brazil-nut') // 'Brazil nut' */
export function needLabel(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toLocaleUpperCase(locale()) + words.slice(1);
}

/** @example describeAllergies(['peanut', 'milk']) // 'No peanut, milk' */
export function describeAllergies(allergies: readonly string[]): string {
  const hasAllNuts = treeNuts.every((nut) => allergies.includes(nut));
  const shown = hasAllNuts
    ? [t`tree nuts`, ...allergies.filter((id) => !(treeNuts as readonly string[]).includes(id))]
    : allergies;
  return t`No ${{ allergens: listShort(shown.map((id) => id.replaceAll('-', ' '))) }}`;
}

/** @example describeDiets(['gluten-free', 'halal']) // 'Gluten free, Halal' */
export const describeDiets = (diets: readonly string[]): string => listShort(diets.map(needLabel));

/** Two, and how many more. */
function listShort(words: readonly string[]): string {
  const rest = words.length - 2;
  return words.slice(0, 2).join(', ') + (rest > 0 ? ` +${rest}` : '');
}
