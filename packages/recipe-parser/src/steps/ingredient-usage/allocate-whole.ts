/**
 * How much mentions use if no step states an amount.
 *
 * - The first that plainly takes it takes all of it; later ones speak of what is in the pan already.
 * - The amounts are unknown if a "divided" ingredient is in several steps, when several steps add salt,
 *   pepper or oil, or when some of it went elsewhere before.
 * - "Some" and "more" are unknown. A single "Season to taste" is where all the listed salt goes,
 *   and greasing where all goes that is listed for it.
 */
import type { ListedIngredient } from '../amounts/listed-ingredient';
import type { Entry, Usage } from './usage';
import { wordSet } from '../words/word-set';

/** @returns one usage for each entry, in order */
export function allocateWhole(ingredient: ListedIngredient, entries: readonly Entry[]): Usage[] {
  const plain = entries.filter(isPlain);
  const taker = plain[0] ?? onlyUser(ingredient, entries);
  const at = taker ? entries.indexOf(taker) : entries.length;
  if (isSpread(ingredient, entries, at)) return entries.map(() => ({ kind: 'some' }));
  return entries.map((entry, place) => {
    if (place === at) return { kind: 'all' };
    return place > at && !isVague(entry) ? { kind: 'none' } : { kind: 'some' };
  });
}

function isPlain({ context, share }: Entry): boolean {
  return context !== 'greasing' && share.kind === 'plain';
}

function isVague({ context, share }: Entry): boolean {
  return context === 'greasing' || share.kind === 'some' || share.kind === 'taste';
}

function onlyUser(
  { isForGreasing }: ListedIngredient,
  entries: readonly Entry[],
): Entry | undefined {
  const [first, ...others] = entries;
  if (!first || others.length > 0) return undefined;
  const mayTakeAll = first.context === 'greasing' ? isForGreasing : first.share.kind === 'taste';
  return mayTakeAll ? first : undefined;
}

function isSpread(ingredient: ListedIngredient, entries: readonly Entry[], at: number): boolean {
  const plain = entries.filter(isPlain);
  if (plain.some((entry) => entry.isGroup)) return false;
  if (ingredient.isDivided && stepsOf(entries) > 1) return true;
  if (plain.some((entry) => entry.isDoubtful)) return true;
  const taker = entries[at];
  const isUsedBefore = entries
    .slice(0, at)
    .some((entry) => entry.context === 'use' && taker !== undefined && entry.step < taker.step);
  return isUsedBefore || stepsOf(plain.filter((entry) => isAdding(ingredient, entry))) > 1;
}

function stepsOf(entries: readonly Entry[]): number {
  return new Set(entries.map(({ step }) => step)).size;
}

/** Salt, pepper and oil are added again and again; "the oil" and other foods are in the pan. */
function isAdding({ words }: ListedIngredient, { hasArticle }: Entry): boolean {
  return !hasArticle && words.some((word) => addedAgain.has(word));
}

const addedAgain = wordSet('salt pepper oil');
