/** What the rules of Magic Menu choose from and are about: `features/book/menu-sources` finds it, and `app.ts` passes it in. */
import type { MenuSource } from '@saltbush/domain/plan/rows/menu-rules-row';
import type { RecipeTopic } from '@saltbush/domain/plan/rows/week-rule-row';

export interface SourcesRequest {
  sources: readonly RecipeTopic[];
  /** Those that stand in the rules of the plan, whoever put them there. */
  inRules: readonly MenuSource[];
  /** Who may plan for the owner. */
  userId: string;
  /** Of the plan: this person, or a household. */
  ownerId: string;
}

export interface FoundSource {
  source: RecipeTopic;
  /** Of a condition, its value. */
  name: string;
  /** At most as many as a filtered list has. */
  recipeIds: readonly string[];
}

/** @returns without those that are gone, or that this person may not follow */
export type FindSources = (asked: SourcesRequest) => Promise<FoundSource[]>;
