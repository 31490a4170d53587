/** Edits of who is home for a meal, and of the dishes that follow from it, as one step. */
import { t } from '@lingui/core/macro';
import type { AttendanceRow } from '@saltbush/domain/plan/rows/eater-rows';
import { attendanceId } from '@saltbush/domain/plan/rows/eater-rows';
import type { WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import { sharesAfter } from '@saltbush/domain/plan/eaters/meal-swaps';
import {
  habitsAfter,
  homeAfterTap,
  quantitiesAfter,
  withAttendance,
} from '@saltbush/domain/plan/eaters/who-is-home';
import { setQuantity, type Menu } from '@saltbush/domain/plan/meal-plans/menu';
import { formatShortDay, mondayOf, weekdayName, weekdayOf } from '@saltbush/domain/plan/days/week';
import type { Change } from '@saltbush/domain/plan/sync/operations';
import { knownServes } from '@saltbush/domain/recipe/recipes/serves';
import type { EditContext } from './edit-context';
import type { PlanActions, TableMeal } from '../planner-context';

type HomeActions = Pick<PlanActions, 'tapHome' | 'setGuests' | 'makeHabit'>;
type AttendanceChange = Change<Pick<AttendanceRow, 'home' | 'guests'>>;

export function homeEdits({ latest, run }: EditContext): HomeActions {
  const setAttendance = (at: TableMeal, change: AttendanceChange, text: string) => {
    const { whoEats, plan } = latest();
    if (!whoEats) return;
    const after = afterChange(whoEats, at, change);
    const swaps = plan.view ? sharesAfter(plan.view.rows, { date: at.date, after }) : [];
    run({
      week: mondayOf(at.date),
      change: (menu) => followTable(menu, at, { before: whoEats, after, plan }),
      also: [
        { name: 'setAttendance', args: { ...at, change } },
        ...swaps.map((args) => ({ name: 'setMealSwap' as const, args })),
      ],
      text,
    });
  };
  return {
    tapHome: (eater, at) => {
      const { whoEats } = latest();
      if (!whoEats) return;
      const home = homeAfterTap(at.date, at.meal, eater.id, whoEats);
      const day = formatShortDay(at.date);
      setAttendance(at, { home }, t`Who is home on ${day} was changed.`);
    },
    setGuests: (guests, at) =>
      setAttendance(
        at,
        { guests: guests || null },
        t`Guests on ${formatShortDay(at.date)}: ${guests}.`,
      ),
    makeHabit: (at) => makeHabit({ latest, run }, at),
  };
}

function makeHabit({ latest, run }: EditContext, at: TableMeal): void {
  const { whoEats } = latest();
  if (!whoEats) return;
  const habits = habitsAfter(at.date, at.meal, whoEats).map(
    ({ eater: { id, isMember }, awayOn }) => ({
      name: 'setEater' as const,
      args: { id, change: isMember ? { isMember, awayOn } : { awayOn } },
    }),
  );
  run({
    also: [...habits, { name: 'setAttendance', args: { ...at, change: { home: null } } }],
    text: t`So it is every ${weekdayName(weekdayOf(at.date))}.`,
  });
}

interface Following {
  before: WhoEats;
  after: WhoEats;
  plan: ReturnType<EditContext['latest']>['plan'];
}

function afterChange(
  whoEats: WhoEats,
  { date, meal }: TableMeal,
  change: AttendanceChange,
): WhoEats {
  const id = attendanceId(date, meal);
  const { home, guests } = { ...whoEats.attendances.get(id), ...change };
  const attendance = { date, meal, ...(home && { home }), ...(guests && { guests }) };
  return withAttendance(whoEats, id, attendance);
}

function followTable(menu: Menu, { date }: TableMeal, { before, after, plan }: Following): Menu {
  const quantities = quantitiesAfter(menu.days[weekdayOf(date)], {
    date,
    before,
    after,
    servesOf: (recipeId) => knownServes(plan.cards.get(recipeId) ?? {}),
  });
  return [...quantities].reduce(
    (changed, [entryId, quantity]) => setQuantity(changed, entryId, quantity),
    menu,
  );
}
