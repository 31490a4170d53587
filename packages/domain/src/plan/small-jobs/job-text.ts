/** Small jobs in words: for the plan, the kitchen screen and notices. */
import { scaleIngredient } from '@saltbush/recipe-parser/ingredients';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import { rationalFromNumber } from '@saltbush/recipe-parser/units';
import { weekdayName, weekdayOf } from '../days/week';
import type { DueJob } from './due-jobs';
import type { SmallJobKind } from '../rows/small-job-kinds';
import type { RecipeJob } from './small-job';

/** @example jobKindLabels.thaw // 'Thaw frozen food' */
export const jobKindLabels: Readonly<Record<SmallJobKind, string>> = {
  thaw: 'Thaw frozen food',
  soak: 'Soak',
  marinate: 'Marinate',
  start: 'Start dough or long chilling',
  warm: 'Bring to room temperature',
};

/**
 * What to do, for as many as eat.
 *
 * @example jobText({ job: thawMince, meal: { quantity: 2, … } }) // 'Put 1000 g beef mince in the fridge'
 */
export function jobText(
  { job, meal }: Pick<DueJob, 'job' | 'meal'>,
  measures: Measures = 'au',
): string {
  const things = job.things.map((thing) => thingText(thing, meal.quantity, measures));
  const named = things.length > 0 ? joined(things) : undefined;
  switch (job.kind) {
    case 'thaw':
      return `Put ${named ?? `what is frozen for ${meal.title}`} in the fridge`;
    case 'soak':
      return named ? `Soak ${named}` : `Soak for ${meal.title}`;
    case 'marinate':
      return named ? `Marinate the ${named}` : `Marinate for ${meal.title}`;
    case 'start':
      return `Start ${meal.title}: it ${job.meanwhile ?? 'rests'} ${hoursText(job.hours)}`;
    case 'warm':
      return `Take the ${named ?? 'cold things'} out of the fridge`;
  }
}

/** @example jobReason(due) // 'For Thursday: Chilli. Bought on Saturday, so it is frozen by then.' */
export function jobReason({ meal, boughtOn }: DueJob): string {
  const day = weekdayName(weekdayOf(meal.date));
  const bought = boughtOn && ` Bought on ${weekdayName(weekdayOf(boughtOn))}: frozen by then.`;
  return `For ${day}: ${meal.title}.${bought ?? ''}`;
}

/**
 * Several jobs in one notice.
 *
 * @example jobsNotice([thaw, soak]) // 'Put 500 g beef mince in the fridge. Soak 1 cup dried chickpeas.'
 */
export function jobsNotice(jobs: readonly DueJob[]): string {
  const texts = [...new Set(jobs.map((due) => jobText(due)))];
  const text = texts.map((one) => `${one}.`).join(' ');
  return text.length <= longestNotice ? text : `${text.slice(0, longestNotice - 1)}…`;
}

const longestNotice = 240;

function thingText(
  thing: RecipeJob['things'][number],
  quantity: number,
  measures: Measures,
): string {
  if (thing.amount === '') return thing.name;
  const { amount, unit } = scaleIngredient(thing, measures, rationalFromNumber(quantity));
  return [amount, unit, thing.name].filter(Boolean).join(' ');
}

/** @example hoursText(8) // '8 hours' */
function hoursText(hours: number): string {
  if (hours >= 48 && hours % 24 === 0) return `${hours / 24} days`;
  const whole = Math.round(hours * 2) / 2;
  return `${whole} ${whole === 1 ? 'hour' : 'hours'}`;
}

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
