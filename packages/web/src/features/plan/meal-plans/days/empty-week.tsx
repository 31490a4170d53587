/** The first steps of a week with nothing in it. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconTemplate from '@tabler/icons-react/dist/esm/icons/IconTemplate.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode } from 'react';
import { formatShortDay, type PlainDate } from '@saltbush/domain/plan/days/week';
import { locale } from '../../../../locale';
import { paths } from '../../../../paths';
import { LinkButton } from '../../../../ui/link-button';
import classes from './empty-week.module.css';
import { Plate } from '../../../../ui/images/plate';

export interface EmptyWeekProps {
  /** The week is over: nothing can be added. */
  isOver: boolean;
  hasRecipes: boolean;
  /** The first filled button, if something plans the week. */
  primaryAction: ReactNode;
  /** The next day with a meal, if it is in another week. */
  nextMeals: PlainDate | undefined;
  onAdd: () => void;
  /** Undefined when there is nothing to copy. */
  onCopyLastWeek: (() => void) | undefined;
  /** Undefined without a template. */
  onTemplates: (() => void) | undefined;
}

export function EmptyWeek(props: EmptyWeekProps) {
  const { isOver, nextMeals } = props;
  return (
    <section className={classes.card} aria-labelledby="empty-week">
      <div className={classes.image}>
        <Plate />
      </div>
      <div className={classes.text}>
        <h2 id="empty-week" className={classes.title}>
          {isOver ? t`Nothing was planned` : t`Nothing planned yet`}
        </h2>
        {!isOver && <p className={classes.hint}>{hintOf(props)}</p>}
      </div>
      <div className={classes.actions}>
        {!isOver && <FirstSteps {...props} />}
        {nextMeals !== undefined && (
          <LinkButton
            to="."
            search={(before: object) => ({ ...before, week: nextMeals })}
            resetScroll={false}
            variant="subtle"
            c="var(--ink)"
            rightSection={<IconArrowRight size={18} stroke={1.75} aria-hidden />}
          >
            <Trans>
              Next meals: {formatShortDay(nextMeals)} {monthOf(nextMeals)}
            </Trans>
          </LinkButton>
        )}
      </div>
    </section>
  );
}

function hintOf({ hasRecipes, primaryAction }: EmptyWeekProps): string {
  if (!hasRecipes) return t`Add a few recipes first.`;
  return primaryAction
    ? t`Fill the whole week at once, or start with one dish.`
    : t`Start with one dish.`;
}

function FirstSteps(props: EmptyWeekProps) {
  const { hasRecipes, primaryAction, onAdd, onCopyLastWeek, onTemplates } = props;
  if (!hasRecipes)
    return (
      <LinkButton to={paths.browse}>
        <Trans>Browse recipes</Trans>
      </LinkButton>
    );
  return (
    <>
      {primaryAction}
      <Button
        variant="default"
        leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
        onClick={onAdd}
      >
        <Trans>Add a recipe</Trans>
      </Button>
      {onCopyLastWeek && (
        <WeekButton label={t`Copy the week before`} Icon={IconCopy} onClick={onCopyLastWeek} />
      )}
      {onTemplates && (
        <WeekButton label={t`Use a template`} Icon={IconTemplate} onClick={onTemplates} />
      )}
    </>
  );
}

interface WeekButtonProps {
  label: string;
  Icon: typeof IconCopy;
  onClick: () => void;
}

const WeekButton = ({ label, Icon, onClick }: WeekButtonProps) => (
  <Button
    variant="subtle"
    c="var(--ink)"
    leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
    onClick={onClick}
  >
    {label}
  </Button>
);

/** @example monthOf('2026-12-01') // 'Dec' */
const monthOf = (date: PlainDate): string =>
  new Intl.DateTimeFormat(locale(), { month: 'short', timeZone: 'UTC' }).format(new Date(date));
