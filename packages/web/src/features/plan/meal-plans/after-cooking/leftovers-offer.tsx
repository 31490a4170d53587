/** For how many something is left over of the dish that was cooked, and a press that plans it. */
import { Button, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { servesAt } from '@saltbush/domain/plan/eaters/who-is-home';
import { formatShortDay, type PlainDate } from '@saltbush/domain/plan/days/week';
import {
  placesForLeftovers,
  splitOfCooked,
  type MealOfDay,
} from '@saltbush/domain/plan/meal-plans/after-cooking';
import { countedServes } from '@saltbush/domain/plan/meal-plans/cooked-for';
import { peopleOf } from '@saltbush/domain/plan/meal-plans/cooking-quantity';
import type { Split } from '@saltbush/domain/plan/meal-plans/leftovers';
import type { MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import { capitalised } from '../../../../ui/capitalised';
import { showToast } from '../../../../ui/feedback/toast';
import { useWhoEats } from '../../../device/eaters';
import { changePlan } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';
import { prepareEdit, storeEdit } from '../plan/edit-week';
import { editOfLeftovers } from '../plan/edits/leftover-edits';
import type { WeekPlan } from '../plan/use-week-plan';
import classes from './after-cooking.module.css';

export interface LeftoversOfferProps {
  scope: PlanScope;
  plan: WeekPlan;
  today: PlainDate;
  /** The meal of today that was cooked. */
  cooked: MenuEntry;
  card: RecipeCard;
}

export function LeftoversOffer(props: LeftoversOfferProps) {
  const { scope, plan, today, cooked, card } = props;
  const whoEats = useWhoEats(scope);
  const [isJustPlanned, setJustPlanned] = useState(false);
  const [planned] = plan.leftovers.eatenLater.get(cooked.id) ?? [];
  if (planned) return <Planned date={planned.date} isFocused={isJustPlanned} />;
  const people = card.isServesUnknown ? 0 : peopleOf(cooked.quantity, countedServes(card));
  const split = splitOfCooked(people, whoEats && servesAt(today, cooked.meal, whoEats));
  if (!split) return null;
  const handlePlan = (place: MealOfDay) => {
    setJustPlanned(true);
    void planLeftovers(props, { ...place, ...split });
  };
  return (
    <div>
      <h3 className={classes.heading}>Plan leftovers for {split.later}</h3>
      <Group gap="xs">
        {placesForLeftovers({ date: today, meal: cooked.meal }).map((place) => (
          <Button key={nameOf(place)} variant="default" onClick={() => handlePlan(place)}>
            {nameOf(place)}
          </Button>
        ))}
      </Group>
    </div>
  );
}

/** In place of the buttons, of which one had the focus. */
function Planned({ date, isFocused }: { date: PlainDate; isFocused: boolean }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isFocused) text.current?.focus({ preventScroll: true });
  }, [isFocused]);
  return (
    <p ref={text} className={classes.planned} tabIndex={-1}>
      Leftovers are planned for {formatShortDay(date)}.
    </p>
  );
}

const nameOf = ({ date, meal }: MealOfDay): string =>
  `${capitalised(meal)}, ${formatShortDay(date)}`;

async function planLeftovers(
  { scope, plan, cooked, card }: LeftoversOfferProps,
  choice: MealOfDay & Split,
): Promise<void> {
  const { week, change, also } = editOfLeftovers(cooked, card, choice);
  const edit = plan.view && prepareEdit(plan.view, week, change, { also });
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
    title: `Leftovers planned: ${nameOf(choice)}`,
    action: { label: 'Undo', onClick: () => void undo().catch(() => undefined) },
  });
}
