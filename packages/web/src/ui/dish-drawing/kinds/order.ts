/** What is asked of a drawing. */
import type { Random } from '../drawing/random';
import type { Svg } from '../drawing/svg';

export interface DishOrder {
  random: Random;
  title: string;
  /** Looks of its foods, the most specific first. */
  foods: readonly string[];
}

/** What a dish is served in; `none` stands on the table itself. */
export type Vessel =
  'plate' | 'bowl' | 'pan' | 'dish' | 'plank' | 'tray' | 'steamer' | 'stand' | 'none';

export interface Served {
  vessel: Vessel;
  food: Svg;
}

export type DrawDish = (order: DishOrder) => Served;

/** The first of the looks that the dish has. */
export const firstOf = (foods: readonly string[], looks: string): string | undefined =>
  foods.find((food) => looks.split(' ').includes(food));

/** Its foods without those that the dish shows already. */
export const without = (foods: readonly string[], looks: string): string[] =>
  foods.filter((food) => !looks.split(' ').includes(food));

export const meatLooks =
  'chicken beef mince lamb pork ham sausage fish salmon prawn mussel squid tofu';
/** What is inside of a dish and not seen on top of it. */
export const hidden = 'rice pasta noodle crouton coconut-milk butter custard cream egg';
