/** Filters by diet and by allergens, and whether recipes that nobody can say it of are shown too. */
import { t } from '@lingui/core/macro';
import { Checkbox, MultiSelect } from '@mantine/core';
import { type Allergen, type Diet, allergens } from '@saltbush/domain/recipe/diets/allergens';
import { ManyChips } from '../../../../ui/fields/many-chips';
import { capitalised } from '../../../../ui/capitalised';
import { allergenLabels, dietChoices } from '../../../recipe/diets';
import type { ListFilters } from '../list-filters';
import type { FilteredList } from '../use-list-filters';
import { comboboxInDialog } from './combobox-in-dialog';
import classes from './filters.module.css';

export function DietFilters({ filtered }: { filtered: FilteredList }) {
  const { diets = [], without = [], alsoUnsure = false } = filtered.filters;
  const change = (next: Pick<ListFilters, 'diets' | 'without'>) => {
    const isAny = [...(next.diets ?? diets), ...(next.without ?? without)].length > 0;
    filtered.change({ ...next, ...(!isAny && { alsoUnsure: undefined }) });
  };
  return (
    <>
      <ManyChips
        label={t`Diet`}
        choices={dietChoices}
        value={diets}
        onChange={(values) => change({ diets: values as Diet[] })}
      />
      <MultiSelect
        label={t`Without`}
        description={t`Recipes with no sign of these allergens`}
        mb="md"
        {...comboboxInDialog}
        searchable
        clearable
        nothingFoundMessage={t`Not one of the allergens that labels must list`}
        data={allergens.map((value) => ({ value, label: capitalised(allergenLabels[value]) }))}
        value={[...without]}
        onChange={(values) => change({ without: values as Allergen[] })}
      />
      {diets.length + without.length > 0 && (
        <Checkbox
          className={classes.unsure}
          label={t`Also show recipes we’re not sure of`}
          description={t`Check labels: this is read from the ingredient lists.`}
          checked={alsoUnsure}
          onChange={({ currentTarget: { checked } }) =>
            filtered.change({ alsoUnsure: checked || undefined })
          }
        />
      )}
    </>
  );
}
