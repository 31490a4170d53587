/** What a recipe has of what is at home (`home-foods.ts`). */
import type { HomePlace } from '../../rows/home-item-rows';

export interface FoodAtHome {
  /** As it was noted: "Leeks". */
  readonly name: string;
  /** It should be eaten before other things. */
  readonly isFirst: boolean;
}

export interface PortionsAtHome {
  readonly place: HomePlace;
  /** For how many people; undefined where nobody has said for how many the recipe is. */
  readonly people?: number | undefined;
}

/** What a recipe has of what is at home; absent: nothing. */
export interface HomeFacts {
  /** What should be eaten first comes first. */
  readonly atHome?: readonly FoodAtHome[] | undefined;
  readonly portions?: PortionsAtHome | undefined;
}
