/** Templates as they are stored and synchronised (`rows.ts`); what is done with them is in `templates.ts`. */
import type { Weekday } from '../days/week';

export interface TemplateMeal {
  day: Weekday;
  meal: string;
  /** How many times the whole recipe is cooked, without what is left over. */
  quantity: number;
  recipeId?: string | undefined;
  note?: string | undefined;
  /** Of leftovers: the place in the template of the meal that is cooked for them. */
  leftoverOf?: number | undefined;
}

export interface TemplateRow {
  name: string;
  meals: readonly TemplateMeal[];
}

export const templateLimits = { templates: 30, name: 60, meals: 70 } as const;
