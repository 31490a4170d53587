/** Tells the user which of their values lost against a later one of someone else, with an Undo. */
import { plural, t } from '@lingui/core/macro';
import { formatDay, weekdayName, weekdays, type Weekday } from '@saltbush/domain/plan/days/week';
import type { LostValue, OperationArgs } from '@saltbush/domain/plan/sync/operations';
import type { MealTime } from '@saltbush/domain/plan/rows/eater-rows';
import { anyRecipe } from '@saltbush/domain/plan/rows/menu-rules-row';
import type { RowKind } from '@saltbush/domain/plan/rows/rows';
import { mealName } from '@saltbush/domain/plan/meal-plans/meal-words';
import { formatList } from '../../../../ui/format-list';
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
      message: t`${{ what: rowText(kind, id, view) }}. You had set ${{ value: valueText(value, value.lost, view) }}.`,
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
  const person = view?.people.get(value.by) ?? t`Someone`;
  if (value.field === 'deleted') {
    const name = rowText(value.kind, value.id, view);
    return value['kept'] === true
      ? t`${person} removed ${name}`
      : t`${person} brought ${name} back`;
  }
  if (value['kept'] === undefined || value['kept'] === null) return t`${person} removed ${label}`;
  return t`${person} changed ${label} to ${{ value: valueText(value, value['kept'], view) }}`;
}

/** Undefined: nobody typed or chose it, so that losing it needs no toast. */
const labelOf = ({ kind, field }: LostValue): string | undefined =>
  field === 'deleted' ? 'deleted' : (labels[kind] as Record<string, string>)[field];

const labels: Record<RowKind, Record<string, string>> = {
  meals: {
    date: t`the day`,
    meal: t`the meal`,
    quantity: t`how much is cooked`,
    recipeId: t`the recipe`,
    note: t`the note`,
  },
  listedRecipes: { quantity: t`how much is cooked` },
  items: { text: t`the name`, note: t`the note`, store: t`the store`, repeatDays: t`how often` },
  lines: { name: t`the name`, amount: t`the amount`, note: t`the note`, store: t`the store` },
  foods: {
    isStaple: t`whether it is always at home`,
    aisle: t`the aisle`,
    ownAisle: t`the aisle`,
    sameAs: t`what it is the same as`,
  },
  listSettings: {
    hidesOptional: t`whether optional items are hidden`,
    shoppingDays: t`the shopping days`,
  },
  barcodes: { name: t`what the barcode is` },
  aisles: { name: t`the name of the aisle` },
  namedLists: { name: t`the name of the list`, isByHand: t`how the list is sorted` },
  namedItems: { text: t`the name`, note: t`the note`, listId: t`the list` },
  stores: { name: t`the name of the store`, aisles: t`the order of the aisles` },
  eaters: {
    name: t`the name`,
    portion: t`how much they eat`,
    bornIn: t`the year of birth`,
    allergies: t`the allergies`,
    diets: t`the diets`,
    dislikes: t`the dislikes`,
    presence: t`when they are home`,
    swaps: t`what they always have another way`,
  },
  eaterSettings: {
    people: t`how many people eat`,
    mealTimes: t`when meals are eaten`,
    jobsAt: t`when small jobs are due`,
  },
  attendances: { home: t`who is home`, guests: t`how many guests` },
  menuRules: {
    ...Object.fromEntries(
      weekdays.map((day) => [day, t`the time on ${{ day: weekdayName(day) }}s`]),
    ),
    ...Object.fromEntries(
      weekdays.map((day) => [`${day}From`, t`the recipes of ${{ day: weekdayName(day) }}s`]),
    ),
    allFrom: t`the recipes of all days`,
    repeatAfterDays: t`when a recipe comes again`,
    breakfastOn: t`the days with a breakfast`,
    lunchOn: t`the days with a lunch`,
    sideOn: t`the days with a side`,
  },
  weekRules: { count: t`how many dinners`, weekday: t`the day`, isSoft: t`whether it is a must` },
  templates: { name: t`the name of the template`, meals: t`the meals of the template` },
  recurringMeals: {},
  homeItems: {
    name: t`the name`,
    place: t`where it is`,
    until: t`until when it keeps`,
    quantity: t`how much is left`,
  },
  votes: {},
  proposedDishes: {},
  smallJobs: {},
  mealSwaps: { instead: t`what is taken instead` },
};

function valueText({ kind, field }: LostValue, value: unknown, view: PlanView | undefined): string {
  if (kind === 'menuRules' && field.endsWith('From')) return fromText(field, value ?? undefined);
  if (value === undefined || value === null)
    return kind === 'menuRules' && !field.endsWith('On') ? t`any time` : t`none`;
  if (kind === 'menuRules' && typeof value === 'number')
    return field === 'repeatAfterDays'
      ? plural(value, { one: '# day', other: '# days' })
      : t`${value} min`;
  if (field === 'deleted') return value === true ? t`removed` : t`kept`;
  if (field === 'recipeId') return view?.recipes.get(value as string)?.card.title ?? t`a recipe`;
  if (field === 'date' || field === 'until') return formatDay(value as string);
  if (field === 'quantity') return `${String(value)} ×`;
  if (field === 'repeatDays')
    return value === 7 ? t`every week` : t`every ${{ days: String(value) }} days`;
  if (field === 'shoppingDays' || (field.endsWith('On') && Array.isArray(value)))
    return formatList((value as Weekday[]).map(weekdayName));
  if (field === 'mealTimes')
    return (
      (value as MealTime[]).map(({ meal, at }) => `${mealName(meal)} ${at}`).join(', ') || t`none`
    );
  if (typeof value === 'boolean') return value ? t`yes` : t`no`;
  if (field === 'ownAisle') return rowText('aisles', value as string, view);
  if (field === 'listId') return rowText('namedLists', value as string, view);
  if (field === 'sameAs') return (value as string).replaceAll('-', ' ');
  return typeof value === 'string' ? value : t`another one`;
}

function fromText(field: string, value: unknown): string {
  if (value === anyRecipe || (value === undefined && field === 'allFrom')) return t`all recipes`;
  return value === undefined ? t`those of all days` : t`another search or cookbook`;
}
