/** Words that describe a food and are none themselves: "Asian", "wheat", "firm". */
import { findNamedFood } from '../foods/food-index';
import { foodWords } from '../foods/food-words';
import { isDescription } from './remark-kinds';

/**
 * A name that only describes, with the noun of the food it is a choice to; any other name as it is.
 *
 * @example withNounOf('other pear', 'organic Asian') // 'organic Asian pear'
 * @example withNounOf('dark rye flour', 'medium') // 'medium rye flour'
 */
export function withNounOf(other: string, name: string): string {
  if (!onlyDescribes(name)) return name;
  // The first word of the other choice stands for the name: "medium" for "dark".
  const [first = '', ...rest] = wordsOf(other);
  const noun = rest.join(' ');
  if (!isModifier(first) || noun === '') return name;
  return noun.startsWith(`${name} `) ? noun : `${name} ${noun}`;
}

/**
 * A flavour, with the noun of the flavoured food it is a choice to; any other name as it is.
 *
 * @example withNounOfFlavour('plain soy milk', 'vanilla') // 'vanilla soy milk'
 */
export function withNounOfFlavour(other: string, name: string): string {
  const [first = '', ...noun] = wordsOf(other);
  const isFlavoured = flavouredNouns.has(foodWords(noun.at(-1) ?? '').at(-1) ?? '');
  const isChoice = isModifier(first) || flavours.has(first.toLowerCase());
  return flavours.has(name.toLowerCase()) && isChoice && isFlavoured
    ? `${name} ${noun.join(' ')}`
    : name;
}

const flavours: ReadonlySet<string> = new Set(
  'vanilla chocolate strawberry caramel coffee banana raspberry lemon plain unflavoured'.split(' '),
);
const flavouredNouns: ReadonlySet<string> = new Set(
  'milk yoghurt yogurt cake custard pudding icing frosting wafer biscuit cookie muffin cupcake'.split(
    ' ',
  ),
);

/** @example onlyDescribes('organic Asian') // true */
export function onlyDescribes(name: string): boolean {
  const words = wordsOf(name);
  return words.length > 0 && words.every(isModifier) && !findNamedFood(name);
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '');
}

function isModifier(word: string): boolean {
  return isDescription(word) || foodWords(word).every((each) => modifiers.has(each));
}

/** Where it comes from, and grains, which are seldom bought by that word alone. */
const modifiers: ReadonlySet<string> = new Set(
  [
    'african american arabic argentinian armenian asian australian austrian bavarian belgian brazilian british bulgarian',
    'burmese cajun canadian caribbean catalan chinese creole cuban cypriot czech danish dutch egyptian english ethiopian',
    'european filipino finnish french georgian german greek hawaiian hungarian icelandic indian indonesian iranian irish',
    'israeli italian jamaican japanese jewish korean latin lebanese malaysian mediterranean mexican middle eastern moroccan',
    'nepalese norwegian oriental persian peruvian polish portuguese provencal russian sardinian scandinavian scottish',
    'serbian sicilian singaporean spanish swedish swiss syrian taiwanese tasmanian thai tibetan tunisian turkish tuscan',
    'uk us ukrainian vietnamese welsh western wheat rye spelt multigrain wholegrain buckwheat gluten vegan vegetarian kosher halal',
    'regular ordinary standard normal other another different any similar favourite favorite canned tinned bottled',
    'sugarless unsalted unsweetened flavoured round oval oblong square flat curly straight wide narrow mini baby giant',
  ].flatMap((line) => line.split(' ')),
);
