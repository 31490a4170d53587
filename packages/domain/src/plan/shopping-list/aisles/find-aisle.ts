/**
 * Which department of the supermarket anything on a list is in.
 *
 * - A household's own correction wins, then a food of the table.
 * - Otherwise every phrase of the text that the tables know speaks for its department, and the
 *   strongest is heard: what is never food or frozen beats the kind of product, which beats what
 *   it is made of ("strawberry yoghurt", "lemon dishwashing liquid", "dog biscuits").
 * - Among equals the last word of the name decides, as English puts it: "chocolate milk", "milk
 *   chocolate". What follows a comma, "with", "in" or "for" is not the name.
 * - A name in another order or of a variety is first put in order (`food-in-name.ts`).
 * - Nothing known: Pantry, where most of a supermarket's lines are.
 */
import {
  type Aisle,
  findFood,
  type Food,
  findNamedFood,
  kindOfForeignFood,
  listFoods,
  foodWords,
  singularWords,
} from '@saltbush/recipe-parser/foods';
import { openMemory } from '@saltbush/recipe-parser/memory';
import { aislePhrases, neutralPhrases } from './aisle-phrases';
import { foodInName } from './food-in-name';
import { phrasesOfOtherKitchens } from './phrases-of-other-kitchens';

export { aisles, type Aisle } from '@saltbush/recipe-parser/foods';

/** A household's corrections by food key (`findFood(text).key`). */
export type AisleCorrections = ReadonlyMap<string, Aisle>;

/**
 * @example aisleOf('nappies size 4') // 'Baby'
 * @example aisleOf('Tim Tams') // 'Snacks & Confectionery'
 * @example aisleOf('2 kg brown onions') // 'Fruit & Veg'
 */
export function aisleOf(text: string, corrections?: AisleCorrections): Aisle {
  const { key, food } = findFood(text);
  const corrected = corrections?.get(key);
  if (corrected) return corrected;
  if (food && findNamedFood(text)) return food.aisle;
  return aisleByClues(text, food);
}

function strengthOf(phrase: string): number {
  const clue = clues().get(singularWords(phrase.split(' ')).join(' '));
  return clue === undefined || clue === 'neutral' ? 0 : clue.strength;
}

/** In a tin or jar it is no fresh vegetable, candied it is for baking, and as a powder no egg, cheese or berry. */
function inForm(text: string, said: Aisle): Aisle {
  if (said === 'Fruit & Veg' && inPackage.test(text)) return 'Pantry';
  if ((said === 'Fruit & Veg' || said === 'Pantry') && candied.test(text)) return 'Baking';
  const isFresh = said === 'Dairy, Eggs & Fridge' || said === 'Fruit & Veg';
  return isFresh && /\bpowder(?:ed)?$/i.test(text) ? 'Baking' : said;
}

const candied = /^(?:candied|glac[eé]|crystalli[sz]ed)\s/i;

/** "Corn kernels tin", "jalapenos jar". */
const inPackage = /\p{L}\s(?:tin|can|jar)s?$/iu;

function aisleByClues(text: string, food: Food | undefined): Aisle {
  const known = aislesByText.get(text);
  if (known) return known;
  const aisle = food ? aisleOfFood(text, food) : aisleOfName(text);
  aislesByText.set(text, aisle);
  return aisle;
}

function aisleOfName(text: string): Aisle {
  const named = candied.test(text) ? undefined : foodInName(text, strengthOf)?.aisle;
  return named ?? aisleOfFood(text, undefined);
}

function aisleOfFood(text: string, food: Food | undefined): Aisle {
  const best = strongestClue(text);
  const isDecisive = best !== undefined && (!food || best.strength >= strongerThanFood);
  const said = isDecisive
    ? best.aisle
    : (food?.aisle ?? kindOfForeignFood(text)?.aisle ?? 'Pantry');
  return inForm(text, said);
}

const aislesByText = openMemory<Aisle>();

interface Clue {
  readonly aisle: Aisle;
  readonly strength: number;
}

interface FoundClue {
  readonly clue: Clue;
  readonly phrase: string;
  /** How many words of the name precede its end. */
  readonly end: number;
}

/** The strongest phrase; among equals the one nearest to the end of the name. */
function strongestClue(text: string): Clue | undefined {
  const name = singularWords(foodWords(text.replace(/\([^)]*\)?/g, ' ')));
  const nameEnd = endOfName(text);
  const sidesStart = startOfSides(text);
  let best: Clue | undefined;
  let bestEnd = -1;
  const found = findClues(name);
  for (const { clue: said, end, phrase } of found) {
    if (modifiers.has(phrase) && found.some((other) => other.end > end && isFoodClue(other.clue)))
      continue;
    const clue =
      end > sidesStart && said.strength < strongerThanFood ? { ...said, strength: 0 } : said;
    const place = end <= nameEnd ? end + name.length : name.length - end;
    const isStronger = best === undefined || clue.strength > best.strength;
    if (isStronger || (clue.strength === best?.strength && place > bestEnd)) {
      best = clue;
      bestEnd = place;
    }
  }
  return best;
}

const isFoodClue = ({ aisle }: Clue) => aisle !== 'Household & Personal Care' && aisle !== 'Pet';

