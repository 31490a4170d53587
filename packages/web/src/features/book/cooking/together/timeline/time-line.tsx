/** One time line of several dishes: what is to be done now in large letters, what waits, and what comes. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useRouter, useNavigate } from '@tanstack/react-router';
import {
  isServed,
  planFrom,
  type CookingTogether,
} from '@saltbush/domain/book/cooking-together/cooking-together';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import { timeText } from '@saltbush/domain/plan/days/clock-text';
import { locale } from '../../../../../locale';
import { paths } from '../../../../../paths';
import { DocumentTitle } from '../../../../../ui/layout/document-title';
import { TimerStrip, useNow } from '../../../../device/timers';
import frameClasses from '../../cooking-frame.module.css';
import { useWakeLock } from '../../../../device/screen-on';
import { useTogether } from '../state/use-together';
import { CurrentTask } from './current-task';
import { MealEnd } from './meal-end';
import { PlanNotes } from './plan-notes';
import { TasksLeft } from './tasks-left';
import classes from './time-line.module.css';
import { Waits } from './waits';

export interface TimeLineProps {
  meal: CookingTogether;
  timeZone: TimeZone;
}

export function TimeLine({ meal, timeZone }: TimeLineProps) {
  const now = useNow(true);
  const { finish, takeBack, note, end } = useTogether(meal);
  const leave = useLeaveTimeLine();
  const handleEnd = () => {
    end();
    leave();
  };
  useWakeLock();
  const plan = planFrom(meal, now);
  const [current, ...later] = plan.tasks;
  const place = { meal, plan, now, timeZone };
  return (
    <div className={frameClasses.frame} data-full-screen>
      <Head meal={meal} servingAt={plan.servingAt} now={now} timeZone={timeZone} onLeave={leave} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and a browser without focus for what scrolls leaves the keyboard out */}
      <section className={classes.screen} aria-label={t`Time line`} tabIndex={0}>
        <Late {...place} />
        {current && <CurrentTask {...place} task={current} />}
        <Waits {...place} />
        {!current && (
          <MealEnd
            dishes={meal.dishes}
            isReady={isServed(meal, now)}
            onNote={note}
            onEnd={handleEnd}
          />
        )}
        <PlanNotes {...place} />
        <TasksLeft {...place} tasks={later} />
      </section>
      <TimerStrip recipeId="" step={undefined} onGoToStep={ignore} />
      <Foot
        onUndo={meal.history.length > 0 ? takeBack : undefined}
        onDone={current && (() => finish(current.dish))}
      />
    </div>
  );
}

/** No timer here belongs to a step of one recipe. */
const ignore = () => undefined;

interface FootProps {
  /** Undefined where nothing is done yet, and where nothing is left. */
  onUndo: (() => void) | undefined;
  onDone: (() => void) | undefined;
}

function Foot({ onUndo, onDone }: FootProps) {
  if (!onUndo && !onDone) return null;
  return (
    <nav className={classes.foot} aria-label={t`Steps`}>
      {onUndo && (
        <Button
          variant="default"
          className={classes.undo}
          leftSection={<IconArrowBackUp size={20} stroke={1.75} aria-hidden />}
          onClick={onUndo}
        >
          <Trans>Undo</Trans>
        </Button>
      )}
      {onDone && (
        <Button className={classes.done} onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      )}
    </nav>
  );
}

interface HeadProps extends TimeLineProps {
  servingAt: number;
  now: number;
  onLeave: () => void;
}

function Head({ meal, servingAt, now, timeZone, onLeave }: HeadProps) {
  const done = meal.dishes.reduce((sum, dish) => sum + dish.done, 0);
  const all = meal.dishes.reduce((sum, { tasks }) => sum + tasks.length, 0);
  return (
    <header className={frameClasses.head}>
      <DocumentTitle title={t`Cook together`} />
      <ActionIcon variant="subtle" aria-label={t`Leave cooking mode`} onClick={onLeave}>
        <IconX size={24} stroke={1.75} />
      </ActionIcon>
      <h1 tabIndex={-1} className={frameClasses.title}>
        <Trans>Eat at {timeText(servingAt, now, timeZone, locale())}</Trans>
      </h1>
      <p className={frameClasses.serves}>
        <Trans>
          {done} of {all} done
        </Trans>
      </p>
      <div
        className={frameClasses.progress}
        style={{ transform: `scaleX(${done / all})` }}
        aria-hidden
      />
    </header>
  );
}

const minuteMs = 60_000;

/** Said once it is more than a minute. */
function Late({
  meal,
  plan,
  now,
  timeZone,
}: TimeLineProps & { plan: { servingAt: number }; now: number }) {
  const isLate = plan.servingAt - meal.askedAt > minuteMs;
  return (
    <output className={classes.late}>
      {isLate &&
        t`Running late: eat at ${{ late: timeText(plan.servingAt, now, timeZone, locale()) }} instead of ${{ asked: timeText(meal.askedAt, now, timeZone, locale()) }}.`}
    </output>
  );
}

/** Back to where it was opened, or to the recipes. */
function useLeaveTimeLine(): () => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  return () => {
    if (history.canGoBack()) history.back();
    else void navigate({ to: paths.myRecipes, replace: true });
  };
}
