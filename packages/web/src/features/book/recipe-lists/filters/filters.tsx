/** The filter button. The panel is loaded on the way to it. */
import { Trans } from '@lingui/react/macro';
import { Button, VisuallyHidden } from '@mantine/core';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { useDialogOnDemand } from '../../../../ui/dialog/use-dialog-on-demand';
import { countFilters } from '../list-filters';
import type { FilterPanelProps } from './filter-panel';
import { filterPanel } from './filter-panel.lazy';
import classes from './filters.module.css';

export function Filters(props: Omit<FilterPanelProps, 'isOpen' | 'onClose'>) {
  const { loaded: FilterPanel, isOpen, close, button } = useDialogOnDemand(filterPanel);
  const inUse = countFilters(props.filtered.filters);
  return (
    <>
      <Button
        className={classes.button}
        variant="default"
        aria-haspopup="dialog"
        leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />}
        {...button}
      >
        <span className={classes.word}>
          <Trans>Filters</Trans>
        </span>
        {inUse > 0 && (
          <span className={classes.inUse}>
            <VisuallyHidden>, </VisuallyHidden>
            {inUse}
            <VisuallyHidden>
              {' '}
              <Trans>in use</Trans>
            </VisuallyHidden>
          </span>
        )}
      </Button>
      {FilterPanel && <FilterPanel {...props} isOpen={isOpen} onClose={close} />}
    </>
  );
}
