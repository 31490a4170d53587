/** Above a list: search, filters, order, how many there are, and what narrows them. */
import type { ReactNode } from 'react';
import { ActiveFilters } from './filters/active-filters';
import { Filters } from './filters/filters';
import type { NarrowedList } from './use-narrowing';
import { SearchBox } from './search-box';
import { SortSelect } from './sort-select';
import classes from './toolbar.module.css';
import type { ListName } from './use-recipe-list';

export interface ToolbarProps {
  list: ListName;
  /** "Search my recipes" */
  searchLabel: string;
  narrowed: NarrowedList;
  /** "24 recipes"; blank while nobody knows. */
  count: string;
  /** Buttons at the end. */
  children?: ReactNode;
}

export function Toolbar({ list, searchLabel, narrowed, count, children }: ToolbarProps) {
  const { narrowing, change } = narrowed;
  return (
    <section aria-label="Find recipes" className={classes.toolbar}>
      <div className={classes.finding}>
        <SearchBox
          label={searchLabel}
          text={narrowing.q ?? ''}
          onSearch={(q) => change({ q: q === '' ? undefined : q })}
        />
        <Filters list={list} narrowed={narrowed} count={count} />
      </div>
      <div className={classes.ordering}>
        <p className={classes.count} aria-live="polite">
          {count}
        </p>
        {children}
        <SortSelect narrowing={narrowing} onChange={change} />
      </div>
      <ActiveFilters narrowed={narrowed} />
    </section>
  );
}
