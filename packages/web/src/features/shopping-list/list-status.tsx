/**
 * Progress and sync status. Fixed height: an item must not jump while tapping because the signal
 * went.
 */
import { Button, Progress, VisuallyHidden } from '@mantine/core';
import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs';
import type { ShoppingListOnWire } from '@saltbush/contract/shopping-list';
import classes from './list-status.module.css';
import type { ShownList } from './offline/use-shopping-list';

export interface ListStatusProps {
  shopping: ShownList;
  list: ShoppingListOnWire | null;
}

export function ListStatus({ shopping, list }: ListStatusProps) {
  const lines = list?.aisles.flatMap((aisle) => aisle.lines) ?? [];
  const ticked = lines.filter((line) => line.isTicked).length;
  const { text, Icon, isProblem } = statusOf(shopping);
  return (
    <div className={classes.status}>
      {lines.length > 0 && (
        <>
          <p className={classes.text}>
            {ticked === lines.length
              ? 'Everything is in the trolley'
              : `${ticked} of ${lines.length} in the trolley`}
          </p>
          <Progress
            value={(ticked / lines.length) * 100}
            aria-label="In the trolley"
            transitionDuration={150}
          />
        </>
      )}
      <div className={classes.sync} data-problem={isProblem || undefined}>
        <Icon size={18} stroke={1.75} aria-hidden />
        <p>{text}</p>
        {isProblem && (
          <Button variant="subtle" px="xs" loading={shopping.isFetching} onClick={shopping.retry}>
            Try now
          </Button>
        )}
      </div>
      {/* Ticks are announced already; only problems are announced here. */}
      <VisuallyHidden component="output">{isProblem ? text : ''}</VisuallyHidden>
    </div>
  );
}

interface Status {
  text: string;
  Icon: typeof IconCloudOff;
  isProblem: boolean;
}

function statusOf({ ticks, error, at }: ShownList): Status {
  const count = ticks.waiting.length;
  if (ticks.isStuck && count > 0) {
    const text = `Offline, will sync ${count === 1 ? '1 tick' : `${count} ticks`}`;
    return { text, Icon: IconCloudOff, isProblem: true };
  }
  if (error && at !== undefined) {
    return { text: `Offline, list from ${timeText(at)}`, Icon: IconCloudOff, isProblem: true };
  }
  if (count > 0) return { text: 'Saved on this device', Icon: IconDeviceFloppy, isProblem: false };
  return { text: 'Synced', Icon: IconCloudCheck, isProblem: false };
}

const timeText = (at: number): string =>
  new Intl.DateTimeFormat('en-AU', { weekday: 'short', hour: 'numeric', minute: '2-digit' }).format(
    at,
  );
