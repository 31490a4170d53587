/** The request to the solver: the dinners of the shown week from today on that nothing is planned for. */
import type { MenuCandidate } from '@saltbush/contract/magic-menu';
import { tableAt, type WhoEats } from '@saltbush/domain/eaters/eaters';
import { refusalsOf } from '@saltbush/domain/magic-menu/refusals';
import { defaultMeal, type Menu, type MenuEntry } from '@saltbush/domain/meal-plans/menu';
import type { MenuRules } from '@saltbush/domain/meal-plans/menu-rules';
import { daysOfWeek, type DayOfWeek, type PlainDate } from '@saltbush/domain/meal-plans/week';
import type {
  Candidate,
  Leaning,
  MenuRequest,
  MenuSlot,
} from '@saltbush/domain/magic-menu/menu-request';

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
  whoEats: WhoEats;
  rules: MenuRules;
  leanings: readonly Leaning[];
  seed: number;
}

export function weekRequest({
  menu,
  today,
  candidates,
  whoEats,
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
        eaterIds: tableAt(date, defaultMeal, whoEats).eaters.map(({ id }) => id),
      })),
    ],
    candidates: candidates.map((candidate) => toCandidate(candidate, whoEats)),
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

function toCandidate(
  { _id: id, contains, unsure, hasUnknownLine, ...facts }: MenuCandidate,
  { eaters }: WhoEats,
): Candidate {
  const { foods = [] } = facts;
  return {
    proteins: [],
    perishables: [],
    isMeatless: false,
    ...facts,
    foods,
    id,
    refusals: refusalsOf(
      // A recipe that was not read yet may contain anything.
      {
        foods,
        contains: contains ?? [],
        unsure: unsure ?? [],
        hasUnknownLine: hasUnknownLine ?? true,
      },
      eaters,
    ),
  };
}
