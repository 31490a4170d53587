/** Empty state of a search: remove filters, or search another list. */
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconZoomExclamation.mjs';
import { paths } from '../../../paths';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LinkButton } from '../../../ui/link-button';
import { hasActiveFilters, filtersToSearch } from './list-filters';
import type { FilteredList } from './use-list-filters';
import type { ListName } from './use-recipe-list';

export interface NothingFoundProps {
  list: ListName;
  filtered: FilteredList;
}

export function NothingFound({ list, filtered: { filters, clear } }: NothingFoundProps) {
  const { q, from, ...rest } = filters;
  const hasFilters = hasActiveFilters({ from, ...rest });
  const other = list === 'mine' ? toBrowse : toMine;
  return (
    <EmptyState
      image={<IconSearchOff size={44} stroke={1.5} />}
      title={t`No recipe found`}
      hint={hintFor(q, hasFilters)}
    >
      <Button onClick={clear}>{hasFilters ? t`Clear filters` : t`Clear the search`}</Button>
      <LinkButton to={other.to} search={filtersToSearch({ q, ...rest })} variant="default">
        {other.label}
      </LinkButton>
    </EmptyState>
  );
}

const toBrowse = { to: paths.browse, label: t`Search Saltbush` } as const;
const toMine = { to: paths.myRecipes, label: t`Search my recipes` } as const;

function hintFor(q: string | undefined, hasFilters: boolean): string {
  if (q === undefined) return t`No recipe matches all your filters.`;
  return hasFilters ? t`No match for “${q}” with these filters.` : t`No match for “${q}”.`;
}
