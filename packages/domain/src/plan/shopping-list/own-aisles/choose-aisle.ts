import { aisles as usualAisles, type Aisle } from '@saltbush/recipe-parser/foods/facts';
import type { NamedChange } from '../../sync/operations';
import { moveToAisle } from '../changes/move-to-aisle';
import type { AisleId } from './open-aisles';

interface Placed {
  key: string;
  aisle: Aisle;
  usualAisle?: Aisle | undefined;
}

/**
 * Finds the food of a line in another aisle, an own one too, on every list from now on. In an own one the usual aisle stays
 * stored, for apps that know no own ones.
 *
 * @example chooseAisle(milk, ownId) // { name: 'changeFood', args: { key: 'milk', change: { ownAisle: ownId } } }
 */
export function chooseAisle(line: Placed, to: AisleId): NamedChange<'changeFood'> {
  const { key } = line;
  const usual = usualAisles.find((aisle) => aisle === to);
  if (!usual) return { name: 'changeFood', args: { key, change: { ownAisle: to } } };
  const { args } = moveToAisle(line, usual);
  return { name: 'changeFood', args: { key, change: { ...args.change, ownAisle: null } } };
}
