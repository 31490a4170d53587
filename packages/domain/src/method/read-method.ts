/**
 * The whole method at once: which ingredients each mention means, and what it takes of them.
 *
 * - What one step takes depends on the others, so every mention of the recipe is found first.
 * - But not on those of another way to cook the dish, see `ways-to-cook.ts`.
 */
import type { Measures } from '../ingredients/ingredient';
import type { Step } from '../recipes/recipe';
import { findMentions, indexNames } from './mentions/find-mentions';
import { readStep } from './mentions/found-mention';
import type { FoundMention } from './mentions/found-mention';
import { gatherGroups } from './mentions/gather-groups';
import { settle } from './shares/settle';
import type { ListedIngredient } from './mentions/listed-ingredient';
import { listSections } from './mentions/section-scopes';
import { sectionsOfSteps } from './mentions/step-sections';
import { readStepText } from './step-words';
import type { StepWord } from './step-words';
import type { Entry, Taking } from './shares/taking';
import type { TextRange } from './text-range';
import { waysOfSteps } from './mentions/ways-to-cook';
import { wordSet } from './word-set';

export interface ReadMention {
  readonly range: TextRange;
  readonly shareRange: TextRange | undefined;
  readonly saidRange: TextRange | undefined;
  readonly takings: readonly {
    readonly ingredient: ListedIngredient;
    /** Undefined when the mention may be another ingredient. */
    readonly taking: Taking | undefined;
  }[];
}

export function readMethod(
  steps: readonly Step[],
  ingredients: readonly ListedIngredient[],
  measures: Measures,
): ReadMention[][] {
  const sections = listSections(ingredients.map(({ section }) => section));
  const names = indexNames(ingredients);
  const placed = steps.map((step) => {
    const text = readStepText(step.text);
    return { step, text, mentions: findMentions(text, names, sections) };
  });
  const sectionOf = sectionsOfSteps(placed, sections);
  const named = new Set<ListedIngredient>();
  const spent = new Set<ListedIngredient>();
  const read = placed.flatMap(({ text, mentions }, step) =>
    readStep({ step, text, mentions, section: sectionOf[step], measures, named, spent }),
  );
  const found = gatherGroups(read, ingredients);
  const ways = waysOfSteps(steps);
  const takings = settleAll(found, ingredients, measures, ways);
  return steps.map((_step, at) =>
    found.flatMap((each) => (each.step === at ? presentMention(each, takings.get(each)) : [])),
  );
}

type Takings = ReadonlyMap<ListedIngredient, Taking>;

function settleAll(
  found: readonly FoundMention[],
  ingredients: readonly ListedIngredient[],
  measures: Measures,
  wayOf: readonly (string | undefined)[],
): ReadonlyMap<FoundMention, Takings> {
  const takings = new Map(found.map((each) => [each, new Map<ListedIngredient, Taking>()]));
  const ways = [...new Set(wayOf)].filter((way) => way !== undefined);
  // The first way last: what is common to all is shown as it is with that one.
  for (const way of ways.length > 0 ? ways.toReversed() : [undefined]) {
    const together = found.filter(({ step }) => wayOf[step] === undefined || wayOf[step] === way);
    for (const ingredient of ingredients) {
      const own = together.filter(
        (each) => each.targets.includes(ingredient) && (each.isGroup || each.targets.length === 1),
      );
      const entries = own.map((each) => entryOf(each, together));
      for (const [at, taking] of settle(ingredient, entries, measures).entries()) {
        const each = own[at];
        if (each) takings.get(each)?.set(ingredient, taking);
      }
    }
  }
  return takings;
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
  const isTaken = found.some(
    (other) =>
      other.mention.group?.kind === 'all' &&
      other.mention.group.counted === undefined &&
      other.mention.group.section === undefined &&
      other.context === 'use' &&
      other.section === undefined &&
      other.targets.length > 0 &&
      other.step < step,
  );
  if (!isTaken) return false;
  const { sentence } = text.words[mention.first] ?? {};
  return !text.words.some((word) => word.sentence === sentence && garnishing.has(word.spelled));
}

function presentMention(each: FoundMention, takings: Takings | undefined): ReadMention[] {
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
      saidRange: share.kind === 'amount' && !isGroup ? share.range : undefined,
      takings: targets.map((ingredient) => ({ ingredient, taking: takings?.get(ingredient) })),
    },
  ];
}

const settingAside = wordSet('reserve reserving set');
const garnishing = wordSet('garnish serve serving top sprinkle scatter drizzle finish');
