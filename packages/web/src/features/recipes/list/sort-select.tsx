/** In which order; what is searched for comes best match first. */
import { NativeSelect } from '@mantine/core';
import type { RecipeSort } from '@saltbush/contract/recipe-lists';
import type { Narrowing } from './narrowing';
import classes from './toolbar.module.css';

export interface SortSelectProps {
  narrowing: Narrowing;
  onChange: (change: Partial<Narrowing>) => void;
}

export function SortSelect({ narrowing, onChange }: SortSelectProps) {
  const usual: RecipeSort = narrowing.q ? 'relevance' : 'newest';
  const offered = sorts.filter(({ value }) => value !== 'relevance' || usual === 'relevance');
  const chosen = offered.find(({ value }) => value === narrowing.sort)?.value ?? usual;
  return (
    <NativeSelect
      className={classes.sort}
      aria-label="Sort by"
      data={offered}
      value={chosen}
      onChange={(event) => {
        const sort = event.target.value as RecipeSort;
        onChange({ sort: sort === usual ? undefined : sort });
      }}
    />
  );
}

const sorts: { value: RecipeSort; label: string }[] = [
  { value: 'relevance', label: 'Best match' },
  { value: 'newest', label: 'Newest first' },
  { value: 'title', label: 'Title, A to Z' },
  { value: 'rating', label: 'Best rated' },
  { value: 'quickest', label: 'Quickest' },
];
