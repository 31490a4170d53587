/** What is left of a dish, put away: portions in the freezer or the fridge, which are planned later. */
import { plural } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { isPortions } from '@saltbush/domain/plan/home-items/home-items';
import { keepsUntil } from '@saltbush/domain/plan/home-items/storage-time';
import { noteOfLeftovers, shownNote } from '@saltbush/domain/plan/meal-plans/stored-notes';
import { countedServes } from '@saltbush/domain/plan/meal-plans/cooked-for';
import { peopleOf, quantityFor } from '@saltbush/domain/plan/meal-plans/cooking-quantity';
import { formatDay, type PlainDate } from '@saltbush/domain/plan/days/week';
import type { HomeItemRow, HomePlace } from '@saltbush/domain/plan/rows/home-item-rows';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { useHomeItems } from '../../../device/home-items';
import type { PlanScope } from '../../../device/view-mode';
import classes from './after-cooking.module.css';

export type StoredDish = Pick<RecipeOnWire, '_id' | 'title' | 'serves' | 'isServesUnknown'>;

export interface PutAwayProps {
  scope: PlanScope;
  today: PlainDate;
  dish: StoredDish;
  /** Those that something is left for. */
  people: number;
  /** Whether all who plan with it may read the recipe. */
  isShared: boolean;
}

/** For how many people of a dish was put away today. */
export function useStoredToday({
  scope,
  today,
  dish,
}: Pick<PutAwayProps, 'scope' | 'today' | 'dish'>) {
  const items = useHomeItems(scope)?.items ?? [];
  const stored = items.filter(
    (item) => isPortions(item) && item.recipeId === dish._id && item.since === today,
  );
  const quantity = stored.reduce((sum, item) => sum + (item.quantity ?? 0), 0);
  const [first] = stored;
  if (!first) return undefined;
  return {
    people: peopleOf(quantity, countedServes(dish)),
    place: first.place,
    until: keepsUntil(first),
  };
}

export function PutAway({ scope, today, dish, people, isShared }: PutAwayProps) {
  const home = useHomeItems(scope);
  if (!home) return null;
  const put = (place: HomePlace) => {
    const row: HomeItemRow = { name: dish.title, place, since: today };
    const portions = { recipeId: dish._id, quantity: quantityFor(people, countedServes(dish)) };
    // Without the recipe the others could plan what they can't read.
    const stored = isShared
      ? { ...row, ...portions }
      : { ...row, name: shownNote(noteOfLeftovers(dish.title, people)) };
    home.addWithUndo([stored]);
  };
  return (
    <div>
      <h3 className={classes.heading}>
        <Plural value={people} one="Or keep # portion" other="Or keep # portions" />
      </h3>
      <Group gap="xs">
        <Button variant="default" onClick={() => put('freezer')}>
          <Trans>In the freezer</Trans>
        </Button>
        <Button variant="default" onClick={() => put('fridge')}>
          <Trans>In the fridge</Trans>
        </Button>
      </Group>
    </div>
  );
}

/** @example <StoredText {...stored} /> // '4 portions are in the freezer until 27 February.' */
export function StoredText({
  people,
  place,
  until,
}: NonNullable<ReturnType<typeof useStoredToday>>) {
  return <p className={classes.planned}>{storedSentence(people, place, formatDay(until))}</p>;
}

function storedSentence(people: number, place: HomePlace, day: string): string {
  const sentences: Record<HomePlace, string> = {
    fridge: plural(people, {
      one: `# portion is in the fridge until ${day}.`,
      other: `# portions are in the fridge until ${day}.`,
    }),
    freezer: plural(people, {
      one: `# portion is in the freezer until ${day}.`,
      other: `# portions are in the freezer until ${day}.`,
    }),
    cupboard: plural(people, {
      one: `# portion is in the cupboard until ${day}.`,
      other: `# portions are in the cupboard until ${day}.`,
    }),
  };
  return sentences[place];
}