/** Before a food they say which kind it is: "garden vegetable sauce", "dinner plate cabbage", "tart cherries". */
const modifiers: ReadonlySet<string> = new Set(
  'garden plate candle straw pen stain office bulb tape bin charcoal globe match matchstick bowl cup spoon window floor tart bird bath soap'.split(
    ' ',
  ),
);

/** How many words the name has before its remarks. */
function endOfName(text: string): number {
  const name = text.replace(/\([^)]*\)?/g, ' ').split(nameEnds)[0] ?? '';
  return foodWords(name).length;
}

/** How many words precede "with" or "in": "chicken with stuffing" is no stuffing. */
function startOfSides(text: string): number {
  const at = text.search(/\s(?:with|in)\s/i);
  return at === -1 ? Infinity : foodWords(text.slice(0, at).replace(/\([^)]*\)?/g, ' ')).length;
}

/** Every phrase that no longer known phrase contains. */
function findClues(words: readonly string[]): FoundClue[] {
  const found: FoundClue[] = [];
  let covered = 0;
  for (let start = 0; start < words.length; start++) {
    for (
      let end = Math.min(words.length, start + longestPhrase);
      end > Math.max(start, covered);
      end--
    ) {
      const phrase = words.slice(start, end).join(' ');
      const clue = clues().get(phrase) ?? (end === start + 1 ? clueOfEnding(phrase) : undefined);
      if (clue === undefined) continue;
      if (clue !== 'neutral') found.push({ clue, end, phrase });
      covered = end;
      break;
    }
  }
  return found;
}

/** The end of a compound word decides: "rockfish", "marionberries", "shortcake". */
function clueOfEnding(word: string): Clue | undefined {
  const ending = endings.find(([end]) => word.length > end.length + 2 && word.endsWith(end));
  return ending && { aisle: ending[1], strength: 4 };
}

const endings: readonly (readonly [string, Aisle])[] = [
  ['fish', 'Meat & Seafood'],
  ['meat', 'Meat & Seafood'],
  ['wurst', 'Meat & Seafood'],
  ['berry', 'Fruit & Veg'],
  ['melon', 'Fruit & Veg'],
  ['bread', 'Bakery'],
  ['cake', 'Bakery'],
  ['milk', 'Dairy, Eggs & Fridge'],
  ['shake', 'Drinks'],
  ['wash', 'Household & Personal Care'],
  ['wipe', 'Household & Personal Care'],
];

let cluesByPhrase: ReadonlyMap<string, Clue | 'neutral'> | undefined;

function clues(): ReadonlyMap<string, Clue | 'neutral'> {
  cluesByPhrase ??= readClues();
  return cluesByPhrase;
}

function readClues(): Map<string, Clue | 'neutral'> {
  const read = new Map<string, Clue>();
  for (const food of listFoods()) {
    for (const name of food.names)
      setStronger(read, name, { aisle: food.aisle, strength: strengthOfFood(food) });
  }
  for (const [aisle, byStrength] of Object.entries(aislePhrases)) {
    for (const [strength, phrases] of Object.entries(byStrength)) {
      for (const phrase of phrases.split(',')) {
        setStronger(read, phrase, { aisle: aisle as Aisle, strength: Number(strength) });
      }
    }
  }
  for (const [aisle, phrases] of Object.entries(phrasesOfOtherKitchens)) {
    for (const phrase of phrases.split(','))
      setStronger(read, phrase, { aisle: aisle as Aisle, strength: strengthOfOtherKitchens });
  }
  for (const [phrase, clue] of read) read.set(phrase, withStrengthOfParts(phrase, clue, read));
  const neutral = neutralPhrases.split(',').map((phrase) => [asKey(phrase), 'neutral'] as const);
  return new Map<string, Clue | 'neutral'>([...read, ...neutral]);
}

/** A phrase hides its words, so it is as strong as the strongest of them that agrees with it. */
function withStrengthOfParts(phrase: string, clue: Clue, clues: ReadonlyMap<string, Clue>): Clue {
  const words = phrase.split(' ');
  let strength = clue.strength;
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 1; end <= words.length; end++) {
      const part = clues.get(words.slice(start, end).join(' '));
      if (part?.aisle === clue.aisle) strength = Math.max(strength, part.strength);
    }
  }
  return { aisle: clue.aisle, strength };
}

function setStronger(clues: Map<string, Clue>, phrase: string, clue: Clue): void {
  const key = asKey(phrase);
  const before = clues.get(key);
  if (!before || before.strength < clue.strength) clues.set(key, clue);
}

function asKey(phrase: string): string {
  return singularWords(foodWords(phrase)).join(' ');
}

/** What things are made of is weaker than what they are: "tomato soup", "cinnamon cereal". */
function strengthOfFood(food: Food): number {
  return food.aisle === 'Fruit & Veg' || food.aisle === 'Herbs & Spices' ? 3 : 4;
}

const strengthOfOtherKitchens = 5;
const longestPhrase = 5;
/** A clue this strong is heard against a food found by dropping words. */
const strongerThanFood = 7;
const nameEnds = /,|;|\s(?:with|in|for|from|made)\s|\s[-–—]\s/i;
