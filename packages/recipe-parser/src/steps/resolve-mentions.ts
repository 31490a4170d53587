/**
 * Resolves all mentions of a recipe: which ingredients each means, and how much it uses of them.
 *
 * - What one step uses depends on the others, so every mention of the recipe is found first.
 * - Steps of alternative cooking methods are independent, see `cooking-methods.ts`.
 */
import type { Measures } from '../units/measures';
import type { Step } from '../recipe/recipe';
import { findMentions, indexNames } from './mentions/find-mentions';
import { readStep } from './mentions/found-mention';
import type { FoundMention } from './mentions/found-mention';
import { expandGroups } from './mentions/expand-groups';
import { allocate } from './ingredient-usage/allocate';
import type { ListedIngredient } from './amounts/listed-ingredient';
import { listSections } from './mentions/section-scopes';
import { sectionsOfSteps } from './mentions/step-sections';
import { readStepText } from './words/step-text';
import type { StepWord } from './words/step-text';
import type { Entry, Usage } from './ingredient-usage/usage';
import type { TextRange } from './words/text-range';
import { cookingMethodsOfSteps } from './mentions/cooking-methods';
import { wordSet } from './words/word-set';

export interface ResolvedMention {
  readonly range: TextRange;
  readonly shareRange: TextRange | undefined;
  readonly statedRange: TextRange | undefined;
  readonly usages: readonly {
    readonly ingredient: ListedIngredient;
    /** Undefined when the mention may be another ingredient. */
    readonly usage: Usage | undefined;
  }[];
}

export function resolveMentions(
  steps: readonly Step[],
  ingredients: readonly ListedIngredient[],
  measures: Measures,
): ResolvedMention[][] {
  const sections = listSections(ingredients.map(({ section }) => section));
  const names = indexNames(ingredients);
  let lettersLeft = mostLetters;
  let mentionsLeft = mostMentions;
  const placed = steps.map((step) => {
    const text = readStepText(step.text.slice(0, lettersLeft));
    const mentions = findMentions(text, names, sections).slice(0, mentionsLeft);
    lettersLeft -= text.text.length;
    mentionsLeft -= mentions.length;
    return { step, text, mentions };
  });
  const sectionOf = sectionsOfSteps(placed, sections);
  const named = new Set<ListedIngredient>();
  const spent = new Set<ListedIngredient>();
  const read = placed.flatMap(({ text, mentions }, step) =>
    readStep({ step, text, mentions, section: sectionOf[step], measures, named, spent }),
  );
  const found = expandGroups(read, ingredients);
  const ways = cookingMethodsOfSteps(steps);
  const usages = allocateAll(found, ingredients, measures, ways);
  return steps.map((_step, at) =>
    found.flatMap((each) => (each.step === at ? presentMention(each, usages.get(each)) : [])),
  );
}

/**
 * Mentions are compared with each other and with every ingredient, in the browser: at most so much of a
 * method is parsed, three times the longest known. The rest is plain text.
 */
const mostLetters = 30_000;
const mostMentions = 500;

type Usages = ReadonlyMap<ListedIngredient, Usage>;

function allocateAll(
  found: readonly FoundMention[],
  ingredients: readonly ListedIngredient[],
  measures: Measures,
  wayOf: readonly (string | undefined)[],
): ReadonlyMap<FoundMention, Usages> {
  const usages = new Map(found.map((each) => [each, new Map<ListedIngredient, Usage>()]));
  const ways = [...new Set(wayOf)].filter((way) => way !== undefined);
  // The first way last: what is common to all is shown as it is with that one.
  for (const way of ways.length > 0 ? ways.toReversed() : [undefined]) {
    const together = found.filter(({ step }) => wayOf[step] === undefined || wayOf[step] === way);
    for (const ingredient of ingredients) {
      const own = together.filter(
        (each) => each.targets.includes(ingredient) && (each.isGroup || each.targets.length === 1),
      );
      const entries = own.map((each) => entryOf(each, together));
      for (const [at, usage] of allocate(ingredient, entries, measures).entries()) {
        const each = own[at];
        if (each) usages.get(each)?.set(ingredient, usage);
      }
    }
  }
  return usages;
}

function entryOf(each: FoundMention, found: readonly FoundMention[]): Entry {
  const { step, context, share, isGroup, text, mention } = each;
  const { words } = text;
  const { clause, sentence } = words[mention.first] ?? {};
  const isBefore = (word: StepWord) => word.start < (words[mention.first]?.start ?? 0);
  return {
    step,
    context,
    share: isGroup ? { kind: 'plain' } : share,
    isGroup,
    isSettingAside: words
      .slice(Math.max(0, mention.first - 6), mention.first)
      .some((word) => word.clause === clause && settingAside.has(word.spelled)),
    isRepeated: words.some(
      (word) => word.sentence === sentence && isBefore(word) && word.spelled === 'repeat',
    ),
    isDoubtful: !isGroup && isAfterAll(each, found),
    hasArticle: words[mention.first - 1]?.spelled === 'the',
  };
}

/** Whether an earlier step took "all ingredients", and this one isn't about the garnish. */
function isAfterAll(
  { step, text, mention }: FoundMention,
  found: readonly FoundMention[],
): boolean {
  const isUsed = found.some(
    (other) =>
      other.mention.group?.kind === 'all' &&
      other.mention.group.counted === undefined &&
      other.mention.group.section === undefined &&
      other.context === 'use' &&
      other.section === undefined &&
      other.targets.length > 0 &&
      other.step < step,
  );
  if (!isUsed) return false;
  const { sentence } = text.words[mention.first] ?? {};
  return !text.words.some((word) => word.sentence === sentence && garnishing.has(word.spelled));
}

function presentMention(each: FoundMention, usages: Usages | undefined): ResolvedMention[] {
  const { targets, context, text, mention, share, isGroup } = each;
  const isVague =
    !isGroup &&
    targets.length > 1 &&
    mention.candidates.every(({ level }) => level === 'kind' || level === 'instead');
  if (targets.length === 0 || context === 'not' || isVague) return [];
  const start = text.words[mention.first]?.start ?? 0;
  const end = text.words[mention.last]?.end ?? start;
  const shareRange = 'range' in share ? share.range : undefined;
  return [
    {
      range: { start, end },
      shareRange: shareRange && shareRange.end <= start ? shareRange : undefined,
      statedRange: share.kind === 'amount' && !isGroup ? share.range : undefined,
      usages: targets.map((ingredient) => ({ ingredient, usage: usages?.get(ingredient) })),
    },
  ];
}

const settingAside = wordSet('reserve reserving set');
const garnishing = wordSet('garnish serve serving top sprinkle scatter drizzle finish');
