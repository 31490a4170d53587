/** Parses the steps of a recipe: the ingredients each uses, its times and its temperatures. */
import type { Ingredient } from '../recipe/ingredient';
import type { Step } from '../recipe/recipe';
import { temperaturesIn, type TemperatureReading } from './heat/temperatures';
import { stepUses, type StepMention, type StepUsesOptions } from './step-uses';
import { timersIn, type Timer } from './times/timers';

export interface StepReading {
  readonly text: string;
  /** Ingredients that the text names, with what the step takes of each. */
  readonly mentions: readonly StepMention[];
  readonly timers: readonly Timer[];
  readonly temperatures: readonly TemperatureReading[];
}

/**
 * @param ingredients of the same recipe; without any, no mention is found
 * @returns one reading for each step; ranges are places in its text
 * @example
 * readSteps([{ text: 'Bake at 180°C for 20 minutes.' }])[0].timers
 * // [{ range: { start: 18, end: 28 }, minSeconds: 1200, maxSeconds: 1200, label: 'bake' }]
 */
export function readSteps(
  steps: readonly Step[],
  ingredients: readonly Ingredient[] = [],
  options: StepUsesOptions = {},
): StepReading[] {
  const mentions = stepUses(steps, ingredients, options);
  return steps.map(({ text }, index) => ({
    text,
    mentions: mentions[index] ?? [],
    timers: timersIn(text),
    temperatures: temperaturesIn(text, options.measures),
  }));
}
