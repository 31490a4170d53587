/** A mention in its step, with all that the step alone tells about it. */
import type { Measures } from '../../ingredients/ingredient';
import { dimensionOf, findUnit } from '../../ingredients/units';
import { isSameAmount } from '../shares/amounts';
import { chooseIngredient } from './choose-ingredient';
import type { Candidate, Mention } from './find-mentions';
import type { ListedIngredient } from './listed-ingredient';
import { mentionContext } from './mention-context';
import type { MentionContext } from './mention-context';
import { carriesOver, spokenShare } from '../shares/spoken-share';
import type { SpokenShare } from '../shares/spoken-share';
import type { StepText } from '../step-words';

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
  /** Ingredients whose whole amount was stated so far; those of this step are added. */
  readonly spent: Set<ListedIngredient>;
}

export function readStep({
  step,
  text,
  mentions,
  section,
  measures,
  named,
  spent,
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
    const isWholeStated = ({ ingredient }: Candidate) =>
      isWholeOf(ingredient, inPieces(share, text, last, ingredient), measures);
    const isKnown = share.kind === 'plain' && text.words[first - 1]?.spelled === 'the';
    const chosen = chooseIngredient(mention, {
      section,
      isGreasing: context === 'greasing',
      isPart: share.kind === 'fraction' || share.kind === 'rest',
      named,
      spent: isKnown ? noneSpent : spent,
      isWholeStated,
      isMeasuredAlike: ({ ingredient }) => isMeasuredAlike(ingredient, share),
    });
    const [only] = chosen;
    const isPartOfLine = chosen.length === 1 && only?.isPart === true;
    if (isPartOfLine && share.kind === 'plain' && only?.ingredient.total) share = { kind: 'some' };
    if (chosen.length === 1 && only?.level === 'own') named.add(only.ingredient);
    if (chosen.length === 1 && only) {
      if (context === 'use' && isWholeStated(only)) spent.add(only.ingredient);
      share = inPieces(share, text, last, only.ingredient);
    }
    const targets = chosen.map(({ ingredient }) => ingredient);
    const isGroup = mention.group !== undefined;
    return { step, text, mention, section, context, share, targets, isGroup };
  });
}

const noneSpent: ReadonlySet<ListedIngredient> = new Set();

function isWholeOf({ total }: ListedIngredient, share: SpokenShare, measures: Measures): boolean {
  return (
    share.kind === 'amount' &&
    total !== undefined &&
    isSameAmount({ quantity: share.amount, unit: share.unit }, total, measures)
  );
}

function isMeasuredAlike({ total }: ListedIngredient, share: SpokenShare): boolean {
  if (share.kind !== 'amount' || !share.unit || !total?.unit) return false;
  return dimensionOf(share.unit) === dimensionOf(total.unit);
}

/** "2 garlic cloves", where the list has "3 cloves garlic": the piece stands behind the name. */
function inPieces(
  share: SpokenShare,
  { words }: StepText,
  last: number,
  { total, unitText }: ListedIngredient,
): SpokenShare {
  if (share.kind !== 'amount' || share.unit !== undefined || !total?.unit) return share;
  const isPiece = findUnit(words[last]?.singular ?? '') === total.unit;
  return isPiece ? { ...share, unit: total.unit, unitText } : share;
}
