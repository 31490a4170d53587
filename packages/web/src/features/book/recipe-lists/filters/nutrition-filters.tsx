/** Filters by what one serve has, as computed from the ingredients or stated by the source. */
import { t } from '@lingui/core/macro';
import { kilocalories, nutrientAmount } from '@saltbush/recipe-parser/recipe/nutrients';
import { ChoiceChips } from '../../../../ui/fields/choice-chips';
import type { FilteredList } from '../use-list-filters';

export function NutritionFilters({ filtered: { filters, change } }: { filtered: FilteredList }) {
  return (
    <>
      <ChoiceChips
        label={t`Energy of a serve, at most`}
        choices={energies.map((value) => ({ value, label: energyText(value) }))}
        value={filters.maxEnergy}
        onChange={(maxEnergy) => change({ maxEnergy })}
      />
      <ChoiceChips
        label={t`Protein of a serve, at least`}
        choices={proteins.map((value) => ({ value, label: nutrientAmount('proteinGrams', value) }))}
        value={filters.minProtein}
        onChange={(minProtein) => change({ minProtein })}
      />
    </>
  );
}

/** @example energyText(2000) // '2,000 kJ (480 kcal)' */
function energyText(kilojoules: number): string {
  const kcal = Math.round(kilocalories(kilojoules) / 10) * 10;
  return t`${{ energy: nutrientAmount('energyKj', kilojoules) }} (${kcal} kcal)`;
}

const energies = [1_500, 2_000, 2_500, 3_000];
const proteins = [10, 20, 30, 40];
