/** The units offered while a unit is typed (Spec 3); any other word may be written. */
import { unitOptions } from '@saltbush/recipe-parser/units';

export const unitChoicesId = 'unit-choices';

export function UnitChoices() {
  return (
    <datalist id={unitChoicesId}>
      {unitOptions
        .filter(({ value }) => value !== '')
        .map(({ value }) => (
          <option key={value}>{value}</option>
        ))}
    </datalist>
  );
}
