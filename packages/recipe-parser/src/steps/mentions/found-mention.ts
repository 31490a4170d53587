/** A mention in its step, with all information from the step alone. */
import type { Measures } from '../../units/measures';
import { findUnit } from '../../units/find-unit';
import { dimensionOf } from '../../units/units';
import { isSameAmount } from '../amounts/amounts';
import { chooseIngredient } from './choose-ingredient';
import type { Candidate, Mention } from './find-mentions';
import type { ListedIngredient } from '../amounts/listed-ingredient';
import { mentionContext } from './mention-context';
import type { MentionContext } from './mention-context';
import { carriesOver, statedShare } from '../amounts/stated-fraction';
import type { StatedShare } from '../amounts/stated-fraction';
import type { StepText } from '../words/step-text';

export interface FoundMention {
  readonly step: number;
  readonly text: StepText;
  readonly mention: Mention;
  readonly section: string | undefined;
  readonly context: MentionContext;
  readonly share: StatedShare;
  /** One ingredient, several that can't be distinguished, or the members of a group. */
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

export function readStep(reading: StepToRead): FoundMention[] {
  let before: StatedBefore | undefined;
  return reading.mentions.map((mention) => {
    const stated = shareOf(mention, reading.text, before);
    before = { last: mention.last, share: stated };
    return readMention(mention, stated, reading);
  });
}

interface StatedBefore {
  readonly last: number;
  readonly share: StatedShare;
}

function shareOf(mention: Mention, text: StepText, before: StatedBefore | undefined): StatedShare {
  const { first, last, candidates } = mention;
  const ownWords = new Set(candidates.flatMap(({ ingredient }) => ingredient.words));
  const statedFor = { first, last, ownWords, after: (before?.last ?? -1) + 1 };
  const share = statedShare(text, statedFor);
  const isCarriedOver = share.kind === 'plain' && before !== undefined;
  return (isCarriedOver && carriesOver(text, before, statedFor)) || share;
}

/** Adds what the mention names and uses up to `named` and `spent`. */
function readMention(mention: Mention, stated: StatedShare, reading: StepToRead): FoundMention {
  const { step, text, section, measures, named, spent } = reading;
  const context = mentionContext(text, mention.first, mention.last);
  const isWholeStated = ({ ingredient }: Candidate) =>
    isWholeOf(ingredient, inPieces(stated, text, mention.last, ingredient), measures);
  const isKnown = stated.kind === 'plain' && text.words[mention.first - 1]?.spelled === 'the';
  const chosen = chooseIngredient(mention, {
    section,
    isGreasing: context === 'greasing',
    isPart: stated.kind === 'fraction' || stated.kind === 'rest',
    named,
    spent: isKnown ? noneSpent : spent,
    isWholeStated,
    isMeasuredAlike: ({ ingredient }) => isMeasuredAlike(ingredient, stated),
  });
  const [first] = chosen;
  const only = chosen.length === 1 ? first : undefined;
  if (only?.level === 'own') named.add(only.ingredient);
  if (only && context === 'use' && isWholeStated(only)) spent.add(only.ingredient);
  const share = only ? shareOfOnly(only, stated, mention, text) : stated;
  const targets = chosen.map(({ ingredient }) => ingredient);
  const isGroup = mention.group !== undefined;
  return { step, text, mention, section, context, share, targets, isGroup };
}

function shareOfOnly(
  { ingredient, isPart }: Candidate,
  stated: StatedShare,
  { last }: Mention,
  text: StepText,
): StatedShare {
  if (isPart && stated.kind === 'plain' && ingredient.total) return { kind: 'some' };
  return inPieces(stated, text, last, ingredient);
}

const noneSpent: ReadonlySet<ListedIngredient> = new Set();

function isWholeOf({ total }: ListedIngredient, share: StatedShare, measures: Measures): boolean {
  return (
    share.kind === 'amount' &&
    total !== undefined &&
    isSameAmount({ quantity: share.amount, unit: share.unit }, total, measures)
  );
}

function isMeasuredAlike({ total }: ListedIngredient, share: StatedShare): boolean {
  if (share.kind !== 'amount' || !share.unit || !total?.unit) return false;
  return dimensionOf(share.unit) === dimensionOf(total.unit);
}

/** "2 garlic cloves", where the list has "3 cloves garlic": the piece follows the name. */
function inPieces(
  share: StatedShare,
  { words }: StepText,
  last: number,
  { total, unitText }: ListedIngredient,
): StatedShare {
  if (share.kind !== 'amount' || share.unit !== undefined || !total?.unit) return share;
  const isPiece = findUnit(words[last]?.singular ?? '') === total.unit;
  return isPiece ? { ...share, unit: total.unit, unitText } : share;
}
