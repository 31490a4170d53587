/**
 * Which ingredients belong to a group that steps name together.
 *
 * - Dry are flour, raising agents, salt, cocoa and spices, sugar and the like; wet are eggs, milk, oil,
 *   butter, extracts and syrups.
 * - Spices are what is with them in the shop, with salt and pepper. Vegetables are what is with
 *   them, without fruit, herbs and what only seasons (garlic, ginger, chilli).
 */
import type { Food } from '../../foods/food';
import { singularWords } from '../../foods/food-words';
import type { ListedIngredient } from '../amounts/listed-ingredient';
import { wordSet } from '../words/word-set';

export type GroupKind =
  'all' | 'remaining' | 'section' | 'dry' | 'wet' | 'spice' | 'herb' | 'vegetable' | 'sauce';

export function isOfGroup({ words, food }: ListedIngredient, kind: GroupKind): boolean {
  const ones = singularWords(words);
  const name = ones.join(' ');
  switch (kind) {
    case 'dry':
      return isDryCore(name, ones, food) || sometimesDry.test(name);
    case 'wet':
      return wet.test(name);
    case 'spice':
      return isSpice(ones, food);
    case 'herb':
      return ones.some((word) => herbs.has(word)) && !/powder|seed/.test(name);
    case 'vegetable':
      return food?.aisle === 'Fruit & Veg' && !ones.some((word) => noVegetables.has(word));
    case 'sauce':
      return ones.at(-1) === 'sauce';
    default:
      return true;
  }
}

/** Dry in every recipe, and seldom meant when a later step names it again. */
export function isAlwaysDry({ words, food }: ListedIngredient): boolean {
  const ones = singularWords(words);
  return isDryCore(ones.join(' '), ones, food);
}

function isDryCore(name: string, words: readonly string[], food: Food | undefined): boolean {
  return alwaysDry.test(name) || isSpice(words, food);
}

function isSpice(words: readonly string[], food: Food | undefined): boolean {
  const isFromRack = food?.aisle === 'Herbs & Spices';
  if (words.includes('salt') || words.includes('pepper')) return food === undefined || isFromRack;
  return isFromRack && !words.includes('extract') && !words.includes('essence');
}

const alwaysDry =
  /\bflour\b(?! tortilla)|\bbaking (?:powder|soda)\b|\bbicarb|\bsoda$|\bsalt\b|\bcocoa\b|\bcornflour\b|\bcornstarch\b|\bcream of tartar\b|\byeast\b(?! extract)/;
const sometimesDry =
  /\bsugar\b|\boat\b|\bmeal\b|\bpolenta\b|\bcornmeal\b|\bcoconut$|\bmilk powder\b|\bxanthan\b|\bstarch\b|\bsemolina\b|\bprotein powder\b/;
const wet =
  /\begg\b|\b(?:butter)?milk$|\boil$|\bbutter$|\bvanilla\b|\byoghurt$|\bsour cream$|\bwater$|\bhoney$|\bsyrup$|\bmolasse|\bvinegar$|\bjuice$|\bbanana\b|\bapplesauce\b|\bpuree$/;

const herbs = wordSet(
  'basil parsley coriander mint dill chive rosemary thyme sage tarragon oregano marjoram chervil',
);
const noVegetables = wordSet(
  'garlic ginger chilli jalapeno avocado zest juice leaf lemon lime orange apple pear banana mango',
  'pineapple peach plum cherry fig date grape melon berry strawberry blueberry raspberry',
  'basil parsley coriander mint dill chive rosemary thyme sage tarragon',
);
