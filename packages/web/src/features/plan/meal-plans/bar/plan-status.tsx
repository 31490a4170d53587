/** Whether the plan is saved: shown when something is wrong, and always there for a screen reader. */
import { VisuallyHidden } from '@mantine/core';
import { describeStatus, useSyncStatus } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';
import classes from './plan-status.module.css';

export function PlanStatus({ scope }: { scope: PlanScope }) {
  const { text, Icon, isProblem } = describeStatus(useSyncStatus(scope));
  return (
    <div aria-live="polite">
      {isProblem ? (
        <p className={classes.status}>
          <Icon size={18} stroke={1.75} aria-hidden />
          {text}
        </p>
      ) : (
        <VisuallyHidden>{text}</VisuallyHidden>
      )}
    </div>
  );
}
