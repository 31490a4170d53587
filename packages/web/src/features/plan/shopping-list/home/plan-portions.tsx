/** Plans portions for a dinner of the next days: a meal that needs nothing from the shop. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { HomePortions } from '@saltbush/domain/plan/home-items/home-items';
import { quantityAt } from '@saltbush/domain/plan/eaters/who-is-home';
import { countedServes } from '@saltbush/domain/plan/meal-plans/cooked-for';
import { defaultMeal } from '@saltbush/domain/plan/meal-plans/menu';
import { addDays, formatShortDay, type PlainDate } from '@saltbush/domain/plan/days/week';
import { ordersAfter } from '@saltbush/domain/plan/rows/orders/order-keys';
import type { MealRow } from '@saltbush/domain/plan/rows/rows';
import { newId } from '../../../../api/new-id';
import { showToast } from '../../../../ui/feedback/toast';
import { useWhoEats } from '../../../device/eaters';
import type { HomeItems } from '../../../device/home-items';
import { changePlan, readPlan } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';
import classes from './home-panel.module.css';

export interface PlanPortionsProps {
  item: HomePortions;
  home: HomeItems;
  scope: PlanScope;
  today: PlainDate;
}

export function PlanPortions({ item, home, scope, today }: PlanPortionsProps) {
  const whoEats = useWhoEats(scope);
  const card = home.recipes.get(item.recipeId)?.card;
  if (!card) return null;
  const wantedOn = (date: PlainDate): number => {
    const serves = card.isServesUnknown ? undefined : countedServes(card);
    return (whoEats && quantityAt(date, defaultMeal, serves, whoEats)) ?? item.quantity;
  };
  return (
    <fieldset className={classes.days}>
      <legend>
        <Trans>Plan for dinner</Trans>
      </legend>
      {nextDays(today).map((date) => (
        <Button
          key={date}
          variant="default"
          aria-label={t`Plan for ${formatShortDay(date)}`}
          onClick={() => void planPortions(scope, item, { date, wanted: wantedOn(date) })}
        >
          {formatShortDay(date)}
        </Button>
      ))}
    </fieldset>
  );
}

/** Never rejects: what can't be stored is undone on the screen, and a toast says so. */
async function planPortions(
  scope: PlanScope,
  item: HomePortions,
  { date, wanted }: { date: PlainDate; wanted: number },
): Promise<void> {
  const id = newId();
  try {
    await changePlan(scope, 'addMeal', {
      id,
      date,
      meal: defaultMeal,
      order: await orderAtEnd(scope, date),
      quantity: Math.min(wanted, item.quantity),
      recipeId: item.recipeId,
      leftoverOf: item.id,
    });
  } catch {
    // A toast has said so.
    return;
  }
  const undo = () => void changePlan(scope, 'removeMeal', { id }).catch(() => undefined);
  showToast({
    kind: 'success',
    title: t`${{ dish: item.name }} planned for ${{ day: formatShortDay(date) }}`,
    action: { label: t`Undo`, onClick: undo },
  });
}

const nextDays = (today: PlainDate): PlainDate[] =>
  Array.from({ length: 7 }, (_, step) => addDays(today, step));

async function orderAtEnd(scope: PlanScope, date: PlainDate): Promise<string> {
  const rows = [...((await readPlan(scope))?.rows.values() ?? [])];
  const orders = rows
    .filter(({ kind }) => kind === 'meals')
    .map(({ fields }) => fields as Partial<MealRow>)
    .filter((meal) => meal.date === date)
    .map(({ order = '' }) => order);
  const last = orders.toSorted().at(-1) ?? null;
  return ordersAfter(last, 1)[0]!;
}
