/** The bar of the page: the period, what can be done with the week, and its shopping list. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconLayoutSidebarRight from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarRight.mjs';
import type { ReactNode } from 'react';
import { addWeeks } from '@saltbush/domain/plan/days/week';
import { LinkButton, LinkIcon } from '../../../../ui/link-button';
import type { UndoSteps } from '../plan/use-undo';
import type { ShownWeek } from '../../../device/view-mode';
import classes from './plan-bar.module.css';

export interface PlanBarProps {
  shown: ShownWeek;
  /** The name of the week, which opens its menu. */
  period: ReactNode;
  undo: UndoSteps;
  /** Absent where there is no space for the recipes beside the week. */
  panel: { isOpen: boolean; onToggle: () => void } | undefined;
  /** The link to the shopping list. */
  list: ReactNode;
  /** The one filled button, if something plans the week. */
  primaryAction: ReactNode;
  /** Below the bar on a narrow screen, and in view with it. */
  children: ReactNode;
}

export function PlanBar(props: PlanBarProps) {
  const { shown, period, undo, panel, list, primaryAction, children } = props;
  return (
    <div className={classes.bar} data-plan-bar>
      <div className={classes.inner}>
        <nav className={classes.weeks} aria-label={t`Week`}>
          <WeekLink shown={shown} step={-1} />
          <div className={classes.period}>{period}</div>
          <WeekLink shown={shown} step={1} />
          {!shown.isThisWeek && (
            <LinkButton
              to="."
              search={toWeek(undefined)}
              resetScroll={false}
              variant="subtle"
              c="var(--ink)"
              className={classes.back}
            >
              {shown.isFromToday ? t`Today` : t`This week`}
            </LinkButton>
          )}
        </nav>
        <UndoButton undo={undo} />
        {panel && <RecipesButton {...panel} />}
        <div className={classes.actions} data-plan-actions>
          {list}
          {primaryAction}
        </div>
      </div>
      {children}
    </div>
  );
}

interface WeekLinkProps {
  shown: ShownWeek;
  step: -1 | 1;
}

function WeekLink({ shown, step }: WeekLinkProps) {
  const Icon = step < 0 ? IconChevronLeft : IconChevronRight;
  return (
    <LinkIcon
      to="."
      search={toWeek(addWeeks(shown.week, step))}
      resetScroll={false}
      variant="default"
      className={classes.arrow}
      aria-label={weekLabel(shown, step)}
    >
      <Icon size={20} stroke={1.75} />
    </LinkIcon>
  );
}

function weekLabel({ isFromToday }: ShownWeek, step: -1 | 1): string {
  if (isFromToday) return step < 0 ? t`Previous 7 days` : t`Next 7 days`;
  return step < 0 ? t`Previous week` : t`Next week`;
}

function UndoButton({ undo }: Pick<PlanBarProps, 'undo'>) {
  return (
    <Button
      variant="subtle"
      c="var(--ink)"
      className={classes.undo}
      disabled={!undo.canUndo}
      aria-label={t`Undo`}
      aria-keyshortcuts="Control+Z Meta+Z"
      onClick={() => undo.undo()}
    >
      <IconArrowBackUp size={20} stroke={1.75} aria-hidden />
      <span className={classes.label}>
        <Trans>Undo</Trans>
      </span>
    </Button>
  );
}

function RecipesButton({ isOpen, onToggle }: NonNullable<PlanBarProps['panel']>) {
  return (
    <Button
      variant="subtle"
      c="var(--ink)"
      leftSection={<IconLayoutSidebarRight size={20} stroke={1.75} aria-hidden />}
      aria-pressed={isOpen}
      onClick={onToggle}
    >
      <Trans>Recipes</Trans>
    </Button>
  );
}

const toWeek = (week: string | undefined) => (before: object) => ({ ...before, week });
