/** No recipe fits: fewer conditions, or another list. */
import { Button } from '@mantine/core';
import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconZoomExclamation.mjs';
import { paths } from '../../../app/paths';
import { EmptyState } from '../../../ui/empty-state';
import { LinkButton } from '../../../ui/link-button';
import { isNarrowed, narrowingInAddress } from './narrowing';
import type { NarrowedList } from './use-narrowing';
import type { ListName } from './use-recipe-list';

export interface NothingFoundProps {
  list: ListName;
  narrowed: NarrowedList;
}

export function NothingFound({ list, narrowed: { narrowing, clear } }: NothingFoundProps) {
  const { q, from, ...rest } = narrowing;
  const hasFilters = isNarrowed({ from, ...rest });
  const other = list === 'mine' ? toBrowse : toMine;
  return (
    <EmptyState
      picture={<IconSearchOff size={44} stroke={1.5} />}
      title="No recipe found"
      hint={hintFor(q, hasFilters)}
    >
      <Button onClick={clear}>{hasFilters ? 'Clear filters' : 'Clear the search'}</Button>
      <LinkButton to={other.to} search={narrowingInAddress({ q, ...rest })} variant="default">
        {other.label}
      </LinkButton>
    </EmptyState>
  );
}

const toBrowse = { to: paths.browse, label: 'Search Saltbush' } as const;
const toMine = { to: paths.myRecipes, label: 'Search my recipes' } as const;

function hintFor(q: string | undefined, hasFilters: boolean): string {
  if (q === undefined) return 'None has all that the filters ask for.';
  return `Nothing here fits “${q}”${hasFilters ? ' with these filters' : ''}.`;
}
