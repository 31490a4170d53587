/** Other dishes that are planned for the day. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { PickedDish, PlannedDish } from './planned-dishes';
import classes from './setup.module.css';

export interface PlannedDishesProps {
  dishes: readonly PlannedDish[];
  onAdd: (dish: PickedDish) => void;
}

export function PlannedDishes({ dishes, onAdd }: PlannedDishesProps) {
  if (dishes.length === 0) return null;
  return (
    <section aria-labelledby="planned-dishes">
      <h2 id="planned-dishes" className={classes.heading}>
        <Trans>Planned for the day</Trans>
      </h2>
      <ul className={classes.found}>
        {dishes.map((dish) => (
          <li key={`${dish.recipeId} ${dish.meal}`}>
            <Button
              variant="default"
              className={classes.add}
              leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
              aria-label={t`Add ${dish.title}`}
              onClick={() => onAdd(dish)}
            >
              {dish.title}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
