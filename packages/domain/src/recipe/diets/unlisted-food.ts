/**
 * What is in a food whose whole name no table knows: "smoked almond brittle", "aged gouda wedges".
 *
 * - The longest runs of words that name a food tell what they contain: "butter beans" are no butter.
 * - A name that ends in a food is of that kind; what else it is called does not matter. Words for a part,
 *   a shape or a package count as no end ("oxtail pieces"). Any other name may contain anything besides.
 * - With "or" in it nothing is sure.
 * - Coating and stuffing bring what they are made of.
 * - "Cashew cream" is no cream, and "mushroom steaks" are no meat: of such a pair only the plant is sure.
 * - "Corn-fed", "milk-fed", "walnut-sized": the word before describes.
 */
import {
  findFoodById,
  findForeignName,
  foodWords,
  isQualifier,
  singular,
} from '@saltbush/recipe-parser/foods';
import type { Content } from './requirement-rules';
import {
  type FoodContents,
  type Level,
  contentsOfFood,
  contentsOfWords,
  unknownContents,
} from './contents/contents';

export interface UnlistedFood {
  readonly contents: FoodContents;
  /** Whether even its kind is unknown, so that it may contain anything. */
  readonly isUnknown: boolean;
}

/** @example readUnlistedFood('aged gouda').contents.get('milk') // 'contains' */
export function readUnlistedFood(name: string): UnlistedFood {
  const words = foodWords(name).slice(0, mostWords);
  const runs = namedRuns(words);
  const isUnknown =
    runs.at(-1)?.contents === undefined ||
    runs.some(({ text, contents }) => !contents && mixing.has(text));
  const found = new Map<Content, Level>(isUnknown ? unknownContents : []);
  addRuns(found, runs, words.includes('or'));
  for (const content of words.some((word) => coating.has(word)) ? crumbs : []) {
    addLevel(found, content, 'contains');
  }
  return { contents: found, isUnknown };
}

/**
 * What the foods in a text contain, whatever else it says.
 *
 * @example contentsNamedIn('marinated in yoghurt').get('milk') // 'contains'
 */
export function contentsNamedIn(text: string): FoodContents {
  const found = new Map<Content, Level>();
  addRuns(found, namedRuns(foodWords(text).slice(0, mostWords)), false);
  return found;
}

function addRuns(found: Map<Content, Level>, runs: readonly NamedRun[], isChoice: boolean): void {
  for (const [at, run] of runs.entries()) {
    const isDescription = describing.has(runs[at + 1]?.text ?? '');
    if (isDescription) continue;
    const isReplaced = isPlant(runs[at - 1]) && replaceable.has(singular(run.text));
    for (const [content, level] of run.contents ?? []) {
      addLevel(found, content, isReplaced || isChoice ? 'unsure' : level);
    }
  }
}

/**
 * Whether a name says nothing about its kind: "trimmings", "pieces".
 *
 * @example isWithoutKind('stems and pieces') // true
 */
export function isWithoutKind(name: string): boolean {
  return foodWords(name).every((word) => isNeutral(word) || isQualifier(word));
}

/** What is sure stays sure. */
export function addLevel(found: Map<Content, Level>, content: Content, level: Level): void {
  if (found.get(content) !== 'contains') found.set(content, level);
}

interface NamedRun {
  text: string;
  contents: FoodContents | undefined;
}

function namedRuns(words: readonly string[]): NamedRun[] {
  const runs: NamedRun[] = [];
  for (let at = 0; at < words.length;) {
    const run = longestRun(words.slice(at, at + longestName));
    if (!isNeutral(run.text)) runs.push(run);
    at += run.text.split(' ').length;
  }
  return runs;
}

function longestRun(words: readonly string[]): NamedRun {
  for (let length = words.length; length > 0; length -= 1) {
    const contents = contentsInAnyLanguage(words.slice(0, length));
    if (contents) return { text: words.slice(0, length).join(' '), contents };
  }
  return { text: words[0] ?? '', contents: undefined };
}

function contentsInAnyLanguage(words: readonly string[]): FoodContents | undefined {
  const known = contentsOfWords(words);
  if (known) return known;
  const id = findForeignName(words);
  const food = id === undefined ? undefined : findFoodById(id);
  return food && contentsOfFood(food);
}

/** Made of plants alone, as far as the table knows. */
function isPlant(run: NamedRun | undefined): boolean {
  if (!run?.contents) return false;
  return !animalContents.some((content) => run.contents?.has(content)) && !flavours.has(run.text);
}

const animalContents: readonly Content[] = ['meat', 'fish', 'crustacea', 'mollusc', 'milk', 'egg'];

/** It says nothing about the kind: a number, or a word for a part, a shape or a package. */
function isNeutral(text: string): boolean {
  return /^\d/.test(text) || neutral.has(singular(text));
}

/** Words in the longest name of a food. */
const longestName = 5;
/** Longer names are sentences; what follows does not name the food. */
const mostWords = 24;

/** Goods that are made of plants too, and are then named after the plant. */
const replaceable: ReadonlySet<string> = new Set(
  'milk cream yoghurt cheese butter steak bacon mince burger ricotta feta parmesan mayonnaise mayo jerky'.split(
    ' ',
  ),
);
/** They flavour the butter, cream or cheese that they precede. */
const flavours: ReadonlySet<string> = new Set(
  'garlic herb herbs chive chives onion pepper vanilla strawberry chilli lemon honey salt maple cinnamon brandy cherry'.split(
    ' ',
  ),
);
const neutral: ReadonlySet<string> = new Set(
  [
    'or and n a an the of in on with without from for by to at as its plus about each into per',
    'part stem leaf stalk root head top tip shell bone skin fillet loin leg shoulder breast thigh wing',
    'rib chop steak cutlet roast tender tenderloin link parts meat neck tail belly shank section slab piece',
    'slice strip half quarter chunk cube sheet round wedge segment ring ribbon sliver stick block log ball',
    'puree powder flake granule crumb trimming frond blossom flower petal blend concentrate preserve',
    'jar can tin box bag packet package carton bottle bunch handful punnet tub container slab side joint',
    'water size inch cm g kg ml oz pound lb cup tablespoon teaspoon tbsp tsp quality variety type kind brand',
    'ready made bought store homemade supermarket cooked uncooked raw fresh dried frozen thawed defrosted cut',
    'chopped sliced diced minced grated shredded peeled trimmed thick thin thickly thinly finely roughly',
    'halved quartered pitted drained rinsed removed discarded separated attached only extra more note used',
    'style spoonable natural organic light large small medium whole long short regular plain serving bone drop',
    'smaller larger slightly one very similar another box cm packet bar rasher serving purchased reserved',
    'degree heat moderate mild hot preferably ideally such other any choice your favourite needed required',
    'taste optional garnish greasing frying brushing dusting serve drizzling sprinkling rolling cooking ground',
  ].flatMap((line) => line.split(' ')),
);
const describing: ReadonlySet<string> = new Set(
  'fed sized size shaped style type flavour flavoured flavouring free'.split(' '),
);
const mixing: ReadonlySet<string> = new Set(
  'stuffed marinated filled glazed mix mixture kit sauce seasoning topping'.split(' '),
);
const coating: ReadonlySet<string> = new Set('crumbed battered breaded'.split(' '));
const crumbs: readonly Content[] = ['wheat', 'gluten'];
