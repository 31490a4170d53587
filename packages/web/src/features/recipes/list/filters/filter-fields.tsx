/** The questions of the filters, the most asked first. */
import { Autocomplete, TagsInput } from '@mantine/core';
import { recipeListLimits } from '@saltbush/contract/recipe-lists';
import { courses, difficulties } from '@saltbush/domain/recipes/recipe';
import { formatMinutes } from '@saltbush/domain/recipes/times';
import { ChoiceChips } from '../../../../ui/choice-chips';
import { asListName } from '../narrowing';
import type { NarrowedList } from '../use-narrowing';
import { householdIn, type ListName } from '../use-recipe-list';
import { capitalised } from './conditions';
import { countedNames } from './counted-names';
import { listInDialog } from './list-in-dialog';
import { useHouseholds, useNamesInUse } from './use-choices';
import { useTyped } from '../use-typed';

export interface FilterFieldsProps {
  list: ListName;
  narrowed: NarrowedList;
}

export function FilterFields({ list, narrowed: { narrowing, change } }: FilterFieldsProps) {
  const { tags, cuisines } = useNamesInUse(householdIn(narrowing) ?? list);
  const households = useHouseholds(list === 'mine');
  const cuisine = useTyped(narrowing.cuisine ?? '', (text) =>
    change({ cuisine: text === '' ? undefined : text }),
  );
  return (
    <>
      {list === 'mine' && (
        <ChoiceChips
          label="Whose"
          choices={[...whose, ...households.map(({ _id, name }) => ({ value: _id, label: name }))]}
          value={narrowing.from}
          onChange={(from) => change({ from })}
        />
      )}
      <ChoiceChips
        label="Only"
        choices={only}
        value={narrowing.favourites ? 'yes' : undefined}
        onChange={(yes) => change({ favourites: yes && true })}
      />
      <ChoiceChips
        label="Course"
        choices={courses.map(asChoice)}
        value={narrowing.course}
        onChange={(course) => change({ course })}
      />
      <ChoiceChips
        label="Ready in"
        choices={times.map((value) => ({ value, label: formatMinutes(value) }))}
        value={narrowing.maxMinutes}
        onChange={(maxMinutes) => change({ maxMinutes })}
      />
      <ChoiceChips
        label="Stars, at least"
        choices={ratings.map((value) => ({ value, label: String(value) }))}
        value={narrowing.minRating}
        onChange={(minRating) => change({ minRating })}
      />
      <ChoiceChips
        label="Difficulty"
        choices={difficulties.map(asChoice)}
        value={narrowing.difficulty}
        onChange={(difficulty) => change({ difficulty })}
      />
      <TagsInput
        label="Tags"
        description="Recipes that have all of them"
        mb="md"
        {...listInDialog}
        {...countedNames(tags)}
        maxTags={recipeListLimits.tags}
        value={narrowing.tags ?? []}
        onChange={(names) => change({ tags: namesFrom(names) })}
      />
      <TagsInput
        label="Made with"
        description="Ingredients you want to use, such as pumpkin or chicken"
        mb="md"
        maxTags={recipeListLimits.foods}
        value={narrowing.foods ?? []}
        onChange={(names) => change({ foods: namesFrom(names) })}
      />
      <Autocomplete
        label="Cuisine"
        mb="lg"
        size="md"
        {...listInDialog}
        {...countedNames(cuisines)}
        value={cuisine.typed}
        onChange={cuisine.setTyped}
      />
    </>
  );
}

const whose = [
  { value: 'own', label: 'My own' },
  { value: 'saved', label: 'Saved' },
];
const only = [{ value: 'yes', label: 'Favourites' }] as const;
const times = [15, 30, 45, 60, 120];
const ratings = [3, 4, 4.5];

const asChoice = <Word extends string>(word: Word) => ({ value: word, label: capitalised(word) });

const namesFrom = (names: string[]): string[] | undefined =>
  names.length === 0 ? undefined : names.map(asListName).filter((name) => name !== '');
