/** The filters: a bottom sheet on a phone, a side panel on a wider screen. Changes apply at once. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Drawer } from '@mantine/core';
import { useMediaQuery, useMounted } from '@mantine/hooks';
import type { FilteredList } from '../use-list-filters';
import type { ListName } from '../use-recipe-list';
import { FilterFields } from './filter-fields';
import { FilterSearches } from './filter-searches';
import classes from './filters.module.css';

export interface FilterPanelProps {
  list: ListName;
  filtered: FilteredList;
  /** "24 recipes" */
  count: string;
  isOpen: boolean;
  onClose: () => void;
}

export function FilterPanel({ list, filtered, count, isOpen, onClose }: FilterPanelProps) {
  const isMounted = useMounted();
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <Drawer
      // Open after mounting: the drawer then stores the element to return focus to.
      opened={isOpen && isMounted}
      onClose={onClose}
      title={t`Filters`}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '88dvh' : '26rem'}
      classNames={{
        content: isPhone ? `${classes.content} ${classes.sheet}` : classes.content,
        body: classes.body,
      }}
      overlayProps={isPhone ? undefined : { backgroundOpacity: 0 }}
      lockScroll={isPhone}
      closeButtonProps={{ 'aria-label': t`Close filters` }}
      transitionProps={{ duration: 150 }}
    >
      {list === 'mine' && <FilterSearches filters={filtered.filters} />}
      <FilterFields list={list} filtered={filtered} />
      <div className={classes.foot}>
        <Button variant="default" onClick={filtered.clear}>
          <Trans>Clear all</Trans>
        </Button>
        <Button onClick={onClose}>{showLabel(count)}</Button>
      </div>
    </Drawer>
  );
}

const showLabel = (count: string): string =>
  /^\d/.test(count) ? t`Show ${count}` : count || t`Show recipes`;
