/** Sort order; a search sorts by relevance. */
import { t } from '@lingui/core/macro';
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
      aria-label={t`Sort by`}
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
  { value: 'relevance', label: t`Best match` },
  { value: 'newest', label: t`Newest` },
  { value: 'title', label: t`Title, A to Z` },
  { value: 'rating', label: t`Best rated` },
  { value: 'quickest', label: t`Quickest` },
  { value: 'energy', label: t`Least energy` },
  { value: 'protein', label: t`Most protein` },
];
