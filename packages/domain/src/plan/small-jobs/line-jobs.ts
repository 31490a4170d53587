/**
 * Jobs that the lines of a recipe say.
 *
 * - Thawed: what a line calls thawed; frozen meat, fish and pastry, unless it is cooked as it is.
 * - Meat and fish that are bought long before their day are in the freezer by then: mince, poultry, fish and offal keep
 *   two days in the fridge, other cuts four.
 * - Soaked overnight: dried beans and chickpeas. Lentils, split peas and mung beans need no soaking.
 * - What a line says was done for hours: "chicken thighs, marinated overnight", "cashews, soaked for 4 hours".
 */
import { findListedFood, findFood, gramsOfAmount } from '@saltbush/recipe-parser/foods';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import { foodsOfRow } from '@saltbush/recipe-parser/row-foods';
import { findUnit, parseQuantity, toNumber } from '@saltbush/recipe-parser/units';
import { frozenWord, inJobPhrases, withEnglishName, withoutFrozen } from './job-phrases';
import { waitsIn } from './job-times';
import type { JobRecipe, RecipeJob } from './small-job';

export function lineJobs(recipe: JobRecipe): RecipeJob[] {
  const { ingredients, measures = 'au' } = recipe;
  const method = recipe.steps.map(({ text }) => inJobPhrases(text)).join('\n');
  const jobs = ingredients.flatMap((row, line) => {
    const words = textOf(row);
    if (row.recipeId !== undefined || words.length > longestLine) return [];
    const said = saidIn(row, words, measures);
    const given = { row, line, words, said, method, measures };
    return [
      ...foodsOf(given).flatMap((food) => thawJob({ ...given, ...food }) ?? []),
      ...(soakJob(given) ?? doneForHours(given)),
    ];
  });
  return [...jobs, ...warmJob(recipe)];
}

/** Too long to be a line of foods. */
const longestLine = 300;

interface Line {
  row: Ingredient;
  line: number;
  /** As they are written. */
  words: string;
  /** In the words of the rules. */
  said: string;
  /** All steps, in the words of the rules. */
  method: string;
  measures: Measures;
}

interface LineFood {
  /** With its own amount: a row may name several. */
  thing: Pick<Ingredient, 'name' | 'amount' | 'unit'>;
  note: string;
}

const textOf = ({ amount, unit, name, note = '' }: Ingredient): string =>
  [amount, unit, note ? `${name}, ${note}` : name].filter(Boolean).join(' ');

const saidIn = ({ name }: Ingredient, words: string, measures: Measures): string =>
  inJobPhrases(words.replace(name, () => withEnglishName(name, measures)));

const foodsOf = ({ row }: Line): LineFood[] =>
  foodsOfRow(row)
    .filter(({ isOptional }) => !isOptional)
    .map(({ ingredient: { name, amount, unit, note = '' } }) => ({
      thing: { name, amount, unit },
      note,
    }));

function thawJob({ thing, note, ...of }: Line & LineFood): RecipeJob | undefined {
  const { line, words, said, method, measures } = of;
  if (cookedFrozen.test(`${said}\n${method}`) || eitherFrozen.test(said)) return undefined;
  const name = withoutFrozen(thing.name);
  const english = withEnglishName(name, measures);
  const state = inJobPhrases(`${thing.name} ${note}`);
  const food = findListedFood(name, measures);
  const isFlesh = food?.aisle === 'Meat & Seafood' && !keepsByItself.test(said);
  const isDough = doughs.test(english);
  const isThawed = /\b(?:thawed|defrosted)\b/i.test(state);
  const isFrozen = frozenWord.test(state);
  const isProduct = cookedAsItIs.test(english);
  const job = {
    kind: 'thaw' as const,
    key: `thaw.${findFood(name, measures).key}`,
    hours: thawHours(thing, name, measures),
    things: [{ ...thing, name: shortName(name, measures) }],
    source: { line, words },
  };
  if (isThawed || (isFrozen && !isProduct && (isFlesh || isDough))) return job;
  if (!isFlesh || isFrozen || isProduct) return undefined;
  return {
    ...job,
    keepsDays: spoilsSoon.test(food.id.replaceAll('-', ' ')) || isSmallFlesh(food.id) ? 2 : 4,
  };
}

