/** Labels of a recipe idea. */
import type { Idea } from '@saltbush/contract/book/inspiration';

/** "You have 6 of 8" */
export function haveText({ needed, there }: Idea): string {
  return needed === there ? 'You have everything' : `You have ${there} of ${needed}`;
}

/** "coconut milk, red onion (you have brown onion)"; of many the first. */
export function missingText({ missing }: Idea): string {
  const shown = missing.slice(0, missing.length === mostNamed + 1 ? undefined : mostNamed);
  const names = shown.map(({ name, like }) =>
    like === undefined ? name : `${name} (you have ${like})`,
  );
  const more = missing.length - shown.length;
  return more === 0 ? names.join(', ') : `${names.join(', ')} and ${more} more`;
}

/** "Uses up spinach and cream" */
export function useUpText({ uses }: Idea): string | undefined {
  const foods = new Set(uses.filter(({ isToUseUp }) => isToUseUp).map(({ atHand }) => atHand));
  return foods.size === 0 ? undefined : `Uses up ${joinNames([...foods])}`;
}

/** "Asks for brown onions, you have onion" */
export function generalText({ uses }: Idea): string | undefined {
  const general = uses.filter(({ isGeneral }) => isGeneral).slice(0, mostNamed);
  if (general.length === 0) return undefined;
  const needed = joinNames(general.map(({ name }) => name));
  return `Asks for ${needed}; you have ${joinNames([...new Set(general.map(({ atHand }) => atHand))])}`;
}

function joinNames(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const mostNamed = 4;
