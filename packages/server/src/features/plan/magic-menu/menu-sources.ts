/** What the rules of Magic Menu choose from: `features/book/menu-sources` finds it, and `app.ts` passes it in. */
import type { MenuSource } from '@saltbush/domain/plan/rows/menu-rules-row';

export interface SourcesRequest {
  sources: readonly MenuSource[];
  /** Those that stand in the rules of the plan, whoever put them there. */
  inRules: readonly MenuSource[];
  /** Who may plan for the owner. */
  userId: string;
  /** Of the plan: this person, or a household. */
  ownerId: string;
}

export interface FoundSource {
  source: MenuSource;
  name: string;
  /** At most as many as a filtered list has. */
  recipeIds: readonly string[];
}

/** @returns without those that are gone, or that this person may not follow */
export type FindSources = (asked: SourcesRequest) => Promise<FoundSource[]>;
