/** What stands for an egg in vegan baking is bought as its seed: a flax egg is a tablespoon of ground linseed in water. */
import { seedOfEgg } from '@saltbush/recipe-parser/row-foods';
import type { NeededAmount } from '../list-need';

/** @example asSeed('flax eggs', [two]) // { name: 'ground linseed', amounts: [2 tbsp] } */
export function asSeed(
  name: string,
  amounts: readonly NeededAmount[],
): { name: string; amounts: NeededAmount[] } | undefined {
  const seed = seedOfEgg(name);
  const areCounted = amounts.length > 0 && amounts.every(({ unit }) => unit === '');
  if (seed === undefined || !areCounted) return undefined;
  return {
    name: seed === 'chia' ? 'chia seed' : 'ground linseed',
    amounts: amounts.map(({ quantity }) => ({ quantity, unit: 'tbsp' })),
  };
}
