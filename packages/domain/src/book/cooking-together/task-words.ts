/** Words that say whether a cook stands at the stove, and whether food is hot: what `dishTasks` looks for in a step. */

/** Labels of timers (`timersIn`) during which the hands are free, and the food is hot. */
const unattendedHot = wordsOf(
  'bake simmer boil roast stew braise steam poach smoke garen backen köcheln kochen schmoren',
  'mijoter cuire bouillir rôtir cocer hornear hervir cuocere bollire',
);

/** Labels during which the hands are free, and nothing is heated. */
const unattendedCold = wordsOf(
  'rest cool chill refrigerate freeze set soak marinate infuse steep brew stand sit leave drain dry prove rise ferment',
  'cure brine pickle wait ruhen gehen ziehen kühlen einweichen marinieren reposer refroidir mariner tremper lever',
  'reposar enfriar marinar remojar riposare raffreddare marinare lievitare',
);

/** Labels of which a short time is stood by, and a long one is not. */
const attendedWhenShort = wordsOf(
  'cook heat warm reduce soften sweat caramelise dry braten dünsten',
);
const longMinutes = 10;

/** Whether what follows this long wait is served cold, so that it can be ready early. */
export const endsCold = (label: string): boolean => coldEnds.has(label);
const coldEnds = wordsOf('cool chill refrigerate freeze set kühlen refroidir enfriar raffreddare');

/**
 * Whether the hands are free while a timer runs.
 *
 * @param clause the words around the time: whoever stirs all the while is not free
 * @example isUnattended('simmer', 20, 'Simmer for 20 minutes') // true
 * @example isUnattended('fry', 20, 'Fry for 20 minutes') // false
 */
export function isUnattended(label: string, minutes: number, clause: string): boolean {
  if (allTheWhile.test(clause)) return false;
  if (unattendedHot.has(label) || unattendedCold.has(label)) return true;
  return (attendedWhenShort.has(label) || label === '') && minutes >= longMinutes;
}

/** Whether food cools down when it waits after this. */
export const isHeated = (label: string, text: string): boolean =>
  label === '' ? heating.test(text) : !unattendedCold.has(label);

/** Whether the oven does this. */
export const isInOven = (label: string, text: string): boolean =>
  ovenLabels.has(label) || (label !== '' && !unattendedCold.has(label) && /\boven\b/i.test(text));
const ovenLabels = wordsOf('bake roast backen rôtir hornear');

/** Whether a hands-on text heats food: what is chopped can wait, what is fried can't. */
export const heats = (text: string): boolean => heating.test(text);
const heating =
  /\b(?:stir[- ]?)?(?:fry|fries|saut[eé]|brown|sear|grill|barbecue|boil|simmer|toast|cook|bake|roast|steam|poach|melt|heat|reheat|warm)\b(?! (?:the |your )?(?:oven|grill|barbecue))/i;

/** Whether the text is what is done on the plate. */
export const isServing = (text: string): boolean =>
  /\b(?:serve|scatter|garnish|sprinkle|plate|drizzle|pile|divide)\b/i.test(text);

/** Whether the text is done while what comes before it cooks. */
export const isMeanwhile = (text: string): boolean =>
  /^\s*(?:meanwhile|in the meantime|at the same time|while\b|inzwischen|in der zwischenzeit|währenddessen|pendant ce temps|mientras|nel frattempo|intanto)/i.test(
    text,
  );

/**
 * The label of a sentence that waits for a sign instead of a time: "Bake until golden."
 *
 * @example untimedLabel('Chill until firm.') // 'chill'
 */
export function untimedLabel(sentence: string): string | undefined {
  if (allTheWhile.test(sentence)) return undefined;
  return untimed.exec(sentence)?.[1]?.toLowerCase();
}
const untimed =
  /\b(bake|simmer|boil|roast|braise|steam|poach|chill|refrigerate|freeze|rest|cool|prove|rise|soak|marinate|set)\b[^.]*\b(?:until|till|overnight)\b/i;

const allTheWhile =
  /\b(?:stirring|whisking|tossing|turning|basting)\b(?! (?:occasionally|often|once|now and|from time|every|halfway|a few|twice|in\b))|\bstirring (?:constantly|continuously)/i;

function wordsOf(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.join(' ').split(' '));
}
