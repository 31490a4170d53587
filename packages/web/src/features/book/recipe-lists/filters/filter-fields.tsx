/** The filter fields, the most used first. */
import { t } from '@lingui/core/macro';
import { Autocomplete, TagsInput } from '@mantine/core';
import { recipeListLimits } from '@saltbush/contract/book/recipe-lists';
import { courses, difficulties } from '@saltbush/recipe-parser/recipe';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import { courseName, difficultyName } from '@saltbush/domain/recipe/recipes/choice-names';
import { ChoiceChips } from '../../../../ui/fields/choice-chips';
import { withoutCommas } from '../list-filters';
import type { FilteredList } from '../use-list-filters';
import { householdIn, type ListName } from '../use-recipe-list';
import { NutritionFilters } from './nutrition-filters';
import { countedNames } from './counted-names';
import { comboboxInDialog } from './combobox-in-dialog';
import { DietFilters } from './diet-filters';
import { useHouseholds, useNamesInUse } from './use-choices';
import { useSearchText } from './use-search-text';

export interface FilterFieldsProps {
  list: ListName;
  filtered: FilteredList;
}

export function FilterFields({ list, filtered }: FilterFieldsProps) {
  return (
    <>
      {list === 'mine' && <OwnerFilter filtered={filtered} />}
      <ChoiceFilters filtered={filtered} />
      <DietFilters filtered={filtered} />
      <NutritionFilters filtered={filtered} />
      <NameFilters list={list} filtered={filtered} />
    </>
  );
}

type FilterProps = Pick<FilterFieldsProps, 'filtered'>;

function OwnerFilter({ filtered: { filters, change } }: FilterProps) {
  const households = useHouseholds(true).map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <ChoiceChips
      label={t`Whose`}
      choices={[...whose, ...households]}
      value={filters.from}
      onChange={(from) => change({ from })}
    />
  );
}

function ChoiceFilters({ filtered: { filters, change } }: FilterProps) {
  return (
    <>
      <ChoiceChips
        label={t`Course`}
        choices={courses.map((value) => ({ value, label: courseName(value) }))}
        value={filters.course}
        onChange={(course) => change({ course })}
      />
      <ChoiceChips
        label={t`Ready in`}
        choices={times.map((value) => ({ value, label: formatMinutes(value) }))}
        value={filters.maxMinutes}
        onChange={(maxMinutes) => change({ maxMinutes })}
      />
      <ChoiceChips
        label={t`Stars, at least`}
        choices={ratings.map((value) => ({ value, label: String(value) }))}
        value={filters.minRating}
        onChange={(minRating) => change({ minRating })}
      />
      <ChoiceChips
        label={t`Difficulty`}
        choices={difficulties.map((value) => ({ value, label: difficultyName(value) }))}
        value={filters.difficulty}
        onChange={(difficulty) => change({ difficulty })}
      />
    </>
  );
}

function NameFilters({ list, filtered }: FilterFieldsProps) {
  const { filters, change } = filtered;
  const { tags, cuisines } = useNamesInUse(householdIn(filters) ?? list);
  const cuisine = useSearchText(filters.cuisine ?? '', (text) =>
    change({ cuisine: text === '' ? undefined : text }),
  );
  return (
    <>
      <TagsInput
        label={t`Tags`}
        description={t`Recipes that have all of them`}
        mb="md"
        {...comboboxInDialog}
        {...countedNames(tags)}
        maxTags={recipeListLimits.tags}
        value={filters.tags ?? []}
        onChange={(names) => change({ tags: namesFrom(names) })}
      />
      <MadeWithFilters filtered={filtered} />
      <Autocomplete
        label={t`Cuisine`}
        mb="lg"
        size="md"
        {...comboboxInDialog}
        {...countedNames(cuisines)}
        value={cuisine.typed}
        onChange={cuisine.setSearchText}
      />
    </>
  );
}

function MadeWithFilters({ filtered: { filters, change } }: FilterProps) {
  return (
    <>
      <TagsInput
        label={t`Made with`}
        description={t`Ingredients you want to use, such as pumpkin or chicken`}
        mb="md"
        maxTags={recipeListLimits.foods}
        value={filters.foods ?? []}
        onChange={(names) => change({ foods: namesFrom(names) })}
      />
      <TagsInput
        label={t`Equipment`}
        description={t`What you want to cook with, such as slow cooker or air fryer`}
        mb="md"
        maxTags={recipeListLimits.equipment}
        value={filters.equipment ?? []}
        onChange={(names) => change({ equipment: namesFrom(names) })}
      />
    </>
  );
}

const whose = [
  { value: 'own', label: t`My own` },
  { value: 'saved', label: t`Saved` },
];
const times = [15, 30, 45, 60, 120];
const ratings = [3, 4, 4.5];

const namesFrom = (names: string[]): string[] | undefined =>
  names.length === 0 ? undefined : names.map(withoutCommas).filter((name) => name !== '');
