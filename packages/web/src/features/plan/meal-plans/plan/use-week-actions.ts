/** What the menu of the week offers; only what would do something. */
import { t } from '@lingui/core/macro';
import { entriesOf, type MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import { cookedFor } from '@saltbush/domain/plan/meal-plans/cooked-for';
import { quantityLater } from '@saltbush/domain/plan/meal-plans/leftovers';
import { addDays, addWeeks, daysOfWeek, formatWeek } from '@saltbush/domain/plan/days/week';
import { menuOfRows } from '@saltbush/domain/plan/meal-plans/menu-of-rows';
import { showToast } from '../../../../ui/feedback/toast';
import type { ShownWeek } from '../../../device/view-mode';
import type { SharedWeek } from '../share/share-week';
import { shareWeek } from '../share/share-week.lazy';
import { nameOfEntry } from './entry-name';
import type { PlanActions } from './planner-context';
import { readableMenu } from './readable-menu';
import { templatesOf } from './templates-of-rows';
import type { WeekPlan } from './use-week-plan';

/** Undefined: not offered. */
export interface WeekActions {
  onMonth: (() => void) | undefined;
  onCopyLastWeek: (() => void) | undefined;
  onTemplates: (() => void) | undefined;
  onClear: (() => void) | undefined;
  onShareAsText: (() => void) | undefined;
  onShareAsImage: (() => void) | undefined;
}

export interface WeekActionsOptions {
  plan: WeekPlan;
  shown: ShownWeek;
  actions: Pick<PlanActions, 'copyLastWeek' | 'clearWeek'>;
  /** Opens the templates. */
  onTemplates: () => void;
  /** Opens the month. */
  onMonth: () => void;
}

export function useWeekActions({
  plan,
  shown,
  actions,
  onTemplates,
  onMonth,
}: WeekActionsOptions): WeekActions {
  const { week, today } = shown;
  const { menu, undated, view } = plan;
  const openDays = (monday: string) => daysOfWeek(monday).filter(({ date }) => date >= today);
  const lastWeek = view && readableMenu(menuOfRows(view.rows, addWeeks(week, -1)), view).menu;
  const canCopy = openDays(week).some(({ weekday }) => lastWeek?.days[weekday].length);
  const isOver = addDays(week, 7) <= today;
  const clearable = isOver ? daysOfWeek(week) : openDays(week);
  const canClear =
    undated.length > 0 || clearable.some(({ weekday }) => menu.days[weekday].length > 0);
  const hasEntries = entriesOf(menu).length > 0;
  const canShare = hasEntries || undated.length > 0;
  const title = t`Meal plan, ${formatWeek(week)}`;
  const shared = { title, menu, undated, describe: (entry: MenuEntry) => describe(entry, plan) };
  return {
    onMonth: view && onMonth,
    onCopyLastWeek: canCopy ? actions.copyLastWeek : undefined,
    onTemplates: hasEntries || templatesOf(view?.rows).length > 0 ? onTemplates : undefined,
    onClear: canClear ? actions.clearWeek : undefined,
    onShareAsText: canShare ? () => void share(shared, 'text') : undefined,
    onShareAsImage: canShare ? () => void share(shared, 'image') : undefined,
  };
}

async function share(week: SharedWeek, how: 'text' | 'image'): Promise<void> {
  try {
    const { shareAsImage, shareAsText } = await shareWeek.load();
    await (how === 'text' ? shareAsText : shareAsImage)(week);
  } catch {
    const message = t`Check your connection, or print it instead.`;
    showToast({ kind: 'error', title: t`The week could not be shared`, message });
  }
}

/** "Pumpkin soup (for 4)" */
function describe(
  entry: MenuEntry,
  { cards, leftovers }: Pick<WeekPlan, 'cards' | 'leftovers'>,
): string {
  const card = cards.get(entry.recipeId ?? '');
  const name = nameOfEntry(entry, card);
  if (leftovers.cookedAt.has(entry.id)) return t`${name} (leftovers)`;
  const quantity = entry.quantity + quantityLater(entry.id, leftovers);
  return card ? `${name} (${cookedFor(quantity, card)})` : name;
}
