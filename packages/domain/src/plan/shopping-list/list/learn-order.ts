/**
 * Learns the walk through a store from the order in which lines were ticked there.
 *
 * - An aisle is where the middle one of its ticks was: one forgotten item does not count.
 * - Small steps: of the aisles that were visited, each moves by at most one place at a time. So one odd walk
 *   changes little, and the same walk a few times over is learned.
 * - Aisles without a tick stay where they are.
 */
import { aisles } from '@saltbush/recipe-parser/foods/facts';

/**
 * @param order the walk as it is, own aisles by their ids; aisles that it lacks come after, in the usual order
 * @param ticked the aisle of each tick, in the order of ticking
 * @returns all aisles in the order for next time
 * @example learnOrder(['Bakery', 'Deli', 'Pantry'], ['Pantry', 'Pantry', 'Deli'])
 * // ['Bakery', 'Pantry', 'Deli', …]
 */
export function learnOrder(order: readonly string[], ticked: readonly string[]): string[] {
  const walk = [...new Set<string>([...order, ...aisles])];
  const places = middlePlaces(ticked);
  const visited = walk.filter((aisle) => places.has(aisle));
  const placeAt = (at: number) => places.get(visited[at]!) ?? 0;
  for (let at = 0; at + 1 < visited.length; at += 1) {
    if (placeAt(at) <= placeAt(at + 1)) continue;
    [visited[at], visited[at + 1]] = [visited[at + 1]!, visited[at]!];
    // What has moved does not move again.
    at += 1;
  }
  return walk.map((aisle) => (places.has(aisle) ? visited.shift()! : aisle));
}

function middlePlaces(ticked: readonly string[]): Map<string, number> {
  const places = new Map<string, number[]>();
  for (const [place, aisle] of ticked.entries()) {
    places.set(aisle, [...(places.get(aisle) ?? []), place]);
  }
  return new Map([...places].map(([aisle, all]) => [aisle, all[Math.floor(all.length / 2)]!]));
}
