/** A mention in its step, with all that the step alone tells about it. */
import type { Measures } from '../ingredients/ingredient';
import { isSameAmount } from './amounts';
import { chooseIngredient } from './choose-ingredient';
import type { Mention } from './find-mentions';
import type { ListedIngredient } from './listed-ingredient';
import { mentionContext } from './mention-context';
import type { MentionContext } from './mention-context';
import { carriesOver, spokenShare } from './spoken-share';
import type { SpokenShare } from './spoken-share';
import type { StepText } from './step-words';

export interface FoundMention {
  readonly step: number;
  readonly text: StepText;
  readonly mention: Mention;
  readonly section: string | undefined;
  readonly context: MentionContext;
  readonly share: SpokenShare;
  /** One ingredient, several that can't be told apart, or the members of a group. */
  readonly targets: readonly ListedIngredient[];
  /** Whether all the targets are meant, not one of them. */
  readonly isGroup: boolean;
}

export interface StepToRead {
  readonly step: number;
  readonly text: StepText;
  readonly mentions: readonly Mention[];
  readonly section: string | undefined;
  readonly measures: Measures;
  /** Ingredients that were named in full so far; those of this step are added. */
  readonly named: Set<ListedIngredient>;
}

export function readStep({
  step,
  text,
  mentions,
  section,
  measures,
  named,
}: StepToRead): FoundMention[] {
  let before: { last: number; share: SpokenShare } | undefined;
  return mentions.map((mention) => {
    const context = mentionContext(text, mention.first, mention.last);
    const ownWords = new Set(mention.candidates.flatMap(({ ingredient }) => ingredient.words));
    const { first, last } = mention;
    const spoken = { first, last, ownWords, after: (before?.last ?? -1) + 1 };
    let share = spokenShare(text, spoken);
    if (share.kind === 'plain' && before) share = carriesOver(text, before, spoken) ?? share;
    before = { last, share };
    const chosen = chooseIngredient(mention, {
      section,
      isGreasing: context === 'greasing',
      isPart: share.kind === 'fraction' || share.kind === 'rest',
      named,
      isWholeStated: ({ ingredient: { total } }) =>
        share.kind === 'amount' &&
        total !== undefined &&
        isSameAmount({ quantity: share.amount, unit: share.unit }, total, measures),
    });
    const [only] = chosen;
    const isPartOfLine = chosen.length === 1 && only?.isPart === true;
    if (isPartOfLine && share.kind === 'plain' && only?.ingredient.total) share = { kind: 'some' };
    if (chosen.length === 1 && only?.level === 'own') named.add(only.ingredient);
    const targets = chosen.map(({ ingredient }) => ingredient);
    const isGroup = mention.group !== undefined;
    return { step, text, mention, section, context, share, targets, isGroup };
  });
}
