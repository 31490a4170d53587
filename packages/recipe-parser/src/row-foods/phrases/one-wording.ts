/**
 * One food in two wordings is no choice: "coriander/cilantro", "eggplant / aubergine".
 *
 * - The own name of the food goes, since it may mean more: coriander is a spice, too.
 */
import { singular } from '../../foods/plurals';
import { namedFood } from '../complete-names';
import type { JoinedText } from '../conjunctions';

/** @example withOneWording(splitAtConjunctions('coriander/cilantro')) // [{ text: 'cilantro', conjunction: '' }] */
export function withOneWording(parts: readonly JoinedText[]): JoinedText[] {
  const named: JoinedText[] = [];
  for (const part of parts) {
    const before = named.at(-1);
    const isChoice = part.conjunction === '/' || part.conjunction === 'or';
    const food = isChoice ? namedFood(part.text) : undefined;
    if (!before || !food || food !== namedFood(before.text)) named.push(part);
    else if (singular(before.text.toLowerCase()) === food.names[0])
      named.splice(-1, 1, { ...before, text: part.text });
  }
  return named;
}
