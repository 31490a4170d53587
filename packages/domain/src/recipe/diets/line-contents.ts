/**
 * What one line of a recipe brings into the dish.
 *
 * - A line may name several foods: all count. Of a choice ("butter or margarine") only what is in every
 *   alternative is sure. What may be left out is not sure.
 * - Foods that only a remark names ("to serve with yoghurt", "such as cashews") are not sure.
 * - A choice of one unknown word beside a known one is only its description ("medium or dark rye flour"),
 *   and so is a part without a kind ("beef bones and trimmings").
 * - What a remark says is in a product counts as sure: "flour blend (hazelnut meal, tapioca)". If it is all known, the
 *   product is known.
 * - Water and equipment bring nothing.
 */
import { findListedFood, foodWords, kindOfForeignFood } from '@saltbush/recipe-parser/foods';
import { openMemory } from '@saltbush/recipe-parser/memory';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import { alternativesIn, foodsOfRow, listsItsParts } from '@saltbush/recipe-parser/row-foods';
import { isEquipment } from '../not-food/equipment';
import { isWater } from '../not-food/not-bought';
import { type Content, contents as everyContent } from './requirement-rules';
import {
  type FoodContents,
  type Level,
  contentsOfFood,
  contentsOfName,
  noContents,
} from './contents/contents';
import { freeFromIn, withoutContents } from './free-from';
import { addLevel, contentsNamedIn, isWithoutKind, readUnlistedFood } from './unlisted-food';

export interface LineContents {
  readonly contents: FoodContents;
  /** A food of it is unknown: it may bring anything. */
  readonly isUnknown: boolean;
}

/**
 * @example readLineContents({ name: '100 g butter or margarine', amount: '', unit: '' }, 'au')
 *   .contents.get('milk') // 'unsure'
 */
export function readLineContents(row: Ingredient, measures: Measures): LineContents {
  const { name, amount, unit, note = '', section = '' } = row;
  const memoryKey = [measures, amount, unit, name, note, section].join('\n');
  const known = remembered.get(memoryKey);
  if (known) return known;
  const read = readLine(row, measures);
  remembered.set(memoryKey, read);
  return read;
}

/** Parsing is expensive, and a recipe is read again with every save. */
const remembered = openMemory<LineContents>();

function readLine(row: Ingredient, measures: Measures): LineContents {
  const found = new Map<Content, Level>();
  let isUnknown = false;
  const foods = foodsOfRow(row);
  for (const { ingredient, isOptional } of foods) {
    if (foods.length > 1 && isWithoutKind(ingredient.name)) continue;
    const food = readFood(ingredient, measures);
    isUnknown ||= food.isUnknown;
    for (const [content, level] of food.contents) {
      addLevel(found, content, isOptional ? 'unsure' : level);
    }
  }
  return { contents: found, isUnknown };
}

function readFood(ingredient: Ingredient, measures: Measures): LineContents {
  const { name, note = '' } = ingredient;
  if (isWater(name) || isEquipment(ingredient)) return nothing;
  const parts = listsItsParts(name) ? partsInNote(note, measures) : [];
  const isListed = parts.length > 1 && !parts.some((part) => part.isUnknown);
  const choices =
    isListed && !contentsOfName(name)
      ? [nothing]
      : readChoices([name, ...alternativesIn(note, name)], note, measures);
  const found = new Map<Content, Level>();
  for (const content of everyContent) {
    const level = levelOfChoice(choices.map(({ contents }) => contents.get(content)));
    if (level) found.set(content, level);
  }
  for (const part of parts) {
    for (const [content, level] of part.contents) addLevel(found, content, level);
  }
  const noted = withoutContents(contentsNamedIn(note), freeFromIn(note));
  for (const content of noted.keys()) addLevel(found, content, 'unsure');
  return { contents: found, isUnknown: choices.some((choice) => choice.isUnknown) };
}

/** What a product is made of, as its remark says: "hazelnut meal, tapioca and salt". */
function partsInNote(note: string, measures: Measures): LineContents[] {
  return note
    .split(/[,;]|\s(?:and|&)\s/)
    .map((part) => part.replace(partOpening, '').trim())
    .filter((part) => part !== '')
    .map((part) => readName(part, measures));
}

const partOpening =
  /^\s*(?:contains?|containing|made (?:with|of|from)|such as|like|e\.g\.|with|of)\s+/i;

function readChoices(names: readonly string[], note: string, measures: Measures): LineContents[] {
  const all = names.map((text) => ({ text, ...readChoice(text, note, measures) }));
  const meant = all.filter(
    ({ text, isUnknown }) => !isUnknown || (text.trim().includes(' ') && !isWithoutKind(text)),
  );
  return meant.length === 0 ? all : meant;
}

function levelOfChoice(levels: readonly (Level | undefined)[]): Level | undefined {
  if (levels.every((level) => level === 'contains')) return 'contains';
  return levels.some((level) => level !== undefined) ? 'unsure' : undefined;
}

function readChoice(name: string, note: string, measures: Measures): LineContents {
  const read = readName(name, measures);
  const named = withoutContents(read.contents, freeFromIn(name));
  return { ...read, contents: withoutContents(named, freeFromIn(note)) };
}

function readName(name: string, measures: Measures): LineContents {
  const exact = contentsOfName(name);
  if (exact) return { contents: exact, isUnknown: false };
  const food = foodWords(name).some((word) => changingWords.has(word))
    ? undefined
    : (findListedFood(name, measures) ?? kindOfForeignFood(name));
  const contents = food && contentsOfFood(food);
  return contents ? { contents, isUnknown: false } : readUnlistedFood(name);
}

const nothing: LineContents = { contents: noContents, isUnknown: false };

/** A preparation word that is dropped from a food's name, but brings something into it. */
const changingWords: ReadonlySet<string> = new Set(
  'crumbed battered breaded stuffed marinated'.split(' '),
);
