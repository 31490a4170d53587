/** Finds a recipe to be cooked with the others. */
import { t } from '@lingui/core/macro';
import { Button, TextInput } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { describeError } from '../../../../../api/describe-error';
import type { PickerRecipes } from '../../../../plan/meal-plans';
import type { PickedDish } from './planned-dishes';
import classes from './setup.module.css';

export interface DishPickerProps {
  picker: PickerRecipes;
  picked: readonly PickedDish[];
  onAdd: (dish: PickedDish) => void;
}

const mostShown = 6;

export function DishPicker({ picker, picked, onAdd }: DishPickerProps) {
  const found = picker.recipes
    .filter(({ _id }) => picked.every(({ recipeId }) => recipeId !== _id))
    .slice(0, mostShown);
  return (
    <section>
      <TextInput
        type="search"
        label={t`Add a dish`}
        placeholder={t`Search your recipes`}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        value={picker.search}
        onChange={(event) => picker.setSearch(event.target.value)}
      />
      {picker.error !== null && picker.error !== undefined && (
        <p role="alert" className={classes.problem}>
          {describeError(picker.error).message}
        </p>
      )}
      <ul className={classes.found} aria-label={t`Recipes to add`}>
        {found.map(({ _id: recipeId, title }) => (
          <li key={recipeId}>
            <Button
              variant="default"
              className={classes.add}
              leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
              aria-label={t`Add ${title}`}
              onClick={() => onAdd({ recipeId, title })}
            >
              {title}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
