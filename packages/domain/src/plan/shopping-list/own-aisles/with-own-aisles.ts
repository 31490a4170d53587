/**
 * The list with the aisles of the household. It is made of the list by the usual aisles, so that the first view of a page
 * needs none of this; a household that has set nothing of its aisles has the very same list.
 */
import { compareNames } from '@saltbush/recipe-parser/names';
import type { RowMap } from '../../rows/rows';
import { compareTexts } from '../lines/compare-texts';
import type { AisleLines, ListLine, ShoppingList } from '../list/shopping-list';
import { hasOwnAisles, openAisles } from './open-aisles';

/**
 * @param store the id of the chosen one
 * @example withOwnAisles(list, rows).aisles[0] // { aisle: 'Pantry', id: '0197…', name: 'Asian shelf', lines: […] }
 */
export function withOwnAisles(list: ShoppingList, rows: RowMap, store?: string): ShoppingList {
  if (!hasOwnAisles(rows)) return list;
  const aisles = openAisles(rows, store);
  const places = new Map(aisles.walk.map(({ id }) => [id, new Array<ListLine>()]));
  const placed = (line: ListLine): ListLine => {
    const { id, isOwn } = aisles.placeOf(line.key, line.aisle);
    return isOwn ? { ...line, ownAisle: id } : line;
  };
  for (const line of list.aisles.flatMap(({ lines }) => lines)) {
    places.get(aisles.placeOf(line.key, line.aisle).id)!.push(placed(line));
  }
  const groups = aisles.walk.flatMap(({ id, name }): AisleLines[] => {
    const lines = places.get(id)!;
    const [first] = lines;
    return first ? [{ aisle: first.aisle, id, name, lines: sorted(lines) }] : [];
  });
  return {
    ...list,
    aisles: groups,
    checkAtHome: list.checkAtHome.map(placed),
    cleared: list.cleared.map(placed),
  };
}

/** Lines of one usual aisle are in their order; those of several are put into one. */
function sorted(lines: readonly ListLine[]): readonly ListLine[] {
  if (lines.every(({ aisle }) => aisle === lines[0]!.aisle)) return lines;
  return lines.toSorted(
    (a, b) =>
      Number(a.isOptional) - Number(b.isOptional) ||
      compareNames(a.name.toLowerCase(), b.name.toLowerCase()) ||
      compareTexts(a.key, b.key),
  );
}
