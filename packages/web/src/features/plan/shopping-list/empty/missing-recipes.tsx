/** Recipes whose ingredients are not on the list, because they cannot be read here. */
import { Plural } from '@lingui/react/macro';
import { useListContext } from '../list-context';
import classes from './missing-recipes.module.css';

export function MissingRecipes() {
  const count = useListContext().list.missingRecipes.length;
  if (count === 0) return null;
  return (
    <p className={classes.text}>
      <Plural
        value={count}
        one="# planned recipe is not on this list: you can’t open it any more, or this device has not loaded it yet."
        other="# planned recipes are not on this list: you can’t open them any more, or this device has not loaded them yet."
      />
    </p>
  );
}
