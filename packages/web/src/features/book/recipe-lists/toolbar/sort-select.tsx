/** Sort order; a search sorts by relevance. */
import { NativeSelect } from '@mantine/core';
import type { RecipeSort } from '@saltbush/contract/book/recipe-lists';
import type { ListFilters } from '../list-filters';
import classes from './toolbar.module.css';

export interface SortSelectProps {
  filters: ListFilters;
  onChange: (change: Partial<ListFilters>) => void;
}

export function SortSelect({ filters, onChange }: SortSelectProps) {
  const usual: RecipeSort = filters.q ? 'relevance' : 'newest';
  const offered = sorts.filter(({ value }) => value !== 'relevance' || usual === 'relevance');
  const chosen = offered.find(({ value }) => value === filters.sort)?.value ?? usual;
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
  { value: 'newest', label: 'Newest' },
  { value: 'title', label: 'Title, A to Z' },
  { value: 'rating', label: 'Best rated' },
  { value: 'quickest', label: 'Quickest' },
  { value: 'energy', label: 'Least energy' },
  { value: 'protein', label: 'Most protein' },
];
