import type { Dish } from '../dish';
import { biscuitsAndSlices } from './biscuits-and-slices';
import { breakfast } from './breakfast';
import { cakes } from './cakes';
import { curries } from './curries';
import { desserts } from './desserts';
import { familyDinners } from './family-dinners';
import { fish } from './fish';
import { lunchAndSnacks } from './lunch-and-snacks';
import { noodles } from './noodles';
import { pasta } from './pasta';
import { riceDishes } from './rice-dishes';
import { roastsAndGrills } from './roasts-and-grills';
import { salads } from './salads';
import { soups } from './soups';
import { stews } from './stews';
import { vegetarian } from './vegetarian';

/** All pictures of the curated library, in the order in which they are listed. */
export const dishes: readonly Dish[] = [
  ...pasta,
  ...familyDinners,
  ...curries,
  ...roastsAndGrills,
  ...vegetarian,
  ...fish,
  ...salads,
  ...stews,
  ...riceDishes,
  ...noodles,
  ...soups,
  ...breakfast,
  ...lunchAndSnacks,
  ...biscuitsAndSlices,
  ...cakes,
  ...desserts,
];
