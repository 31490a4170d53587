/** The bar that stays on screen: title, how much is done, week, sync status, menu. */
import { VisuallyHidden } from '@mantine/core';
import type { ShownWeek } from '../../meal-plans';
import type { SyncStatus } from '../../sync';
import type { PlanScope, View } from '../../view-mode';
import classes from './list-bar.module.css';
import { MoreMenu, type MoreMenuProps } from './more-menu';
import { PeriodMenu } from './period-menu';
import { SyncButton } from './sync-button';

export interface ListBarProps {
  shown: ShownWeek;
  view: View;
  scope: PlanScope;
  status: SyncStatus;
  /** Undefined while there is no list. */
  progress: { done: number; total: number } | undefined;
  menu: MoreMenuProps | undefined;
}

export function ListBar({ shown, view, scope, status, progress, menu }: ListBarProps) {
  return (
    <div className={classes.bar}>
      <div className={classes.inner}>
        <div className={classes.titles}>
          <div className={classes.heading}>
            <h1 className={classes.title} tabIndex={-1}>
              Shopping List
            </h1>
            {progress && <Count {...progress} />}
          </div>
          <PeriodMenu shown={shown} view={view} />
        </div>
        <SyncButton status={status} scope={scope} />
        {menu && <MoreMenu {...menu} />}
      </div>
      {progress && <ProgressLine {...progress} />}
    </div>
  );
}

function Count({ done, total }: { done: number; total: number }) {
  return (
    <p className={classes.count}>
      {done} of {total}
      <VisuallyHidden> in the trolley</VisuallyHidden>
    </p>
  );
}

function ProgressLine({ done, total }: { done: number; total: number }) {
  return (
    <div className={classes.progress} aria-hidden>
      <div className={classes.filled} style={{ inlineSize: `${(done / (total || 1)) * 100}%` }} />
    </div>
  );
}
