/** What is to be bought, by aisle; what the server has not read yet comes first. */
import { t } from '@lingui/core/macro';
import { useDeferredValue, useMemo } from 'react';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { LoadedPart } from '../../../ui/loaded-part';
import { CheckLink } from './check/check-link';
import { emptyList } from './empty/empty-list.lazy';
import classes from './list-aisles.module.css';
import { MissingRecipes } from './empty/missing-recipes';
import { AisleBlock } from './rows/aisle-block';
import { firstLines } from './rows/first-lines';
import { inColumns } from './rows/in-columns';
import { ListRow } from './rows/list-row';
import { useListContext } from './list-context';
import { isOpen } from './rows/is-open';
import { isForStore, useStoreName } from './state/store-filter';
import type { ListLayout } from './state/use-layout';

export interface ListAislesProps {
  layout: ListLayout;
  /** Keys of lines that are shown here all the same, though they are in the trolley, or the shop has none. */
  held: ReadonlySet<string>;
}

export function ListAisles({ layout, held }: ListAislesProps) {
  const { list } = useListContext();
  const columns = useColumns(layout, held);
  // The lines below the screen come right after those on it.
  const hasAll = useDeferredValue(true, false);
  const waiting = list.waiting.filter((line) => isOpen(line) || held.has(line.key));
  const isBare = waiting.length === 0 && columns.every((aisles) => aisles.length === 0);
  return (
    <div className={classes.aisles}>
      <MissingRecipes />
      {!layout.hasRail && <CheckLink />}
      {isBare && <LoadedPart code={emptyList} partProps={{}} />}
      {waiting.length > 0 && (
        <ul className={classes.waiting} aria-label={t`Just added`}>
          {waiting.map((line) => (
            <ListRow key={line.key} line={line} />
          ))}
        </ul>
      )}
      <div className={classes.columns}>
        {columns.map((aisles, index) => {
          const { shown, later } = hasAll ? { shown: aisles, later: 0 } : firstLines(aisles);
          return (
            <div key={index} className={classes.column}>
              {shown.map((aisle) => (
                <AisleBlock key={aisle.id ?? aisle.aisle} {...aisle} />
              ))}
              {later > 0 && <div style={{ height: `${later * 3}rem` }} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The lines that are shown, by aisle and column. */
function useColumns(layout: ListLayout, held: ReadonlySet<string>) {
  const { list } = useListContext();
  const store = useStoreName();
  return useMemo(() => {
    const isShown = (line: ListLine) =>
      isForStore(line, store) && (isOpen(line) || held.has(line.key));
    const aisles = list.aisles.map((aisle) => ({
      ...aisle,
      lines: aisle.lines.filter(isShown),
      size: aisle.lines.length,
    }));
    return inColumns(aisles, layout.columns);
  }, [list, store, held, layout.columns]);
}
