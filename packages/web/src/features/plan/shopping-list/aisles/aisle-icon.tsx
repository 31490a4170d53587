/** Icon of an aisle; its name always stands beside it. */
import type { Aisle } from '@saltbush/recipe-parser/foods';
import sprite from './aisle-icons.svg';
import classes from './aisle-icon.module.css';

/** @example aisleIconId('Fruit & Veg') // 'fruit-veg' */
export function aisleIconId(aisle: Aisle): string {
  return aisle.toLowerCase().replace(/[^a-z]+/g, '-');
}

/** Icon of ticked items. */
export const doneIconId = 'done';

export function AisleIcon({ id }: { id: string }) {
  return (
    <svg className={classes.icon} aria-hidden>
      <use href={`${sprite}#${id}`} />
    </svg>
  );
}
