/**
 * The food that an unknown name is a kind of, for its figures and packs: gluten-free spaghetti is sold like spaghetti.
 *
 * - The end of the name is a food, and no word before it is one: coconut butter is no butter, peanut sauce no sauce.
 * - In a word with a hyphen nothing is a food: "whole-milk yoghurt" is yoghurt.
 * - Not of words that change how large one is: mini capsicums do not weigh what capsicums weigh.
 */
import { type Food, findListedFood, findNamedFood } from '@saltbush/recipe-parser/foods';

/** @example kindOfFood('Gluten-free spaghetti')?.id // 'spaghetti' */
export function kindOfFood(name: string): Food | undefined {
  const bare = name.replace(whichMilk, '').trim();
  const words = bare.split(/\s+/);
  const isShorter = bare.length < name.trim().length;
  if (isShorter && findNamedFood(bare)) return findNamedFood(bare);
  if (words.length < 2 || words.length > longestName || changesSize.test(name)) return undefined;
  for (let start = 1; start < words.length; start += 1) {
    const food = findNamedFood(words.slice(start).join(' '));
    const before = words[start - 1] ?? '';
    if (isFood(before)) return food && kindNamed(before, food);
    if (food && isManyThings.test(bare)) return undefined;
    if (food && isProcessed.test(bare) && food.aisle === 'Fruit & Veg') return undefined;
    if (food) return namesFood(words.slice(0, start)) ? undefined : driedKind(name, food);
  }
  return undefined;
}

/** "Dried brown chickpeas" are in a packet, not in a tin. */
function driedKind(name: string, food: Food): Food {
  const dried = /^dr(?:ied|y)\b/i.test(name) ? findNamedFood(`dried ${food.names[0]}`) : undefined;
  return dried ?? food;
}

/** "Fresh linguine pasta": linguine is a kind of pasta. */
function kindNamed(word: string, food: Food): Food | undefined {
  const named = findNamedFood(word);
  return named?.parentId === food.id ? named : undefined;
}

/** Words before it together: "Sichuan pepper" of Sichuan pepper oil. */
function namesFood(words: readonly string[]): boolean {
  return words.some((_, from) =>
    words.some((_word, to) => to > from && findNamedFood(words.slice(from, to + 1).join(' '))),
  );
}

function isFood(word: string): boolean {
  return !word.includes('-') && findListedFood(word) !== undefined;
}

const longestName = 6;
/** Chips of potatoes or of chocolate; flakes of whatever, or a fish. */
const isManyThings = /\b(?:chip|crisp|nugget|flake)s?$/i;
/** Of yoghurt and cheese. */
const whichMilk = /(?:\b\d ?%|\b(?:whole|full[- ]cream|skim|low[- ]fat|part[- ]skim))[- ]milk\b/gi;
/** In a jar, a tin or a packet it is weighed and sold otherwise than fresh. */
const isProcessed =
  /\b(?:candied|crystalli[sz]ed|glac[eé]|preserved|canned|tinned|jarred|bottled|dried|freeze-dried|ground|powdered|pickled|fried|wild)\b/i;
const changesSize = /\b(?:mini(?:ature)?|baby|small|tiny|giant|jumbo|dwarf|cocktail)\b/i;
