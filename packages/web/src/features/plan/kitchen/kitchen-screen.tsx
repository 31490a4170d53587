/**
 * The kitchen screen, readable from some metres away: the next meal with its image, who is home, small jobs, running
 * timers and tomorrow. It keeps the screen on, and says when what it shows is not of now.
 */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { KitchenMeal, KitchenScreen as Screen } from '@saltbush/contract/plan/kitchen';
import { formatDay, weekdayName, weekdayOf } from '@saltbush/domain/plan/days/week';
import { mealName } from '@saltbush/domain/plan/meal-plans/meal-words';
import { locale } from '../../../locale';
import { describeError } from '../../../api/describe-error';
import { Spinner } from '../../../ui/feedback/spinner';
import { DocumentTitle } from '../../../ui/layout/document-title';
import { useWakeLock } from '../../device/screen-on';
import { Jobs, NextMeal, nameOfMeal, Timers } from './kitchen-parts';
import classes from './kitchen.module.css';
import { useKitchen, type Kitchen, type KitchenSource } from './use-kitchen';

interface KitchenScreenProps {
  source: KitchenSource;
  actions?: ReactNode;
  mayPlan?: boolean;
}

export function KitchenScreen({ source, actions, mayPlan = false }: KitchenScreenProps) {
  const kitchen = useKitchen(source);
  useWakeLock();
  const { screen, hasEnded, error } = kitchen;
  if (hasEnded) {
    return (
      // Another message, not the one before with other words: its lines do not move.
      <Message key="ended" title={t`This link doesn’t work any more`}>
        <Trans>Someone in the household turned it off. Ask them for a new one.</Trans>
      </Message>
    );
  }
  if (screen) return <Content {...{ kitchen, screen, actions, mayPlan }} />;
  if (error) {
    return (
      <Message key="failed" title={t`Can’t show the kitchen yet`} actions={actions}>
        <Trans>{describeError(error).message} It tries again by itself.</Trans>
      </Message>
    );
  }
  return (
    <Message title={t`Loading the plan…`} actions={actions}>
      <Spinner label={t`One moment`} />
    </Message>
  );
}

interface MessageProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

const Message = ({ title, actions, children }: MessageProps) => (
  <div className={classes.message}>
    <DocumentTitle title={title} />
    <Title order={1} size="h2" tabIndex={-1}>
      {title}
    </Title>
    <div className={classes.lead}>{children}</div>
    <div className={classes.actions}>{actions}</div>
  </div>
);

interface ContentProps {
  kitchen: Kitchen;
  screen: Screen;
  actions: ReactNode;
  mayPlan: boolean;
}

function Content({ kitchen, screen, actions, mayPlan }: ContentProps) {
  const { name, today, next, later, tomorrow, jobs, timers } = screen;
  return (
    <>
      <DocumentTitle title={t`Today`} />
      <header className={classes.head}>
        <Title order={1} className={classes.title} tabIndex={-1}>
          {weekdayName(weekdayOf(today))} {formatDay(today)}
        </Title>
        {name && <p className={classes.household}>{name}</p>}
        <div className={classes.actions}>{actions}</div>
      </header>
      <Freshness kitchen={kitchen} timeZone={screen.timeZone} />
      <div className={classes.parts}>
        <NextMeal next={next} home={screen.home} today={today} mayPlan={mayPlan} />
        <div className={classes.side}>
          {timers.length > 0 && <Timers timers={timers} />}
          {jobs.length > 0 && <Jobs jobs={jobs} />}
          {later.length > 0 && <Meals title={t`Later today`} meals={later} />}
          {tomorrow.length > 0 && (
            <Meals title={next?.date === today ? t`Tomorrow` : t`Then`} meals={tomorrow} />
          )}
        </div>
      </div>
    </>
  );
}

function Meals({ title, meals }: { title: string; meals: readonly KitchenMeal[] }) {
  return (
    <section className={classes.part}>
      <h2 className={classes.partTitle}>{title}</h2>
      <ul className={classes.list}>
        {meals.map((meal) => (
          <li key={meal._id}>
            <span className={classes.label}>{mealName(meal.meal)}</span> {nameOfMeal(meal)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nothing while all is well. */
function Freshness({ kitchen, timeZone }: { kitchen: Kitchen; timeZone: string }) {
  const { error, answeredAt } = kitchen;
  const format = new Intl.DateTimeFormat(locale(), { timeStyle: 'short', timeZone });
  const at = answeredAt ? format.format(answeredAt) : '';
  return (
    <p className={classes.offline} aria-live="polite">
      {error ? t`Can’t reach Saltbush. This is the plan from ${at}.` : ''}
    </p>
  );
}
