/**
 * What somebody typed or said that they have, as things at home. It takes the food table, so a page loads it later.
 *
 * - Lines, commas and semicolons part one thing from the next; an amount is left out: nobody keeps count.
 * - Food goes where its aisle says (`placeOfAisle`), unless the text does: "peas in the freezer".
 */
import { splitIngredientLine } from '@saltbush/recipe-parser/ingredients';
import { withoutBullet } from '@saltbush/recipe-parser/text';
import type { PlainDate } from '../days/week';
import { homeItemLimits, type HomeItemRow, type HomePlace } from '../rows/home-item-rows';
import { needsOfItem } from '../shopping-list/needs/list-needs';
import { placeOfAisle } from './storage-time';

/** @example readHomeItems('6 eggs, peas in the freezer', '2026-11-29') // eggs in the fridge, peas in the freezer */
export const readHomeItems = (text: string, today: PlainDate): HomeItemRow[] =>
  text
    .split(/[\n,;]+/)
    .map((line) => withoutBullet(line).trim())
    .filter((line) => line !== '')
    .flatMap((line) => readItem(line, today))
    .slice(0, homeItemLimits.perOperation);

function readItem(typed: string, since: PlainDate): HomeItemRow[] {
  const said = placeSaid.exec(typed)?.[1]?.toLowerCase();
  const text = typed.replace(placeSaid, '').trim();
  const place = said === undefined ? undefined : placesByWord.get(said);
  const needs = needsOfItem(text);
  const items = needs.map(({ identity, wording }) => ({
    name: needs.length > 1 ? wording.name : nameIn(text),
    place: place ?? placeOfAisle(identity.usualAisle),
    since,
    aisle: identity.usualAisle,
    foodKey: identity.key,
  }));
  return items.length > 0
    ? items.map((item) => ({ ...item, name: item.name.slice(0, homeItemLimits.name).trim() }))
    : [{ name: text.slice(0, homeItemLimits.name).trim(), place: place ?? 'cupboard', since }];
}

/** Without its amount; what is nothing but an amount stays as it is. */
const nameIn = (text: string): string => splitIngredientLine(text).name.trim() || text;

/** As people say it, in each language. */
const placesByWord: ReadonlyMap<string, HomePlace> = new Map([
  ['fridge', 'fridge'],
  ['refrigerator', 'fridge'],
  ['freezer', 'freezer'],
  ['cupboard', 'cupboard'],
  ['pantry', 'cupboard'],
  ['kühlschrank', 'fridge'],
  ['tiefkühler', 'freezer'],
  ['tiefkühlschrank', 'freezer'],
  ['tiefkühltruhe', 'freezer'],
  ['gefrierschrank', 'freezer'],
  ['gefriertruhe', 'freezer'],
  ['gefrierfach', 'freezer'],
  ['schrank', 'cupboard'],
  ['vorrat', 'cupboard'],
  ['vorratsschrank', 'cupboard'],
  ['speisekammer', 'cupboard'],
]);
const placeSaid = new RegExp(
  `\\s+(?:in(?:to)? the|im|in (?:der|den|die|das)) (${[...placesByWord.keys()].join('|')})[.!]?$`,
  'i',
);
