/** The name of the week as the heading. It opens: whose plan, this week, and what is done with all of it. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { formatWeek } from '@saltbush/domain/plan/days/week';
import { useState, type ReactNode } from 'react';
import { LazyMenu } from '../../../../ui/menu/lazy-menu';
import type { View } from '../../../device/view-mode';
import type { ShownWeek } from '../../../device/view-mode';
import type { WeekActions } from '../plan/use-week-actions';
import { periodItems } from './bar.lazy';
import classes from './period-menu.module.css';

export interface PeriodMenuProps {
  shown: ShownWeek;
  view: View;
  actions: WeekActions;
}

const ownLabel = t`My plan`;

/** The name of the week and its menu, and what the menu opens. */
export function PeriodMenu(props: PeriodMenuProps) {
  const [dialog, setDialog] = useState<ReactNode>();
  return (
    <>
      <WeekMenu {...props} onDialog={setDialog} />
      {dialog}
    </>
  );
}

interface WeekMenuProps extends PeriodMenuProps {
  /** Shows what an item opens, which is loaded with the items. */
  onDialog: (dialog: ReactNode) => void;
}

function WeekMenu({ shown, view, actions, onDialog }: WeekMenuProps) {
  const { households, household } = view;
  const owner = households.length > 0 ? (household?.name ?? ownLabel) : undefined;
  return (
    <h1 className={classes.heading} tabIndex={-1}>
      <LazyMenu
        code={periodItems}
        itemProps={{ shown, view, ownLabel, actions, onDialog }}
        position="bottom-start"
        width={288}
        className={classes.menu}
        trigger={(props) => (
          <UnstyledButton
            {...props}
            className={classes.button}
            data-far={!shown.relation || undefined}
          >
            <PeriodName shown={shown} owner={owner} />
          </UnstyledButton>
        )}
      />
    </h1>
  );
}

function PeriodName({
  shown,
  owner,
}: Pick<PeriodMenuProps, 'shown'> & { owner: string | undefined }) {
  const { week, relation } = shown;
  return (
    <>
      <span className={classes.relation}>
        {relation || week.slice(0, 4)}
        <Comma />
      </span>
      {owner && (
        <span className={classes.owner}>
          <span className={classes.dotBeforeOwner} aria-hidden>
            ·{' '}
          </span>
          {owner}
          <Comma />
        </span>
      )}
      <span className={classes.dates}>
        {owner && (
          <span className={classes.dotBeforeDates} aria-hidden>
            ·{' '}
          </span>
        )}
        {formatWeek(week)}
      </span>
      <VisuallyHidden component="span">
        {', '}
        <Trans>change</Trans>
      </VisuallyHidden>
      <IconChevronDown className={classes.arrow} size={18} stroke={2} aria-hidden />
    </>
  );
}

/** For screen readers. */
const Comma = () => <VisuallyHidden component="span">, </VisuallyHidden>;
