/**
 * Expands mentions of several ingredients.
 *
 * - A group takes what no step names by itself, and what no group took before; what always is dry
 *   belongs to "the dry ingredients" even when a later step names it again.
 * - A section's name stands for its ingredients ("the taco seasoning") when nothing of them was used
 *   yet; else it is what was made of them.
 * - A plural or collective name ("the cheese", "sugars") that may be several ingredients is all of
 *   them, when no step names one of them by itself.
 * - "½ tsp salt" and "extra salt, to taste" are one food on two lines: the first mention takes what is
 *   counted, those after it the rest.
 */
import type { FoundMention } from './found-mention';
import type { CountedGroup } from './group-phrases';
import { isAlwaysDry, isOfGroup } from './ingredient-groups';
import type { ListedIngredient } from '../amounts/listed-ingredient';
import { wordSet } from '../words/word-set';

export function expandGroups(
  found: readonly FoundMention[],
  ingredients: readonly ListedIngredient[],
): FoundMention[] {
  const separated = withSameFoodSeparated(found);
  const together = separated.map((each, at) =>
    isAllOfThem(each, at, separated) ? { ...each, isGroup: true } : each,
  );
  const claimed = new Set<ListedIngredient>();
  return together.map((each, at) => {
    if (!each.mention.group) return each;
    const targets = each.context === 'use' ? membersOf(at, together, ingredients, claimed) : [];
    for (const target of targets) claimed.add(target);
    return { ...each, targets };
  });
}

function withSameFoodSeparated(found: readonly FoundMention[]): FoundMention[] {
  const seen = new Set<ListedIngredient>();
  return found.map((each) => {
    const counted = each.targets.filter(({ total }) => total !== undefined);
    const uncounted = each.targets.filter(({ amountText }) => amountText === '');
    const [main] = counted;
    const isPair = each.targets.length === 2 && counted.length === 1 && uncounted.length === 1;
    if (each.mention.isPlural || !isPair || !main || each.context !== 'use') return each;
    const targets = seen.has(main) ? uncounted : counted;
    seen.add(main);
    return { ...each, targets };
  });
}

/** Whether a name for several ingredients means them all. */
function isAllOfThem(each: FoundMention, at: number, found: readonly FoundMention[]): boolean {
  const { mention, targets, context, share, text } = each;
  if (mention.group || targets.length < 2 || context !== 'use' || share.kind !== 'plain')
    return false;
  const noun = text.words[mention.last]?.singular ?? '';
  if (!mention.isPlural && !collectives.has(noun)) return false;
  const isNamed = (other: FoundMention, place: number) =>
    other.context === 'use' &&
    other.mention.group === undefined &&
    (place < at || (place > at && other.targets.length === 1 && !mention.isAll)) &&
    targets.some((target) => other.targets.includes(target));
  return !found.some(isNamed);
}

function membersOf(
  at: number,
  found: readonly FoundMention[],
  ingredients: readonly ListedIngredient[],
  claimed: ReadonlySet<ListedIngredient>,
): ListedIngredient[] {
  const each = found[at];
  const group = each?.mention.group;
  if (!each || !group || isOnlyHandled(each)) return [];
  const section = group.section ?? stepSection(each, ingredients);
  const inScope = ingredients.filter(
    (ingredient) => section === undefined || ingredient.section === section,
  );
  if (group.counted) return countedMembers(group.counted, inScope, claimed);
  const before = found.slice(0, at);
  const isMade =
    !group.isSpelledOut &&
    inScope.some((one) => claimed.has(one) || before.some((other) => mayTake(other, one)));
  if (isMade) return [];
  return inScope.filter((ingredient) => {
    if (claimed.has(ingredient) || !isOfGroup(ingredient, group.kind)) return false;
    const naming = found.filter((other) => mayTake(other, ingredient));
    if (naming.length === 0) return true;
    const isLater = naming.every((other) => other.step > each.step);
    return group.kind === 'dry' && isAlwaysDry(ingredient) && isLater;
  });
}

/** "The first 5 ingredients", and "the next 3" after those. */
function countedMembers(
  { from, count }: CountedGroup,
  inScope: readonly ListedIngredient[],
  claimed: ReadonlySet<ListedIngredient>,
): ListedIngredient[] {
  if (from === 'last') return inScope.slice(-count);
  const start = from === 'first' ? 0 : inScope.findLastIndex((one) => claimed.has(one)) + 1;
  return inScope.slice(start, start + count);
}

/** Under no heading is a section of its own only where the list has others too. */
function stepSection(
  { section }: FoundMention,
  ingredients: readonly ListedIngredient[],
): string | undefined {
  const isAnyOutside = ingredients.some((ingredient) => ingredient.section === '');
  return section === '' && !isAnyOutside ? undefined : section;
}

/** Whether the mention may take this ingredient, or takes care not to. */
function mayTake(
  { context, mention, targets }: FoundMention,
  ingredient: ListedIngredient,
): boolean {
  if (mention.group || !targets.includes(ingredient)) return false;
  return context === 'not' || context === 'use';
}

/** "Gather the ingredients", "put the vegetables back": nothing is added to the dish. */
function isOnlyHandled({ text, mention }: FoundMention): boolean {
  const first = text.words[mention.first];
  return text.words
    .slice(Math.max(0, mention.first - 5), mention.first)
    .some((word) => word.sentence === first?.sentence && handlingVerbs.has(word.spelled));
}

const handlingVerbs = wordSet(
  'gather wash prepare prep measure assemble collect rinse clean check read ready back return',
);

const collectives = wordSet('cheese meat seafood fish chocolate fruit');
