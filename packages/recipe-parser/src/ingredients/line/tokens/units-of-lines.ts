/** Every spelling of a unit that a line may have, folded, with its unit. */
import { spellingsOf, unitsBySpelling } from '../../../units/find-unit';
import type { UnitId } from '../../../units/units';
import { furtherUnitSpellings } from './further-unit-spellings';

export const unitsOfLines: ReadonlyMap<string, UnitId> = new Map([
  ...Object.entries(furtherUnitSpellings).flatMap(([id, lists]) =>
    spellingsOf(lists, id as UnitId),
  ),
  ...unitsBySpelling,
]);
