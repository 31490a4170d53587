/** Tells the user which of their values lost against a later one of someone else, with an Undo. */
import { t } from '@lingui/core/macro';
import { formatDay, weekdayName, weekdays, type Weekday } from '@saltbush/domain/plan/days/week';
import type { LostValue, OperationArgs } from '@saltbush/domain/plan/sync/operations';
import type { MealTime } from '@saltbush/domain/plan/rows/eater-rows';
import { anyRecipe } from '@saltbush/domain/plan/rows/menu-rules-row';
import type { RowKind } from '@saltbush/domain/plan/rows/rows';
import { showToast } from '../../../../ui/feedback/toast';
import type { PlanView } from '../plan-view';
import { rowText } from './describe-operation';

export interface UndoTarget {
  getView: () => PlanView | undefined;
  change: (name: 'setBack', args: OperationArgs['setBack']) => Promise<void>;
}

export function announceLostValues(lost: readonly LostValue[], plan: UndoTarget): void {
  const view = plan.getView();
  for (const value of lost) {
    const label = labelOf(value);
    if (label === undefined) continue;
    const { kind, id, field } = value;
    showToast({
      kind: 'info',
      title: titleOf(value, label, view),
      message: t`${rowText(kind, id, view)}. You had set ${valueText(value, value.lost, view)}.`,
      action: {
        label: t`Undo`,
        onClick: () => {
          const args = { kind, id, field, value: value.lost, ifStill: value['kept'] };
          // A failure has its own toast.
          plan.change('setBack', args).catch(() => undefined);
        },
      },
    });
  }
}

function titleOf(value: LostValue, label: string, view: PlanView | undefined): string {
  const person = view?.people.get(value.by) ?? 'Someone';
  if (value.field === 'deleted') {
    const name = rowText(value.kind, value.id, view);
    return value['kept'] === true
      ? t`${person} removed ${name}`
      : t`${person} brought ${name} back`;
  }
  if (value['kept'] === undefined || value['kept'] === null) return t`${person} removed ${label}`;
  return t`${person} changed ${label} to ${valueText(value, value['kept'], view)}`;
}

/** Undefined: nobody typed or chose it, so that losing it needs no toast. */
const labelOf = ({ kind, field }: LostValue): string | undefined =>
  field === 'deleted' ? 'deleted' : (labels[kind] as Record<string, string>)[field];

const labels: Record<RowKind, Record<string, string>> = {
  meals: {
    date: 'the day',
    meal: 'the meal',
    quantity: 'how much is cooked',
    recipeId: 'the recipe',
    note: t`the note`,
  },
  listedRecipes: { quantity: 'how much is cooked' },
  items: { text: t`the name`, note: t`the note`, store: 'the store', repeatDays: 'how often' },
  lines: { name: 'the name', amount: 'the amount', note: t`the note`, store: 'the store' },
  foods: {
    isStaple: 'whether it is always at home',
    aisle: 'the aisle',
    ownAisle: 'the aisle',
    sameAs: 'what it is the same as',
  },
  listSettings: {
    hidesOptional: 'whether optional items are hidden',
    shoppingDays: 'the shopping days',
  },
  barcodes: { name: 'what the barcode is' },
  aisles: { name: 'the name of the aisle' },
  namedLists: { name: 'the name of the list', isByHand: 'how the list is sorted' },
  namedItems: { text: t`the name`, note: t`the note`, listId: 'the list' },
  stores: { name: 'the name of the store', aisles: 'the order of the aisles' },
  eaters: {
    name: 'the name',
    portion: 'how much they eat',
    bornIn: 'the year of birth',
    allergies: 'the allergies',
    diets: 'the diets',
    dislikes: 'the dislikes',
    presence: 'when they are home',
    swaps: 'what they always have another way',
  },
  eaterSettings: {
    people: 'how many people eat',
    mealTimes: 'when meals are eaten',
    jobsAt: 'when small jobs are due',
  },
  attendances: { home: 'who is home', guests: 'how many guests' },
  menuRules: {
    ...Object.fromEntries(weekdays.map((day) => [day, `the time on ${weekdayName(day)}s`])),
    ...Object.fromEntries(
      weekdays.map((day) => [`${day}From`, `the recipes of ${weekdayName(day)}s`]),
    ),
    allFrom: 'the recipes of all days',
    repeatAfterDays: 'when a recipe comes again',
    breakfastOn: 'the days with a breakfast',
    lunchOn: 'the days with a lunch',
    sideOn: 'the days with a side',
  },
  weekRules: { count: 'how many dinners', weekday: 'the day', isSoft: 'whether it is a must' },
  templates: { name: 'the name of the template', meals: 'the meals of the template' },
  recurringMeals: {},
  homeItems: {
    name: 'the name',
    place: 'where it is',
    until: 'until when it keeps',
    quantity: 'how much is left',
  },
  votes: {},
  proposedDishes: {},
  smallJobs: {},
  mealSwaps: { instead: 'what is taken instead' },
};

function valueText({ kind, field }: LostValue, value: unknown, view: PlanView | undefined): string {
  if (kind === 'menuRules' && field.endsWith('From')) return fromText(field, value ?? undefined);
  if (value === undefined || value === null)
    return kind === 'menuRules' && !field.endsWith('On') ? 'any time' : 'none';
  if (kind === 'menuRules' && typeof value === 'number')
    return `${String(value)} ${field === 'repeatAfterDays' ? 'days' : 'min'}`;
  if (field === 'deleted') return value === true ? 'removed' : 'kept';
  if (field === 'recipeId') return view?.recipes.get(value as string)?.card.title ?? 'a recipe';
  if (field === 'date' || field === 'until') return formatDay(value as string);
  if (field === 'quantity') return `${String(value)} ×`;
  if (field === 'repeatDays') return value === 7 ? 'every week' : t`every ${String(value)} days`;
  if (field === 'shoppingDays' || (field.endsWith('On') && Array.isArray(value)))
    return (value as Weekday[]).map(weekdayName).join(' and ');
  if (field === 'mealTimes')
    return (value as MealTime[]).map(({ meal, at }) => `${meal} ${at}`).join(', ') || 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (field === 'ownAisle') return rowText('aisles', value as string, view);
  if (field === 'listId') return rowText('namedLists', value as string, view);
  if (field === 'sameAs') return (value as string).replaceAll('-', ' ');
  return typeof value === 'string' ? value : 'another one';
}

function fromText(field: string, value: unknown): string {
  if (value === anyRecipe || (value === undefined && field === 'allFrom')) return 'all recipes';
  return value === undefined ? 'those of all days' : 'another search or cookbook';
}
