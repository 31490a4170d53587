/** Toolbar of a list: search, filters, sort order, count and active filters. */
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { ActiveFilters } from '../filters/active/active-filters.lazy';
import { Filters } from '../filters/filters';
import { countFilters } from '../list-filters';
import { QuickFilters } from '../filters/quick-filters';
import { usePopularTags } from '../filters/use-popular-tags';
import type { CardLayout } from '../../../../ui/layout/card-grid';
import type { FilteredList } from '../use-list-filters';
import { LayoutButton } from './layout-button';
import { SearchBox } from './search-box';
import { SortSelect } from './sort-select';
import classes from './toolbar.module.css';
import type { ListName } from '../use-recipe-list';

export interface ToolbarProps {
  list: ListName;
  /** "Search my recipes" */
  searchLabel: string;
  filtered: FilteredList;
  /** "24 recipes"; blank while loading. */
  count: string;
  /** Beside the quick filters. */
  quickLink?: ReactNode;
  layout: CardLayout;
  onLayout: (layout: CardLayout) => void;
  /** Buttons at the end. */
  children?: ReactNode;
}

export function Toolbar(props: ToolbarProps) {
  const { list, searchLabel, filtered, count, quickLink, layout, onLayout, children } = props;
  const { filters, change } = filtered;
  const tags = usePopularTags(list, filters, count !== '');
  return (
    <section aria-label={t`Find recipes`} className={classes.toolbar}>
      <div className={classes.finding}>
        <SearchBox
          label={searchLabel}
          text={filters.q ?? ''}
          onSearch={(q) => change({ q: q === '' ? undefined : q })}
        />
        <Filters list={list} filtered={filtered} count={count} />
      </div>
      <QuickFilters filtered={filtered} tags={tags}>
        {quickLink}
      </QuickFilters>
      <div className={classes.ordering}>
        <p className={classes.count} aria-live="polite">
          {count}
        </p>
        {children}
        <SortSelect filters={filters} onChange={change} />
        <LayoutButton layout={layout} onLayout={onLayout} />
      </div>
      {countFilters(filters) > 0 && <ActiveFilters filtered={filtered} quickTags={tags} />}
    </section>
  );
}
