/**
 * What there is to do for a dish, in order, with minutes: the steps of its recipe for `scheduleDishes`.
 *
 * - A task is some work by hand, then perhaps a wait with free hands ("Put it in the oven. Bake 40 minutes").
 * - A time in the text counts as written; of "20–25 minutes" the shorter counts, as for a timer.
 * - What the text gives no time gets what is left of the recipe's minutes: work by hand those of preparation, by the number
 *   of its words; what waits for a sign ("bake until golden") those of cooking.
 * - Without minutes of the recipe, four words of work by hand take a minute, and a wait for a sign 15 minutes when it is
 *   hot, 30 when it is cold.
 * - The last touch on the plate takes a minute.
 * - Each step has at least one minute of work by hand: somebody must turn to it.
 */
import type { Measures } from '@saltbush/recipe-parser/recipe';
import { inCelsius, temperaturesIn } from '@saltbush/recipe-parser/steps';
import { totalTime } from '../../recipe/recipes/times';
import { splitStep, type StepSection, type StepTimer } from './split-step';
import { endsCold, heats, isHeated, isInOven, isMeanwhile, isServing } from './task-words';

export interface DishTask {
  /** Counted from 1. */
  readonly step: number;
  /** Of the step, what is done in this task. */
  readonly text: string;
  readonly handsMinutes: number;
  /** With free hands, behind the work by hand; 0 for none. */
  readonly waitMinutes: number;
  /** What the wait is: "bake"; blank without one. */
  readonly label: string;
  /** Stood by, within the work by hand. */
  readonly attended: readonly StepTimer[];
  /** For the timer of the wait; absent where the text names no time. */
  readonly timed?: StepTimer | undefined;
  /** Whether the next task may come any time later: nothing gets cold or overcooked. */
  readonly mayWait: boolean;
  /** Whether it is begun while the task before it waits. */
  readonly isMeanwhile: boolean;
  /** Of the oven during the wait, without a fan; absent if it is not in the oven, or nobody knows. */
  readonly ovenCelsius?: number | undefined;
}

export interface Dish {
  readonly tasks: readonly DishTask[];
  /** Whether it can be ready early: it is served cold. */
  readonly keeps: boolean;
}

/** What of a recipe its tasks depend on. */
export interface DishRecipe {
  readonly instructions: readonly string[];
  readonly prepMinutes?: number | null | undefined;
  readonly cookMinutes?: number | null | undefined;
  readonly totalMinutes?: number | null | undefined;
  readonly measures?: Measures | undefined;
}

/**
 * @example
 * dishTasks({ instructions: ['Chop the onion.', 'Simmer for 20 minutes.'], prepMinutes: 10 }).tasks
 * // [{ step: 1, handsMinutes: 6, waitMinutes: 0, … }, { step: 2, handsMinutes: 4, waitMinutes: 20, label: 'simmer', … }]
 */
export function dishTasks(recipe: DishRecipe): Dish {
  const sections = recipe.instructions.flatMap((text, index) =>
    splitStep(text).map((section): Section => ({ ...section, step: index + 1 })),
  );
  const minutes = sharedMinutes(recipe, sections);
  const oven = ovenTemperatures(sections, recipe.measures);
  const tasks = sections.map((section, index): DishTask => {
    const { step, text, attended, wait } = section;
    return {
      step,
      text: text.trim(),
      handsMinutes: handsMinutes(section, minutes, index === sections.length - 1),
      waitMinutes: waitMinutes(section, minutes),
      label: wait?.label ?? '',
      attended,
      ...(wait?.minSeconds !== undefined && { timed: wait }),
      mayWait: wait ? !isHeated(wait.label, text) : !isHotWork(section),
      isMeanwhile: isMeanwhile(text) && sections[index - 1]?.wait !== undefined,
      ...(oven[index] !== undefined && { ovenCelsius: oven[index] }),
    };
  });
  return { tasks, keeps: keeps(sections) };
}

interface Section extends StepSection {
  readonly step: number;
}

interface SharedMinutes {
  /** For each word of work by hand without a time. */
  readonly perWord: number;
  /** For each wait for a sign that is hot; undefined without a statement. */
  readonly perHotWait: number | undefined;
}

