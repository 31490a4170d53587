/** The filters that are used most, as chips in one row; what is not in view is scrolled to sideways. */
import { t } from '@lingui/core/macro';
import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { hasActiveFilters, type ListFilters } from '../list-filters';
import { filterNames } from '../list-parameters';
import type { FilteredList } from '../use-list-filters';
import classes from './chips.module.css';

export interface QuickFiltersProps {
  filtered: FilteredList;
  /** They come later than the row, so they are last. */
  tags: readonly string[];
  /** What else stands in the row. */
  children?: ReactNode;
}

export function QuickFilters({ filtered, tags, children }: QuickFiltersProps) {
  const { filters, change } = filtered;
  const isAll = !hasActiveFilters({ ...filters, q: undefined });
  return (
    <fieldset className={classes.quick} aria-label={t`Quick filters`}>
      <Chip label={t`All`} isOn={isAll} onPress={() => change(noFilters)} />
      {quickFilters.map(({ key, label, isIn, toggled }) => (
        <Chip
          key={key}
          label={label}
          isOn={isIn(filters)}
          onPress={() => change(toggled(filters))}
        />
      ))}
      {children}
      {tags.map((tag) => (
        <Chip
          key={tag}
          label={tag}
          isOn={filters.tags?.includes(tag) ?? false}
          onPress={() => change(withTagToggled(filters, tag))}
        />
      ))}
    </fieldset>
  );
}

/** Of `conditionsOf`: whether a chip of the row says it. */
export const isQuickFilter = (
  key: string,
  filters: ListFilters,
  tags: readonly string[],
): boolean =>
  tags.some((tag) => key === tagKey(tag)) ||
  quickFilters.some((quick) => quick.key === key && quick.isIn(filters));

function withTagToggled({ tags = [] }: ListFilters, tag: string): Partial<ListFilters> {
  const others = tags.filter((other) => other !== tag);
  if (others.length === tags.length) return { tags: [...tags, tag] };
  return { tags: others.length > 0 ? others : undefined };
}

/** The search and the order stay. */
const noFilters: Partial<ListFilters> = Object.fromEntries(
  filterNames.filter((name) => name !== 'q' && name !== 'sort').map((name) => [name, undefined]),
);

/** As in `conditionsOf`. */
export const tagKey = (tag: string): string => `tag ${tag}`;

interface ChipProps {
  label: string;
  isOn: boolean;
  onPress: () => void;
}

const Chip = ({ label, isOn, onPress }: ChipProps) => (
  <UnstyledButton className={classes.choice} aria-pressed={isOn} onClick={onPress}>
    {label}
  </UnstyledButton>
);

interface QuickFilter {
  /** As in `conditionsOf`. */
  key: string;
  label: string;
  isIn: (filters: ListFilters) => boolean;
  toggled: (filters: ListFilters) => Partial<ListFilters>;
}

const quickMinutes = 30;
const isVeggie = ({ diets = [] }: ListFilters): boolean => diets.includes('vegetarian');

const quickFilters: readonly QuickFilter[] = [
  {
    key: 'favourites',
    label: t`Favourites`,
    isIn: ({ favourites }) => favourites === true,
    toggled: ({ favourites }) => ({ favourites: favourites ? undefined : true }),
  },
  {
    key: 'maxMinutes',
    label: t`30 min or less`,
    isIn: ({ maxMinutes }) => maxMinutes === quickMinutes,
    toggled: ({ maxMinutes }) => ({
      maxMinutes: maxMinutes === quickMinutes ? undefined : quickMinutes,
    }),
  },
  {
    key: 'diet vegetarian',
    label: t`Veggie`,
    isIn: isVeggie,
    toggled: (filters) => {
      const { diets = [] } = filters;
      return {
        diets: isVeggie(filters)
          ? diets.filter((diet) => diet !== 'vegetarian')
          : [...diets, 'vegetarian'],
      };
    },
  },
];
