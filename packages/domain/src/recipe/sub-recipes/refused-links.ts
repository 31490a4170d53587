/**
 * Which of many links between recipes cannot stand together: those that would put a recipe into itself, and those that
 * would make more levels than recipes may have (`subRecipeLimits`). Links are tried in their order, so that the first of a
 * circle stay.
 */
import { subRecipeLimits } from './sub-recipe';

export interface RecipeLink {
  /** Id of the recipe with the line. */
  readonly outer: string;
  /** Id of the recipe that the line stands for. */
  readonly inner: string;
}

/**
 * @param standing links that stay in any case
 * @example findRefusedLinks([], [{ outer: 'a', inner: 'b' }, { outer: 'b', inner: 'a' }]) // [{ outer: 'b', inner: 'a' }]
 */
export function findRefusedLinks(
  standing: readonly RecipeLink[],
  wanted: readonly RecipeLink[],
): RecipeLink[] {
  const inners: Neighbours = new Map();
  const outers: Neighbours = new Map();
  const add = ({ outer, inner }: RecipeLink) => {
    addTo(inners, outer, inner);
    addTo(outers, inner, outer);
  };
  standing.forEach(add);
  return wanted.filter((link) => {
    const above = walk(outers, link.outer);
    const below = walk(inners, link.inner);
    const isCircle = link.outer === link.inner || below.reached.has(link.outer);
    if (isCircle || above.levels + below.levels > subRecipeLimits.levels) return true;
    add(link);
    return false;
  });
}

type Neighbours = Map<string, Set<string>>;

function addTo(neighbours: Neighbours, id: string, other: string): void {
  const known = neighbours.get(id);
  if (known) known.add(other);
  else neighbours.set(id, new Set([other]));
}

/** As far as links may go; one level more says that they go too far. */
function walk(neighbours: Neighbours, from: string): { reached: Set<string>; levels: number } {
  const reached = new Set([from]);
  let ends = [from];
  let levels = 0;
  while (ends.length > 0 && levels <= subRecipeLimits.levels) {
    levels += 1;
    ends = [...new Set(ends.flatMap((id) => [...(neighbours.get(id) ?? [])]))];
    for (const id of ends) reached.add(id);
  }
  return { reached, levels };
}
