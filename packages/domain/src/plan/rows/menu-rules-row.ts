/** The rules of Magic Menu as they are stored and synchronised; what they mean is in `meal-plans/menu-rules.ts`. */
import type { Weekday } from '../days/week';

/** Minutes by weekday; a day without a number has no limit. */
export type MenuRulesRow = { [Day in Weekday]?: number } & {
  /** The same recipe comes again after this many days at the earliest. */
  repeatAfterDays?: number;
};

/** The id of the only row of its kind. */
export const menuRulesId = 'magic-menu';
