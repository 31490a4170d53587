/** Leftovers of a dish, for a day or for the freezer: for which day and meal, and how many people eat now and then. */
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { servesAt } from '@saltbush/domain/plan/eaters/who-is-home';
import { mostPeopleFor, peopleOf } from '@saltbush/domain/plan/meal-plans/cooking-quantity';
import { cookedFor, countedServes } from '@saltbush/domain/plan/meal-plans/cooked-for';
import {
  quantityLater,
  shareOut,
  suggestSplit,
  type Split,
} from '@saltbush/domain/plan/meal-plans/leftovers';
import { addDays, formatShortDay, type PlainDate } from '@saltbush/domain/plan/days/week';
import { ChoiceChips } from '../../../../ui/fields/choice-chips';
import { NumberStepper } from '../../../../ui/fields/number-stepper';
import { usePlanActions, usePlanToday, type LeftoversChoice } from '../plan/planner-context';
import type { EntryFormProps } from './entry-form-props';
import { freezePortions } from './freeze-portions';
import classes from './leftovers-form.module.css';
import { MealChoice } from './meal-choice';

export interface LeftoversFormProps extends EntryFormProps {
  card: RecipeCard;
}

export function LeftoversForm(props: LeftoversFormProps) {
  const { dialog, card, scope, onClose } = props;
  const { planLeftovers } = usePlanActions();
  const state = useChoice(props);
  const { choice, days, isCooked, set } = state;
  const handleFreeze = () => {
    void freezePortions(scope, dialog, { card, split: choice, isCooked });
    onClose();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        planLeftovers(dialog.entry, choice);
        onClose();
      }}
    >
      <ChoiceChips
        label={t`Day`}
        value={choice.date}
        choices={days.map((date) => ({ value: date, label: formatShortDay(date) }))}
        onChange={(date) => date !== undefined && set({ date })}
      />
      <div className={classes.meal}>
        <MealChoice meal={choice.meal} ownMeals={[]} onChange={(meal) => set({ meal })} />
      </div>
      <People {...props} {...state} />
      {!isCooked && <Cooked {...props} split={choice} />}
      <Group justify="flex-end" mt="md">
        {!card.isServesUnknown && (
          <Button variant="default" onClick={handleFreeze}>
            <Plural value={choice.later} one="Freeze # portion" other="Freeze # portions" />
          </Button>
        )}
        <Button type="submit">{t`Plan leftovers`}</Button>
      </Group>
    </form>
  );
}

function People(props: LeftoversFormProps & ReturnType<typeof useChoice>) {
  const { dialog, card, choice, isCooked, most, set } = props;
  const stepper = { ...stepLabels(card.isServesUnknown), min: 1, max: most };
  const day = formatShortDay(dialog.date);
  return (
    <div className={classes.people}>
      <NumberStepper
        {...stepper}
        label={card.isServesUnknown ? t`Leftovers, times the recipe` : t`Leftovers for`}
        value={choice.later}
        onChange={(later) => set({ later })}
      />
      {!isCooked && (
        <NumberStepper
          {...stepper}
          label={card.isServesUnknown ? t`Times on ${day}` : t`People on ${day}`}
          value={choice.eaten}
          onChange={(eaten) => set({ eaten })}
        />
      )}
    </div>
  );
}

/** Lunch on the next day, for as many as are likely, until somebody says something else. */
function useChoice({ dialog, whoEats, card }: LeftoversFormProps) {
  const { entry, date: cookedOn } = dialog;
  const today = usePlanToday();
  const isCooked = cookedOn < today;
  const days = daysFrom(isCooked ? today : cookedOn);
  const first = { date: isCooked ? today : days[1]!, meal: 'lunch' };
  const [chosen, setChosen] = useState<Partial<LeftoversChoice>>({});
  const { date, meal } = { ...first, ...chosen };
  const home = (day: PlainDate, at: string) =>
    card.isServesUnknown ? undefined : whoEats && servesAt(day, at, whoEats);
  const makes = countedServes(card);
  const people = peopleOf(entry.quantity, makes);
  const onDay = home(cookedOn, entry.meal);
  const split = isCooked
    ? shareOut(people, onDay)
    : suggestSplit(people, { makes, onDay, later: home(date, meal) });
  const choice: LeftoversChoice = { date, meal, ...split, ...chosen };
  if (isCooked) choice.eaten = Math.max(1, people - choice.later);
  const most = isCooked ? Math.max(1, people - 1) : Math.floor(mostPeopleFor(makes) / 2);
  const set = (change: Partial<LeftoversChoice>) => setChosen({ ...chosen, ...change });
  return { choice, days, isCooked, most, set };
}

function Cooked({ dialog, plan, card, split }: LeftoversFormProps & { split: Split }) {
  const { entry, date } = dialog;
  const others = quantityLater(entry.id, plan.leftovers);
  const serves = countedServes(card);
  const people = split.eaten + split.later + (others > 0 ? peopleOf(others, serves) : 0);
  return (
    <p className={classes.cooked}>
      <Trans>
        Cook {cookedFor(people / serves, card)} on {formatShortDay(date)}. The leftovers need
        nothing from the shop.
      </Trans>
    </p>
  );
}

const daysAhead = 7;

const daysFrom = (first: PlainDate): PlainDate[] =>
  Array.from({ length: daysAhead }, (_, step) => addDays(first, step));

const stepLabels = (isServesUnknown: boolean | undefined) =>
  isServesUnknown
    ? { fewer: t`Fewer times`, more: t`More times` }
    : { fewer: t`Fewer people`, more: t`More people` };
