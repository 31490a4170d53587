/** What a card says of an idea, in words. */
import type { Idea } from '@saltbush/contract/inspiration';

/** "You have 6 of 8" */
export function haveWords({ needed, there }: Idea): string {
  return needed === there ? 'You have everything' : `You have ${there} of ${needed}`;
}

/** "coconut milk, red onion (you have brown onion)"; of many the first. */
export function missingWords({ missing }: Idea): string {
  const shown = missing.slice(0, missing.length === mostNamed + 1 ? undefined : mostNamed);
  const names = shown.map(({ name, like }) =>
    like === undefined ? name : `${name} (you have ${like})`,
  );
  const more = missing.length - shown.length;
  return more === 0 ? names.join(', ') : `${names.join(', ')} and ${more} more`;
}

/** "Uses up spinach and cream" */
export function useUpWords({ uses }: Idea): string | undefined {
  const foods = new Set(uses.filter(({ isToUseUp }) => isToUseUp).map(({ atHand }) => atHand));
  return foods.size === 0 ? undefined : `Uses up ${inOneBreath([...foods])}`;
}

/** "Asks for brown onions, you have onion" */
export function generalWords({ uses }: Idea): string | undefined {
  const general = uses.filter(({ isGeneral }) => isGeneral).slice(0, mostNamed);
  if (general.length === 0) return undefined;
  const asked = inOneBreath(general.map(({ name }) => name));
  return `Asks for ${asked}; you have ${inOneBreath([...new Set(general.map(({ atHand }) => atHand))])}`;
}

function inOneBreath(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const mostNamed = 4;
