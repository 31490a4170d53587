/** Recipe ideas for the foods at hand (Spec 2, /inspiration): foods to tap, and what can be cooked with them below. */
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useRef, type ComponentProps } from 'react';
import { showToast } from '../../../ui/feedback/toast';
import { Page } from '../../../ui/layout/page';
import { FoodChips } from './food-chips';
import { FoodField } from './food-field';
import { HomeButton } from './home-button';
import { Ideas } from './ideas';
import classes from './inspiration-page.module.css';
import { useKitchen, type Kitchen } from './use-kitchen';
import { LimitFields } from './limit-fields';
import { useIdeas } from './use-ideas';
import { useQuestion } from './use-criteria';

export function InspirationPage() {
  const kitchen = useKitchen();
  const { question, limits, changeLimits, clearLimits, showOthers } = useQuestion(kitchen);
  const found = useIdeas(question);
  const answers = useRef<HTMLElement>(null);
  const isAsking = kitchen.foods.length > 0;
  const handleShowOthers = (hasMore: boolean) => {
    showOthers(hasMore);
    showFromTop(answers.current);
  };
  return (
    <Page
      title={t`Inspiration`}
      heading={t`What can I cook?`}
      lead={t`Tap what you want to use up.`}
    >
      <YourKitchen kitchen={kitchen} limits={limits} onChange={changeLimits} />
      <section
        ref={answers}
        tabIndex={-1}
        aria-label={t`Ideas for you`}
        className={classes.answers}
      >
        <div className={classes.head}>
          <Count text={isAsking && !found.isPlaceholderData && countText(found.data?.total ?? 0)} />
          <KitchenButtons kitchen={kitchen} isAsking={isAsking} />
        </div>
        <Ideas
          found={found}
          kitchen={kitchen}
          hasTimeLimit={limits.maxMinutes !== undefined}
          hasLimits={hasAny(limits)}
          onClearLimits={clearLimits}
          onShowOthers={handleShowOthers}
        />
        <Basics isShown={isAsking && !found.isPending} />
      </section>
    </Page>
  );
}

const Count = ({ text }: { text: string | false }) => (
  <p className={classes.count} aria-live="polite">
    {text}
  </p>
);

type YourKitchenProps = ComponentProps<typeof LimitFields> & ComponentProps<typeof FoodChips>;

function YourKitchen({ kitchen, limits, onChange }: YourKitchenProps) {
  return (
    <section aria-label={t`Your kitchen`} className={classes.kitchen}>
      <FoodChips kitchen={kitchen} />
      <div className={classes.row}>
        <FoodField kitchen={kitchen} />
        <LimitFields limits={limits} onChange={onChange} kitchen={kitchen} />
      </div>
    </section>
  );
}

const hasAny = (limits: object): boolean =>
  Object.values(limits).some((limit) => limit !== undefined);

function showFromTop(section: HTMLElement | null): void {
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'start' });
}

const KitchenButtons = ({ kitchen, isAsking }: { kitchen: Kitchen; isAsking: boolean }) => (
  <div>
    <HomeButton scope={kitchen.scope} />
    {isAsking && <ClearButton kitchen={kitchen} />}
  </div>
);

function ClearButton({ kitchen }: { kitchen: Kitchen }) {
  return (
    <Button
      variant="subtle"
      px="xs"
      onClick={(event) => {
        // The button goes with the foods.
        event.currentTarget.closest('section')?.focus({ preventScroll: true });
        const onClick = kitchen.clear();
        showToast({ kind: 'info', title: t`Foods cleared`, action: { label: t`Undo`, onClick } });
      }}
    >
      <Trans>Clear all</Trans>
    </Button>
  );
}

const Basics = ({ isShown }: { isShown: boolean }) =>
  isShown && <p className={classes.basics}>{basicsHint}</p>;

const basicsHint = t`We assume you have water, salt, pepper and your staples.`;

function countText(total: number): string {
  if (total === 0) return '';
  return plural(total, { one: '# idea', other: '# ideas, the best first' });
}
