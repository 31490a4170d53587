/** How much a mention uses of its ingredient, and the facts about the mention that decide it. */
import type { Quantity } from '../../units/quantity';
import type { UnitId } from '../../units/units';
import type { MentionContext } from '../mentions/mention-context';
import type { StatedShare } from '../amounts/stated-fraction';

/** A mention of one ingredient. */
export interface Entry {
  readonly step: number;
  readonly context: MentionContext;
  readonly share: StatedShare;
  /** In a group ("the spices"), of which it takes all. */
  readonly isGroup: boolean;
  /** "Reserve half the cheese." */
  readonly isSettingAside: boolean;
  /** "Repeat with the remaining chicken." */
  readonly isRepeated: boolean;
  /** Named though an earlier step took "all ingredients": its use is unknown. */
  readonly isDoubtful: boolean;
  /** "the oil", not "oil": what the cook knows already. */
  readonly hasArticle: boolean;
}

/** The whole, a known part, what is left, an unknown part, or nothing more. */
export type Usage =
  | { readonly kind: 'all'; readonly amount?: UsedAmount }
  | { readonly kind: 'part' | 'rest'; readonly amount: UsedAmount | undefined }
  | { readonly kind: 'some' | 'none' };

export interface UsedAmount {
  readonly quantity: Quantity;
  readonly unit: UnitId | undefined;
  /** As written in the step; blank where it was computed. */
  readonly writtenAmount: string;
  /** As written in the step; undefined where it is the unit of the list. */
  readonly writtenUnit: string | undefined;
}
