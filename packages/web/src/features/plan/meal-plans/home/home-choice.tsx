/** The people who eat, each home or not for a meal of the day; guests; and the same for every such weekday. */
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { eaterLimits } from '@saltbush/domain/plan/rows/eater-rows';
import { tableAt, type Eater, type WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import { isUnusual, tableMeal } from '@saltbush/domain/plan/eaters/who-is-home';
import { defaultMeal, type MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import type { DayOfWeek } from '@saltbush/domain/plan/days/week';
import { mealName } from '@saltbush/domain/plan/meal-plans/meal-words';
import { paths } from '../../../../paths';
import { ChoiceChips } from '../../../../ui/fields/choice-chips';
import { NumberStepper } from '../../../../ui/fields/number-stepper';
import { LinkButton } from '../../../../ui/link-button';
import { EaterCircle, formatPortions } from '../../../device/eaters';
import type { PlanScope } from '../../../device/view-mode';
import { usePlanActions } from '../plan/planner-context';
import classes from './home-choice.module.css';

export interface WhoIsHomeProps {
  day: DayOfWeek;
  /** Of the day. */
  entries: readonly MenuEntry[];
  scope: PlanScope;
  /** Undefined while it is not known. */
  whoEats: WhoEats | undefined;
  isPast: boolean;
}

export interface HomeChoiceProps extends WhoIsHomeProps {
  whoEats: WhoEats;
}

export function HomeChoice(props: HomeChoiceProps) {
  const { day, entries, whoEats } = props;
  const { setGuests, makeHabit } = usePlanActions();
  const [meal, setMeal] = useState<string>(defaultMeal);
  const at = { date: day.date, meal };
  const { unnamed, guests, portions } = tableAt(day.date, meal, whoEats);
  const meals = [...new Set([defaultMeal, ...entries.map((entry) => tableMeal(entry.meal))])];
  return (
    <div className={classes.choice}>
      {meals.length > 1 && (
        <ChoiceChips
          label={t`Meal`}
          choices={meals.map((value) => ({ value, label: mealName(value) }))}
          value={meal}
          onChange={(next) => setMeal(next ?? meal)}
        />
      )}
      <People {...props} meal={meal} />
      {unnamed > 0 && <p className={classes.sum}>{t`And ${unnamed} more.`}</p>}
      <NumberStepper
        label={t`Guests`}
        fewer={t`Fewer guests`}
        more={t`More guests`}
        value={guests}
        min={0}
        max={eaterLimits.guests}
        onChange={(count) => setGuests(count, at)}
      />
      <Serves portions={portions} />
      {isUnusual(day.date, meal, whoEats) && (
        <Button variant="default" onClick={() => makeHabit(at)}>
          <Trans>Every {day.name}</Trans>
        </Button>
      )}
      <EatersLink {...props} />
    </div>
  );
}

const Serves = ({ portions }: { portions: number }) => (
  <p className={classes.sum}>
    <Plural
      value={portions}
      one={
        <Trans>
          <strong>{formatPortions(portions)}</strong> serve. Dishes for this meal follow.
        </Trans>
      }
      other={
        <Trans>
          <strong>{formatPortions(portions)}</strong> serves. Dishes for this meal follow.
        </Trans>
      }
    />
  </p>
);

function People({ day, scope, whoEats, meal }: HomeChoiceProps & { meal: string }) {
  const { tapHome } = usePlanActions();
  const home = new Set(tableAt(day.date, meal, whoEats).eaters);
  const nameOf = ({ id, name }: Eater) => (id === scope.userId ? t`You` : name);
  return (
    <ul className={classes.people}>
      {whoEats.eaters.map((eater, index) => (
        <li key={eater.id}>
          <Checkbox
            className={classes.person}
            checked={home.has(eater)}
            label={
              <span className={classes.name}>
                <EaterCircle eater={eater} isMe={eater.id === scope.userId} index={index} isSmall />
                {nameOf(eater)}
              </span>
            }
            onChange={() => tapHome(eater, { date: day.date, meal })}
          />
        </li>
      ))}
    </ul>
  );
}

/** Where people, portions and allergies are changed. */
function EatersLink({ scope: { householdId } }: Pick<HomeChoiceProps, 'scope'>) {
  const look = { variant: 'subtle', c: 'var(--ink)' } as const;
  return householdId === undefined ? (
    <LinkButton to={paths.accountSection} params={{ section: 'who-eats' }} {...look}>
      <Trans>People and portions</Trans>
    </LinkButton>
  ) : (
    <LinkButton to={paths.household} params={{ id: householdId }} {...look}>
      <Trans>People and portions</Trans>
    </LinkButton>
  );
}
