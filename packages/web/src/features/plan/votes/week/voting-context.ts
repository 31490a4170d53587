/** What the votes on a week need of the meal plan. */
import { createContext } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import type { Menu, MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import type { RowMap } from '@saltbush/domain/plan/rows/rows';
import type { PlanScope } from '../../../device/view-mode';

export interface Voting {
  scope: PlanScope;
  plan: { menu: Menu; view: { rows: RowMap } | undefined };
  /** Undefined while it is not known. */
  whoEats: WhoEats | undefined;
  /** Undefined for who may vote and not plan: they neither swap a dinner nor ask by a link. */
  addRecipe: ((card: RecipeCard, to: VotedPlace) => void) | undefined;
}

/** The place of a dinner, which goes when another takes it. */
interface VotedPlace {
  date: PlainDate;
  index: number | undefined;
  meal: string;
  replaced: MenuEntry;
}

export const VotingContext = createContext<Voting | undefined>(undefined);
