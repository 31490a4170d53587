/** What the cook does now, or next, in large letters. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Title } from '@mantine/core';
import IconAlarm from '@tabler/icons-react/dist/esm/icons/IconAlarm.mjs';
import { lengthText } from '@saltbush/domain/device/timers/timer-text';
import type {
  CookedDish,
  CookingTogether,
  Plan,
  PlannedTask,
} from '@saltbush/domain/book/cooking-together/cooking-together';
import type { DishTask } from '@saltbush/domain/book/cooking-together/dish-tasks';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import { timeText } from '@saltbush/domain/plan/days/clock-text';
import { locale } from '../../../../../locale';
import { paths } from '../../../../../paths';
import { capitalised } from '../../../../../ui/capitalised';
import { LinkButton } from '../../../../../ui/link-button';
import { startTimer } from '../../../../device/timers';
import classes from './time-line.module.css';

export interface OfPlan {
  meal: CookingTogether;
  plan: Plan;
  now: number;
  timeZone: TimeZone;
}

export function CurrentTask({
  meal,
  task: planned,
  now,
  timeZone,
}: OfPlan & { task: PlannedTask }) {
  const { recipeId, title, serves, writtenFor, tasks } = meal.dishes[planned.dish]!;
  const task = tasks[planned.task]!;
  const isLater = planned.start - now >= soonMs;
  const start = timeText(planned.start, now, timeZone, locale());
  return (
    <div className={classes.current}>
      <Title order={2} className={classes.heading} aria-live="polite">
        {isLater ? t`Next, at ${start}: ${title}` : t`Now: ${title}`}
      </Title>
      <p className={classes.text}>{task.text}</p>
      <AsWritten serves={serves} writtenFor={writtenFor} />
      <p className={classes.fact}>{timesText(task)}</p>
      {task.attended.map((timer, index) => (
        <AttendedTimer
          key={index}
          timer={timer}
          recipe={{ id: recipeId, title }}
          origin={`together ${meal.id} ${planned.dish} ${planned.task} ${index}`}
        />
      ))}
      <LinkButton
        variant="default"
        to={paths.recipe}
        params={{ id: recipeId }}
        search={{ serves: String(serves) }}
      >
        <Trans>Recipe and amounts</Trans>
      </LinkButton>
    </div>
  );
}

function timesText({ handsMinutes, waitMinutes, label }: DishTask): string {
  const hands = formatMinutes(handsMinutes);
  if (waitMinutes <= 0) return t`${hands} hands-on`;
  return t`${hands} hands-on, then ${{ wait: waitText(label, waitMinutes) }}`;
}

/** Where the amounts in the steps could not be scaled. */
function AsWritten({ serves, writtenFor }: Pick<CookedDish, 'serves' | 'writtenFor'>) {
  if (writtenFor === undefined) return null;
  return (
    <p className={classes.fact}>
      <Trans>
        The amounts in the steps are for {writtenFor}, and you cook for {serves}.
      </Trans>
    </p>
  );
}

interface AttendedTimerProps {
  timer: DishTask['attended'][number];
  recipe: { id: string; title: string };
  origin: string;
}

/** What is stood by has a timer, too, if the cook wants one. */
function AttendedTimer({ timer, recipe, origin }: AttendedTimerProps) {
  const { label, minSeconds, maxSeconds } = timer;
  const name = `${label ? capitalised(label) : t`Timer`} · ${recipe.title}`;
  return (
    <Button
      variant="default"
      leftSection={<IconAlarm size={18} stroke={1.75} aria-hidden />}
      onClick={() => startTimer({ name, recipe, origin, minSeconds, maxSeconds })}
    >
      <Trans>Timer: {lengthText(minSeconds * 1_000)}</Trans>
    </Button>
  );
}

/** Sooner counts as now. */
const soonMs = 60_000;

/** @example waitText('bake', 40) // 'bake 40 min' */
export const waitText = (label: string, minutes: number): string =>
  `${label || 'wait'} ${formatMinutes(minutes)}`;
