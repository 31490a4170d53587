/** What a mention takes of its ingredient, and what is known of the mention for deciding it. */
import type { Quantity } from '../../ingredients/quantity';
import type { UnitId } from '../../ingredients/units';
import type { MentionContext } from '../mentions/mention-context';
import type { SpokenShare } from './spoken-share';

/** A mention of one ingredient. */
export interface Entry {
  readonly step: number;
  readonly context: MentionContext;
  readonly share: SpokenShare;
  /** In a group ("the spices"), of which it takes all. */
  readonly isGroup: boolean;
  /** "Reserve half the cheese." */
  readonly isSettingAside: boolean;
  /** "Repeat with the remaining chicken." */
  readonly isRepeated: boolean;
  /** Named though an earlier step took "all ingredients": where it goes, nobody can say. */
  readonly isDoubtful: boolean;
  /** "the oil", not "oil": what the cook knows already. */
  readonly hasArticle: boolean;
}

/** The whole, a known part, what is left, an unknown part, or nothing more. */
export type Taking =
  | { readonly kind: 'all'; readonly amount?: TakenAmount }
  | { readonly kind: 'part' | 'rest'; readonly amount: TakenAmount | undefined }
  | { readonly kind: 'some' | 'none' };

export interface TakenAmount {
  readonly quantity: Quantity;
  readonly unit: UnitId | undefined;
  /** As written in the step; blank where it was computed. */
  readonly writtenAmount: string;
  /** As written in the step; undefined where it is the unit of the list. */
  readonly writtenUnit: string | undefined;
}
