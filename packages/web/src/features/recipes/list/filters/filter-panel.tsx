/**
 * The filters: a sheet from below on a phone, beside the list on a wider screen, where the list can
 * be seen to follow. Each choice counts at once.
 */
import { Button, Drawer } from '@mantine/core';
import { useMediaQuery, useMounted } from '@mantine/hooks';
import type { NarrowedList } from '../use-narrowing';
import type { ListName } from '../use-recipe-list';
import { FilterFields } from './filter-fields';
import classes from './filters.module.css';

export interface FilterPanelProps {
  list: ListName;
  narrowed: NarrowedList;
  /** "24 recipes" */
  count: string;
  isOpen: boolean;
  onClose: () => void;
}

export function FilterPanel({ list, narrowed, count, isOpen, onClose }: FilterPanelProps) {
  const isMounted = useMounted();
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <Drawer
      // Opens after it is there: only then does it remember where to put the focus back.
      opened={isOpen && isMounted}
      onClose={onClose}
      title="Filters"
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '88dvh' : '26rem'}
      classNames={{
        content: isPhone ? `${classes.content} ${classes.sheet}` : classes.content,
        body: classes.body,
      }}
      overlayProps={isPhone ? undefined : { backgroundOpacity: 0 }}
      lockScroll={isPhone}
      closeButtonProps={{ 'aria-label': 'Close filters' }}
      transitionProps={{ duration: 150 }}
    >
      <FilterFields list={list} narrowed={narrowed} />
      <div className={classes.foot}>
        <Button variant="default" onClick={narrowed.clear}>
          Clear all
        </Button>
        <Button onClick={onClose}>{showWords(count)}</Button>
      </div>
    </Drawer>
  );
}

const showWords = (count: string): string =>
  /^\d/.test(count) ? `Show ${count}` : count || 'Show recipes';
