/** Recipes whose ingredients are not on the list, because they cannot be read here. */
import { useListContext } from '../list-context';
import classes from './missing-recipes.module.css';

export function MissingRecipes() {
  const count = useListContext().list.missingRecipes.length;
  if (count === 0) return null;
  return (
    <p className={classes.text}>
      {count === 1 ? '1 planned recipe is' : `${count} planned recipes are`} not on this list: you
      can’t open {count === 1 ? 'it' : 'them'} any more, or this device has not loaded{' '}
      {count === 1 ? 'it' : 'them'} yet.
    </p>
  );
}