const minutesPerWord = 0.25;
const hotWaitMinutes = 15;
const coldWaitMinutes = 30;
/** More than anyone stands at one step, or looks at the oven without a time. */
const longestMinutes = 180;

/** What is left of the recipe's minutes for what its text gives no time. */
function sharedMinutes(recipe: DishRecipe, sections: readonly Section[]): SharedMinutes {
  const hot = sum(sections.map((section) => timedMinutes(section, true)));
  const cold = sum(sections.map((section) => timedMinutes(section, false)));
  const hotWaits = sections.filter(isHotUntimed).length;
  const words = sum(sections.map(untimedWords));
  const { prepMinutes: prep, cookMinutes: cook } = recipe;
  const total = totalTime(recipe);
  const forCooking = cook ?? (total == null || prep == null ? undefined : total - prep);
  const left = forCooking === undefined ? undefined : Math.max(0, forCooking - hot);
  const perHotWait = left && hotWaits > 0 ? left / hotWaits : undefined;
  const ofCooking = hotWaits > 0 ? 0 : (left ?? 0);
  // Some authors count what rests overnight as preparation.
  const forHands = prep == null ? undefined : prep > cold ? prep - cold : prep;
  const others = total == null ? 0 : Math.max(0, total - hot - cold);
  const hands = forHands === undefined ? (cook == null ? others : ofCooking) : forHands + ofCooking;
  return { perWord: words > 0 && hands > 0 ? hands / words : minutesPerWord, perHotWait };
}

function handsMinutes(section: Section, { perWord }: SharedMinutes, isLast: boolean): number {
  const words = untimedWords(section);
  const timed = sum(section.attended.map(({ minSeconds }) => minSeconds / 60));
  const isLastTouch = isLast && !section.wait && timed === 0 && isServing(section.text);
  if (isLastTouch) return 1;
  return Math.max(1, Math.min(longestMinutes, Math.round(words * perWord)) + Math.ceil(timed));
}

function waitMinutes({ wait }: Section, { perHotWait }: SharedMinutes): number {
  if (!wait) return 0;
  if (wait.minSeconds !== undefined) return Math.max(1, Math.ceil(wait.minSeconds / 60));
  if (!isHeated(wait.label, '')) return coldWaitMinutes;
  return Math.max(1, Math.min(longestMinutes, Math.round(perHotWait ?? hotWaitMinutes)));
}

function timedMinutes({ attended, wait }: Section, isHot: boolean): number {
  const timers = wait?.minSeconds === undefined ? attended : [...attended, wait];
  const counted = timers.filter(({ label }) => isHeated(label, 'cook') === isHot);
  return sum(counted.map(({ minSeconds }) => minSeconds / 60));
}

const isHotUntimed = ({ wait }: Section): boolean =>
  wait !== undefined && wait.minSeconds === undefined && isHeated(wait.label, '');

/** Words of sentences in which nothing is stood by for a time of its own. */
function untimedWords({ text, attended }: Section): number {
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  const sentences = text.split(/[.!?]\s+/).filter(Boolean).length;
  return Math.round(words * Math.max(0, 1 - attended.length / sentences));
}

const isHotWork = ({ text, attended }: Section): boolean =>
  heats(text) || attended.some(({ label }) => isHeated(label, text) && heats(label));

/** Nothing of it is hot, or it cools down at the end. */
function keeps(sections: readonly Section[]): boolean {
  const lastHot = sections.findLastIndex(
    (section) => isHotWork(section) || (section.wait && isHeated(section.wait.label, section.text)),
  );
  if (lastHot === -1) return true;
  return sections.slice(lastHot).some(({ wait }) => wait !== undefined && endsCold(wait.label));
}

/** For each section the oven's temperature while it waits, as last named before. */
function ovenTemperatures(
  sections: readonly Section[],
  measures: Measures | undefined,
): (number | undefined)[] {
  let last: number | undefined;
  return sections.map(({ text, wait }) => {
    const readings = temperaturesIn(text, measures).filter(({ isOven }) => isOven);
    const isUsed = wait !== undefined && isInOven(wait.label, text);
    const reading =
      isUsed && last !== undefined && readings.length > 1 ? readings[0] : readings.at(-1);
    if (reading) last = inCelsius(reading).max;
    return isUsed ? last : undefined;
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
