import { compareTexts } from './compare-texts';

/**
 * Of several spellings of an unknown food: the fewest words, then the longest.
 *
 * @example betterName({ name: 'Quandong' }, { name: 'Quandongs' }) // { name: 'Quandongs' }
 */
export function betterName<Named extends { readonly name: string }>(
  best: Named,
  next: Named,
): Named {
  if (next.name === best.name) return best;
  const words = next.name.split(' ').length - best.name.split(' ').length;
  const order = words || best.name.length - next.name.length || compareTexts(next.name, best.name);
  return order < 0 ? next : best;
}
