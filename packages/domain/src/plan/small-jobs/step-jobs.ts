/**
 * Jobs that the steps of a recipe say: what soaks, marinates, rises or chills for hours, and what is thawed.
 *
 * - The food of a soak or a marinade is what the step names of meat, fish, tofu and pulses, else the only one there is.
 * - A step that chills what is cooked, rises or rests is a start of the dish: its whole work comes before.
 */
import { findFood, findListedFood } from '@saltbush/recipe-parser/foods';
import { stepUses } from '@saltbush/recipe-parser/steps';
import { inJobPhrases, withEnglishName, withoutFrozen } from './job-phrases';
import { waitsIn, type Wait } from './job-times';
import { leastHours, shortName } from './line-jobs';
import type { JobRecipe, RecipeJob } from './small-job';

export function stepJobs(recipe: JobRecipe): RecipeJob[] {
  const named = openNamedLines(recipe);
  return recipe.steps.flatMap(({ text, section = '' }, step) => {
    if (text.length > longestStep || storing.test(inJobPhrases(section))) return [];
    const waits = waitsIn(text).filter(({ hours }) => hours >= leastHours);
    return [
      ...waits.map((wait) => jobOfWait(wait, step, recipe, named(step))),
      ...thawSteps(text, step, recipe, named),
    ];
  });
}

/** Longer texts are no steps. */
const longestStep = 3_000;
const storing = /\b(?:stor(?:e|age|ing)|left-?overs?|make ahead|freez(?:e|ing)|tips?|notes?)\b/i;

/** The lines that a step names, by their places; read once, when the first step asks. */
function openNamedLines({ steps, ingredients, measures = 'au' }: JobRecipe) {
  let uses: readonly (readonly number[])[] | undefined;
  return (step: number): readonly number[] => {
    uses ??= stepUses([...steps], ingredients, { measures }).map((mentions) => [
      ...new Set(mentions.flatMap((mention) => mention.uses.map(({ ingredient }) => ingredient))),
    ]);
    return uses[step] ?? [];
  };
}

function jobOfWait(
  { is, hours, meanwhile, words }: Wait,
  step: number,
  recipe: JobRecipe,
  named: readonly number[],
): RecipeJob {
  const source = { step, words };
  if (is === 'start') {
    return { kind: is, key: is, hours, things: [], meanwhile: meanwhile ?? 'rests', source };
  }
  const things = thingsOf(recipe, named, is);
  const keyed =
    is === 'soak' && things[0] ? `.${findFood(things[0].name, recipe.measures).key}` : '';
  return { kind: is, key: `${is}${keyed}`, hours, things, source };
}

/** What is soaked or marinated: of the foods that the step names, else of all, if there is one. */
function thingsOf(
  { ingredients, measures = 'au' }: JobRecipe,
  named: readonly number[],
  is: 'soak' | 'marinate',
): RecipeJob['things'] {
  const fits = (line: number) => {
    const name = inJobPhrases(withEnglishName(ingredients[line]?.name ?? '', measures));
    const isMain =
      findListedFood(ingredients[line]?.name ?? '', measures)?.aisle === 'Meat & Seafood' ||
      mains.test(name);
    return is === 'soak' ? soaked.test(name) : isMain && !liquids.test(name);
  };
  const inStep = named.filter(fits);
  const all = ingredients.map((_, line) => line).filter(fits);
  const lines = inStep.length > 0 ? inStep : all.length === 1 ? all : [];
  return lines.slice(0, mostThings).map((line) => ({
    name: shortName(ingredients[line]!.name, measures),
    amount: is === 'soak' ? ingredients[line]!.amount : '',
    unit: is === 'soak' ? ingredients[line]!.unit : '',
  }));
}

const mostThings = 3;
const mains =
  /\b(?:tofu|tempeh|seitan|paneer|halloumi|feta|chicken|beef|lamb|pork|fish|salmon|prawns?|shrimps?|turkey|duck|ribs|steaks?)\b/i;
const liquids = /\b(?:stock|broth|sauce|bouillon|gravy|seasoning|spice|rub|marinade|fat)\b/i;
const soaked =
  /\b(?:beans?|chick ?peas?|peas|lentils?|dal|daal|dhal|rice|cashews?|almonds?|nuts?|seeds?|oats?|barley|wheat|grains?|sultanas?|raisins?|currants?|dried fruit|figs?|dates?|prunes?|apricots?|mushrooms?|cod|skewers?|gelatine?|bulgur|quinoa|tapioca|sago|corn|hominy)\b/i;

/** "Thaw the pastry", where a line is named; not how to thaw what was cooked. */
function thawSteps(
  text: string,
  step: number,
  { ingredients, measures }: JobRecipe,
  named: (step: number) => readonly number[],
): RecipeJob[] {
  const words = text
    .split(/(?<=[.!?])\s+|\n+/)
    .find((sentence) => thaws.test(inJobPhrases(sentence)));
  if (words === undefined || notThawed.test(inJobPhrases(text))) return [];
  const lines = named(step).filter((line) => {
    const name = withoutFrozen(ingredients[line]!.name);
    const last = shortName(name).split(' ').at(-1)!.toLowerCase().replace(/s$/, '');
    return words.toLowerCase().includes(last);
  });
  return lines.slice(0, 1).map((line) => {
    const { name, amount, unit } = ingredients[line]!;
    const plain = withoutFrozen(name);
    return {
      kind: 'thaw',
      key: `thaw.${findFood(plain, measures).key}`,
      hours: 12,
      things: [{ name: shortName(plain, measures), amount, unit }],
      source: { step, words: words.trim() },
    };
  });
}

const thaws = /\b(?:thaw|defrost)\b/i;
const notThawed =
  /\b(?:not|no need|don[’']t|without|reheat|re-heat|before serving|left-?overs?|freezer bag|up to|months?|to freeze|freeze for|if frozen|minutes?|minuten|microwave|mikrowelle)\b/i;