/** The cook chooses, or uses it as it comes. */
const eitherFrozen =
  /\b(?:fresh(?:ly)?,? (?:or|and|\/) (?:[\p{L}-]+ )?frozen|or frozen|frozen,? (?:or|\/)|frozen\/|\/ ?frozen|not frozen|never frozen|un-?thawed|not thawed|(?:don[’']t|do not|no need to) (?:thaw|defrost)|kept frozen|still frozen|if frozen|from frozen)\b/iu;
const cookedFrozen =
  /\b(?:from frozen|still frozen|while frozen|(?:don[’']t|do not|no need to|without) (?:thaw|defrost)(?:ing)?)\b/i;
const doughs = /\b(?:pastry|phyllo|filo|(?:bread|pizza|pie|roll) dough|kataifi)\b/i;
/** Sold frozen and cooked from it. */
const cookedAsItIs =
  /\b(?:meatballs?|patt(?:y|ies)|nuggets?|dumplings?|gyoza|wontons?|crumbed|kiev|fingers?|spring rolls?|pie (?:crusts?|shells?)|tart shells?)\b/i;
/** Cured, cooked or tinned: it keeps for weeks. */
const keepsByItself =
  /\b(?:smoked|cured|corned|canned|tinned|tins?|cans?|cooked|left-?overs?|rotisserie|barbecued|roasted|shredded|dried|prepared|pulled|stock|broth|bouillon|bones?|carcass|fat|dripping|suet|pudding|crackling|rind|jar(?:red)?|pickled|salted|gravlax|pastrami|bacon|ham|prosciutto|chorizo|salami|pancetta|kransky|frankfurts?|surimi|crab ?sticks?|anchov(?:y|ies)|caviar|roe|paste|sauce|packets?|sachets?|vacuum)\b/i;
const spoilsSoon =
  /\b(?:mince|ground|sausages?|chipolata|bratwurst|patty|rissole|meatball|chicken|turkey|duck|quail|goose|spatchcock|liver|kidney|sweetbread|tripe|prawn|shrimp|fish|salmon|tuna|trout)\b/;

/** Everything of the department that is no cut of an animal with four legs is poultry, fish or seafood. */
const isSmallFlesh = (id: string): boolean =>
  !/(?:^|-)(?:beef|steak|veal|lamb|pork|mutton|goat|kangaroo|venison|rabbit|roast|rib|chop|cutlet|brisket|shank|silverside|topside|osso|oxtail|fillet-steak|eye-fillet)(?:-|$)/.test(
    id,
  );

/** Half a day in the fridge; what is heavy takes longer. */
function thawHours({ amount, unit }: LineFood['thing'], name: string, measures: Measures): number {
  const food = findListedFood(name, measures);
  const read = parseQuantity(amount);
  const unitId = unit === '' ? 'whole' : findUnit(unit);
  const grams = food && read && unitId && gramsOfAmount(food, toNumber(read), unitId, measures);
  return Math.min(longestThawHours, Math.max(12, Math.round(((grams ?? 0) / 1000) * 10)));
}
const longestThawHours = 72;

function soakJob({ row, line, words, said, method, measures }: Line): RecipeJob[] | undefined {
  const name = inJobPhrases(withEnglishName(row.name, measures)).toLowerCase();
  const isPulse = pulses.test(name) && !noSoaking.test(said) && !readyPulses.test(said);
  const food = findListedFood(row.name, measures);
  const isDried = /\bdr(?:ied|y)\b/i.test(said) || food?.id.startsWith('dried-') === true;
  if (!isPulse || !isDried || unsoaked.test(`${said}\n${method}`)) return undefined;
  const waits = [words, ...method.split('\n')].flatMap(waitsIn).filter(({ is }) => is === 'soak');
  const hours = waits.length > 0 ? Math.max(...waits.map((each) => each.hours)) : usualSoakHours;
  const { amount, unit } = row;
  return [
    {
      kind: 'soak',
      key: `soak.${findFood(row.name, measures).key}`,
      hours,
      things: [{ name: shortName(row.name, measures), amount, unit }],
      source: { line, words },
    },
  ];
}

const usualSoakHours = 8;
const pulses =
  /\b(?:beans?|chick ?peas?|garbanzos?|(?:black|blue)[- ]eyed? peas?|fava|favas|marrowfat peas?|soup mix)\b/;
const noSoaking =
  /\b(?:lentils?|split|mung|moong|green beans?|vanilla|coffee|cocoa|cacao|tonka|curd|sprouts?|noodles?|vermicelli|thread|paste|fermented|black bean sauce|flour|powder)\b/i;
const readyPulses = /\b(?:canned|tinned|tins?|cans?|cooked|jars?|jarred|drained)\b/i;
const unsoaked =
  /\b(?:no[- ]soak|unsoaked|without soaking|(?:don[’']t|do not|no|not) need(?: to)? (?:be )?soak(?:ed|ing)?|no need to soak|not soaked)\b/i;

/** "Cashews, soaked for 4 hours", "chicken thighs, marinated overnight". */
function doneForHours({ row, line, words, measures }: Line): RecipeJob[] {
  const longest = waitsIn(words).find(
    ({ is, hours }) => (is === 'soak' || is === 'marinate') && hours >= leastHours,
  );
  if (!longest || longest.is === 'start') return [];
  const { name, amount, unit } = row;
  return [
    {
      kind: longest.is,
      key: `${longest.is}.${findFood(name, measures).key}`,
      hours: longest.hours,
      things: [{ name: shortName(name, measures), amount, unit }],
      source: { line, words },
    },
  ];
}

/** A shorter time is part of cooking. */
export const leastHours = 2;

/** It comes from the stove. */
const warmAnyway = /\b(?:melted|cooled|cooked|boiled)\b/i;

/** All that must not be cold at the start, in one job. */
function warmJob({ ingredients, measures = 'au' }: JobRecipe): RecipeJob[] {
  const lines = ingredients.flatMap((row, line) => {
    const words = textOf(row);
    const aisle = findListedFood(row.name, measures)?.aisle;
    const isChilled = aisle === 'Dairy, Eggs & Fridge' || aisle === 'Meat & Seafood';
    const said = inJobPhrases(words);
    const isWarm = isChilled && /\b(?:at|to|is) room temp/i.test(said) && !warmAnyway.test(said);
    return isWarm && words.length <= longestLine ? [{ row, line, words }] : [];
  });
  const [first] = lines;
  if (!first) return [];
  const names = new Set(lines.map(({ row: { name } }) => shortName(name, measures)));
  const things = [...names].map((name) => ({ name, amount: '', unit: '' }));
  const source = { line: first.line, words: lines.map(({ words }) => words).join('; ') };
  return [{ kind: 'warm', key: 'warm', hours: 1, things, source }];
}

/**
 * Without what follows a comma or stands in brackets, as long as that still names the food.
 *
 * @example shortName('boneless, skinless chicken thighs, halved') // 'chicken thighs'
 */
export function shortName(name: string, measures: Measures = 'au'): string {
  const whole = name.replace(/\([^)]*\)/g, ' ').replace(/\s+/g, ' ');
  const short = whole.split(/[,;]/)[0]!.trim();
  const food = findListedFood(name, measures);
  if (!food || findListedFood(short, measures)?.id === food.id) return short;
  return food.name.toLowerCase();
}
