/** The filter button. The panel is loaded when the page is idle, or on first use. */
import { Button, VisuallyHidden } from '@mantine/core';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { lazy, Suspense, useState } from 'react';
import { usePrefetch } from '../../../ui/use-prefetch';
import { conditionsOf } from './conditions';
import type { FilterPanelProps } from './filter-panel';
import classes from './filters.module.css';

const loadPanel = async () => ({ default: (await import('./filter-panel')).FilterPanel });
const FilterPanel = lazy(loadPanel);

export function Filters(props: Omit<FilterPanelProps, 'isOpen' | 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  usePrefetch(loadPanel);
  const inUse = conditionsOf(props.filtered.filters).length;
  const handleOpen = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        className={classes.button}
        variant="default"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />}
        onClick={handleOpen}
      >
        Filters
        {inUse > 0 && (
          <span className={classes.inUse}>
            <VisuallyHidden>, </VisuallyHidden>
            {inUse}
            <VisuallyHidden> in use</VisuallyHidden>
          </span>
        )}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <FilterPanel {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
