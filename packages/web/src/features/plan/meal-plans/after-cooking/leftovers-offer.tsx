/** For how many people something is left over of the dish that was cooked, and a press that plans it. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import { formatShortDay, type PlainDate } from '@saltbush/domain/plan/days/week';
import { placesForLeftovers, type MealOfDay } from '@saltbush/domain/plan/meal-plans/after-cooking';
import type { PlanOperation } from '@saltbush/domain/plan/meal-plans/undo-of-operations';
import type { Menu } from '@saltbush/domain/plan/meal-plans/menu';
import { mealName } from '@saltbush/domain/plan/meal-plans/meal-words';
import { showToast } from '../../../../ui/feedback/toast';
import { changePlan } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';
import { prepareEdit, storeEdit } from '../plan/edit-week';
import type { WeekPlan } from '../plan/use-week-plan';
import classes from './after-cooking.module.css';
import { PutAway, StoredText, useStoredToday, type StoredDish } from './put-away';

/** Whose plan the leftovers of a dish are put on. */
export interface CookedDish {
  scope: PlanScope;
  plan: WeekPlan;
  today: PlainDate;
  /** Undefined where nobody knows. */
  whoEats: WhoEats | undefined;
}

export interface LeftoversOfferProps extends CookedDish {
  /** At which the dish was eaten today. */
  meal: string;
  /** Those that something is left for; undefined when nothing is. */
  people: number | undefined;
  /** What is put away, for those who eat it another day. */
  dish: StoredDish;
  isShared: boolean;
  /** The day that has the leftovers. */
  plannedFor: PlainDate | undefined;
  /** What puts them there. */
  editFor: (place: MealOfDay) => LeftoversEdit | undefined;
}

interface LeftoversEdit {
  week: PlainDate;
  change: (menu: Menu) => Menu;
  also?: readonly PlanOperation[];
}

export function LeftoversOffer(props: LeftoversOfferProps) {
  const { today, meal, plannedFor } = props;
  const [isJustPlanned, setJustPlanned] = useState(false);
  const stored = useStoredToday(props);
  const people = leftBeside(props.people, stored?.people);
  if (plannedFor) return <Planned date={plannedFor} isFocused={isJustPlanned} />;
  if (people === undefined) return stored ? <StoredText {...stored} /> : null;
  const handlePlan = (place: MealOfDay) => {
    setJustPlanned(true);
    void planLeftovers(props, place);
  };
  return (
    <>
      {stored && <StoredText {...stored} />}
      <div>
        <h3 className={classes.heading}>
          <Trans>Plan leftovers for {people}</Trans>
        </h3>
        <Group gap="xs">
          {placesForLeftovers({ date: today, meal }).map((place) => (
            <Button key={nameOf(place)} variant="default" onClick={() => handlePlan(place)}>
              {nameOf(place)}
            </Button>
          ))}
        </Group>
      </div>
      <PutAway {...props} people={people} />
    </>
  );
}

/** Undefined: nothing is left. */
function leftBeside(people: number | undefined, stored = 0): number | undefined {
  const left = (people ?? 0) - stored;
  return left > 0 ? left : undefined;
}

/** In place of the buttons, of which one had the focus. */
function Planned({ date, isFocused }: { date: PlainDate; isFocused: boolean }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isFocused) text.current?.focus({ preventScroll: true });
  }, [isFocused]);
  return (
    <p ref={text} className={classes.planned} tabIndex={-1}>
      <Trans>Leftovers are planned for {formatShortDay(date)}.</Trans>
    </p>
  );
}

const nameOf = ({ date, meal }: MealOfDay): string => `${mealName(meal)}, ${formatShortDay(date)}`;

async function planLeftovers(
  { scope, plan, editFor }: LeftoversOfferProps,
  place: MealOfDay,
): Promise<void> {
  const wanted = editFor(place);
  const edit = wanted && plan.view && prepareEdit(plan.view, wanted.week, wanted.change, wanted);
  if (!edit) return;
  try {
    await storeEdit(scope, edit);
  } catch {
    // A toast has said so.
    return;
  }
  const undo = () => changePlan(scope, 'setBackAll', { fields: [...edit.undo] });
  showToast({
    kind: 'success',
    title: t`Leftovers planned: ${nameOf(place)}`,
    action: { label: t`Undo`, onClick: () => void undo().catch(() => undefined) },
  });
}
