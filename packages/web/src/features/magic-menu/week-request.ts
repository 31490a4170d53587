/** The request to the solver: the dinners of the shown week from today on that nothing is planned for. */
import type { MenuCandidate } from '@saltbush/contract/magic-menu';
import { defaultMeal, type Menu, type MenuEntry } from '@saltbush/domain/meal-plans/menu';
import { daysOfWeek, type DayOfWeek, type PlainDate } from '@saltbush/domain/meal-plans/week';
import type {
  Candidate,
  Leaning,
  MenuRequest,
  MenuSlot,
} from '@saltbush/domain/magic-menu/menu-request';
import type { MenuRules } from './stored-rules';

/** A day that Magic Menu shows: with a dinner that is planned already, or with a slot for one. */
export interface MenuDay extends DayOfWeek {
  slotId: string;
  planned: readonly MenuEntry[];
}

/** @example menuDays(menu, '2026-11-25').map(({ name }) => name) // ['Wednesday', …, 'Sunday'] */
export const menuDays = (menu: Menu, today: PlainDate): MenuDay[] =>
  daysOfWeek(menu.startDate)
    .filter(({ date }) => date >= today)
    .map((day) => ({
      ...day,
      slotId: `${day.date}.${defaultMeal}`,
      planned: menu.days[day.weekday].filter(({ meal }) => meal === defaultMeal),
    }));

export interface RequestOptions {
  menu: Menu;
  today: PlainDate;
  candidates: readonly MenuCandidate[];
  rules: MenuRules;
  leanings: readonly Leaning[];
  seed: number;
}

export function weekRequest({
  menu,
  today,
  candidates,
  rules,
  leanings,
  seed,
}: RequestOptions): MenuRequest {
  const open = menuDays(menu, today).filter(({ planned }) => planned.length === 0);
  return {
    slots: [
      ...plannedSlots(menu),
      ...open.map(({ slotId, date, weekday }) => ({
        id: slotId,
        date,
        meal: defaultMeal,
        maxMinutes: rules.maxMinutes[weekday],
        eaterIds: [],
      })),
    ],
    candidates: candidates.map(toCandidate),
    settings: { repeatAfterDays: rules.repeatAfterDays, leanings },
    seed,
  };
}

/** What is planned stays, whatever the meal and the day. */
const plannedSlots = (menu: Menu): MenuSlot[] =>
  daysOfWeek(menu.startDate).flatMap(({ date, weekday }) =>
    menu.days[weekday].flatMap(({ id, meal, recipeId }) =>
      recipeId === undefined ? [] : [{ id, date, meal, eaterIds: [], lockedId: recipeId }],
    ),
  );

const toCandidate = ({ _id: id, ...facts }: MenuCandidate): Candidate => ({
  proteins: [],
  perishables: [],
  foods: [],
  isMeatless: false,
  ...facts,
  id,
  refusals: [],
});
