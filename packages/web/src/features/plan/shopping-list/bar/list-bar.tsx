/** The bar that stays on screen: title, how much is done, days, sync status, menu. */
import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import type { SyncStatus } from '../../../device/sync';
import type { PlanScope, View } from '../../../device/view-mode';
import type { ListDays } from '../state/use-list-days';
import classes from './list-bar.module.css';
import { MoreMenu } from './more-menu';
import { PeriodMenu } from './period-menu';
import type { SheetName } from './sheet-name';
import { SyncButton } from './sync-button';

export interface ListBarProps {
  shown: ListDays;
  view: View;
  scope: PlanScope;
  status: SyncStatus;
  /** Undefined while there is no list. */
  progress: { done: number; total: number } | undefined;
  /** Absent while there is no list. */
  onOpenSheet?: (sheet: SheetName) => void;
}

export function ListBar({ shown, view, scope, status, progress, onOpenSheet }: ListBarProps) {
  return (
    <div className={classes.bar}>
      <div className={classes.inner}>
        <div className={classes.titles}>
          <div className={classes.heading}>
            <h1 className={classes.title} tabIndex={-1}>
              <Trans>Shopping List</Trans>
            </h1>
            {progress && <Count {...progress} />}
          </div>
          <PeriodMenu shown={shown} view={view} onOpenSheet={onOpenSheet} />
        </div>
        <SyncButton status={status} scope={scope} />
        {onOpenSheet && <MoreMenu onOpenSheet={onOpenSheet} />}
      </div>
      {progress && <ProgressLine {...progress} />}
    </div>
  );
}

function Count({ done, total }: { done: number; total: number }) {
  return (
    <p className={classes.count}>
      <Trans>
        {done} of {total}
      </Trans>
      <VisuallyHidden>
        {' '}
        <Trans>in the trolley</Trans>
      </VisuallyHidden>
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
