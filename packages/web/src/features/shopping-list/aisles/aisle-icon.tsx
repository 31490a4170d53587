/** The picture of a supermarket department; its name always stands beside it. */
import type { Aisle } from '@saltbush/domain/foods/aisle';
import sprite from './aisle-icons.svg';
import classes from './aisle-icon.module.css';

/** @example aisleIconId('Fruit & Veg') // 'fruit-veg' */
export function aisleIconId(aisle: Aisle): string {
  return aisle.toLowerCase().replace(/[^a-z]+/g, '-');
}

/** What is not bought, and what is in the trolley. */
export const atHomeIconId = 'at-home';
export const doneIconId = 'done';

export function AisleIcon({ id }: { id: string }) {
  return (
    <svg className={classes.icon} aria-hidden>
      <use href={`${sprite}#${id}`} />
    </svg>
  );
}
