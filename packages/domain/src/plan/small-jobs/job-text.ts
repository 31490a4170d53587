/** Small jobs in words: for the plan, the kitchen screen and notices. */
import { listed, numberForm } from '../../account/countries/forms';
import { say } from '../../texts/say';
import { scaleIngredient } from '@saltbush/recipe-parser/ingredients';
import { shownNumber } from '@saltbush/recipe-parser/names';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import { rationalFromNumber, wordBehind } from '@saltbush/recipe-parser/units';
import { weekdayName, weekdayOf } from '../days/week';
import type { DueJob } from './due-jobs';
import type { SmallJobKind } from '../rows/small-job-kinds';
import type { RecipeJob } from './small-job';

/** @example jobKindLabels.thaw // 'Thaw frozen food' */
export const jobKindLabels: Readonly<Record<SmallJobKind, string>> = {
  thaw: say('Thaw frozen food'),
  soak: say('Soak'),
  marinate: say('Marinate'),
  start: say('Start dough or long chilling'),
  warm: say('Bring to room temperature'),
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
  const named = things.length > 0 ? listed(things) : undefined;
  const { title } = meal;
  switch (job.kind) {
    case 'thaw':
      return named
        ? say('Put {things} in the fridge', { things: named })
        : say('Put what is frozen for {title} in the fridge', { title });
    case 'soak':
      return named ? say('Soak {things}', { things: named }) : say('Soak for {title}', { title });
    case 'marinate':
      return named
        ? say('Marinate the {things}', { things: named })
        : say('Marinate for {title}', { title });
    case 'start':
      return say('Start {title}: it {rests} {time}', {
        title,
        rests: meanwhileText(job.meanwhile ?? 'rests'),
        time: hoursText(job.hours),
      });
    case 'warm':
      return named
        ? say('Take the {things} out of the fridge', { things: named })
        : say('Take the cold things out of the fridge');
  }
}

/** @example jobReason(due) // 'For Thursday: Chilli. Bought on Saturday, so it is frozen by then.' */
export function jobReason({ meal, boughtOn }: DueJob): string {
  const day = weekdayName(weekdayOf(meal.date));
  const { title } = meal;
  return boughtOn
    ? say('For {day}: {title}. Bought on {bought}: frozen by then.', {
        day,
        title,
        bought: weekdayName(weekdayOf(boughtOn)),
      })
    : say('For {day}: {title}.', { day, title });
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
  return [shownNumber(amount), wordBehind(amount, unit), thing.name].filter(Boolean).join(' ');
}

/** @example hoursText(8) // '8 hours' */
function hoursText(hours: number): string {
  if (hours >= 48 && hours % 24 === 0)
    return say('{days, plural, one {# day} other {# days}}', { days: hours / 24 });
  return say('{hours, plural, =1 {1 hour} other {{shown} hours}}', {
    hours: Math.round(hours * 2) / 2,
    shown: inTenths(Math.round(hours * 2) / 2),
  });
}

const inTenths = /*#__PURE__*/ numberForm({ maximumFractionDigits: 1 });

const meanwhileText = (meanwhile: string): string => meanwhileTexts[meanwhile]?.() ?? meanwhile;

/** Jobs have the English word, whoever reads them: they are stored. */
const meanwhileTexts: Readonly<Record<string, (() => string) | undefined>> = {
  rests: () => say('rests'),
  rises: () => say('rises'),
  chills: () => say('chills'),
  ferments: () => say('ferments'),
  freezes: () => say('freezes'),
  sets: () => say('sets'),
  infuses: () => say('infuses'),
  drains: () => say('drains'),
  stands: () => say('stands'),
  pickles: () => say('pickles'),
};
