/**
 * Steps under "Slow cooker" and steps under "Pressure cooker directions" are two ways to cook one
 * dish: the cook follows one of them, and each uses all the ingredients.
 *
 * - A heading is a way when it names an appliance and states no more than that it is one: "In the oven",
 *   but not "Grill the chicken".
 * - One such heading alone is a stage of the dish, not a choice.
 */
import type { Step } from '../../recipe/recipe';
import { readStepText } from '../words/step-text';
import { wordSet } from '../words/word-set';

/**
 * @returns for each step the way it belongs to, undefined for what is common to all
 * @example
 * cookingMethodsOfSteps([
 *   { text: 'Chop.' },
 *   { text: 'Cook for 6 hours.', section: 'Slow cooker' },
 *   { text: 'Bake.', section: 'In the oven' },
 * ]) // [undefined, 'slow', 'oven']
 */
export function cookingMethodsOfSteps(steps: readonly Step[]): (string | undefined)[] {
  const ways = steps.map(({ section = '' }) => cookingMethodOfHeading(section));
  return new Set(ways.filter((way) => way !== undefined)).size > 1
    ? ways
    : steps.map(() => undefined);
}

function cookingMethodOfHeading(heading: string): string | undefined {
  const words = readStepText(heading).words.map((word) => word.singular);
  const appliance = words.find((word) => appliances.has(word));
  const hasOnlyHeadingWords = words.every((word) => appliances.has(word) || headingWords.has(word));
  return hasOnlyHeadingWords ? appliance : undefined;
}

/** The distinctive word of each: "instant" of the pot, "slow" of the cooker. */
const appliances = wordSet(
  'slow crockpot crock pressure instant multicooker stovetop stove hob oven microwave air fryer',
  'grill barbecue campfire thermomix',
);
const headingWords = wordSet(
  'cooker pot top method version direction instruction option way recipe step for the in on a an to',
  'make making cook cooking with your',
);
