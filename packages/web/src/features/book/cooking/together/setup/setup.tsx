/** Which dishes, and when they are eaten; says when to begin. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import {
  startTogether,
  type CookingTogether,
} from '@saltbush/domain/book/cooking-together/cooking-together';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import { newId } from '../../../../../api/new-id';
import { Spinner } from '../../../../../ui/feedback/spinner';
import { Page } from '../../../../../ui/layout/page';
import type { PlanScope } from '../../../../device/view-mode';
import { usePickerRecipes, type PickerRecipes } from '../../../../plan/meal-plans';
import { ChosenDishes } from './chosen-dishes';
import { DishPicker } from './dish-picker';
import { PlannedDishes } from './planned-dishes-list';
import { Preview } from './preview';
import { ServingTime } from './serving-time';
import classes from './setup.module.css';
import { useDishes, type ReadDish } from './use-dishes';
import { usePickedDishes, type PickedDishes } from './use-picked-dishes';
import { useServingTime } from './use-serving-time';

export interface SetupProps {
  /** Ids of recipes in the address. */
  asked: readonly string[];
  /** Whose planned dishes are taken, if one of them was asked for. */
  day: string | undefined;
  scope: PlanScope;
  timeZone: TimeZone;
  onStart: (meal: CookingTogether) => void;
}

const fewestDishes = 2;
const mostDishes = 4;

export function Setup({ asked, day, scope, timeZone, onStart }: SetupProps) {
  const choice = usePickedDishes({ asked, day, scope, mostDishes });
  const { picked } = choice;
  const picker = usePickerRecipes(scope);
  const read = useDishes(picked);
  const dishes = read.flatMap(cookedDish);
  const time = useServingTime(dishes, timeZone);
  const isComplete = dishes.length >= fewestDishes && dishes.length === picked.length;
  const meal = isComplete
    ? startTogether(dishes, { id: 'preview', askedAt: time.askedAt, now: time.now })
    : undefined;
  const handleStart = () => {
    const started = startTogether(dishes, { id: newId(), askedAt: time.askedAt, now: Date.now() });
    // That it was too late was said before: from here on only a delay is late.
    onStart({ ...started, askedAt: started.servingAt });
  };
  return (
    <Page
      title={t`Cook together`}
      lead={t`Pick two to four dishes and when you eat. We’ll put their steps into one timeline.`}
      width="narrow"
    >
      <div className={classes.parts}>
        <ChosenDishes picked={picked} read={read} onRemove={choice.remove} />
        {choice.isLoading || picker.isLoading ? (
          // What is below would move when they come.
          <Spinner label={t`Loading …`} />
        ) : (
          <>
            <ServingTime {...time} timeZone={timeZone} />
            {meal && <Preview meal={meal} now={time.now} timeZone={timeZone} />}
            <Missing count={fewestDishes - picked.length} />
            <Button size="lg" disabled={!isComplete} onClick={handleStart}>
              <Trans>Start cooking</Trans>
            </Button>
            <MoreDishes choice={choice} picker={picker} />
          </>
        )}
      </div>
    </Page>
  );
}

interface MoreDishesProps {
  choice: PickedDishes;
  picker: PickerRecipes;
}

function MoreDishes({ choice: { picked, planned, add }, picker }: MoreDishesProps) {
  if (picked.length >= mostDishes)
    return (
      <p className={classes.hint}>
        <Trans>That’s the most one cook can manage: four dishes.</Trans>
      </p>
    );
  return (
    <>
      <PlannedDishes dishes={planned} onAdd={add} />
      <DishPicker picker={picker} picked={picked} onAdd={add} />
    </>
  );
}

function Missing({ count }: { count: number }) {
  if (count <= 0) return null;
  return <p className={classes.hint}>{count === 1 ? t`Add another dish.` : t`Add two dishes.`}</p>;
}

function cookedDish({ recipeId, recipe, serves, dish, writtenFor }: ReadDish) {
  if (!recipe || !dish || serves === undefined) return [];
  const { title, revision } = recipe;
  return [{ recipeId, title, revision, serves, writtenFor, ...dish }];
}
