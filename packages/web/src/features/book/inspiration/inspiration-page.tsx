/** Recipe ideas for the foods at hand (Spec 2, /inspiration). */
import { Button } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import { useRef } from 'react';
import { Page } from '../../../ui/layout/page';
import { FoodChips } from './food-chips';
import { FoodField } from './food-field';
import { Ideas } from './ideas';
import classes from './inspiration-page.module.css';
import { useKitchen, type Kitchen } from './stored-pantry';
import { LimitFields } from './limit-fields';
import { useIdeas } from './use-ideas';
import { useQuestion } from './use-criteria';

export function InspirationPage() {
  const kitchen = useKitchen();
  const { question, limits, changeLimits, clearLimits, showOthers } = useQuestion(kitchen);
  const found = useIdeas(question);
  const answers = useRef<HTMLElement>(null);
  const isAsking = kitchen.foods.length > 0;
  const { total = 0 } = found.data ?? {};
  const goToAnswers = () => showFromTop(answers.current);
  const handleShowOthers = (hasMore: boolean) => {
    showOthers(hasMore);
    goToAnswers();
  };
  return (
    <Page
      title="Inspiration"
      heading="What can I cook?"
      lead="With what you have, in the time you have."
    >
      <section aria-label="Your kitchen" className={classes.kitchen}>
        <KitchenFoods kitchen={kitchen} />
        <LimitFields limits={limits} onChange={changeLimits} />
        {isAsking && total > 0 && <SeeIdeasButton total={total} onClick={goToAnswers} />}
      </section>
      <section ref={answers} tabIndex={-1} aria-label="Ideas for you" className={classes.answers}>
        <p className={classes.count} aria-live="polite">
          {isAsking && !found.isPlaceholderData && countText(total)}
        </p>
        <Ideas
          found={found}
          kitchen={kitchen}
          hasTimeLimit={limits.maxMinutes !== undefined}
          hasLimits={hasAny(limits)}
          onClearLimits={clearLimits}
          onShowOthers={handleShowOthers}
        />
        <Basics isShown={kitchen.isLoaded && !(isAsking && found.isPending)} />
      </section>
    </Page>
  );
}

function KitchenFoods({ kitchen }: { kitchen: Kitchen }) {
  return (
    <div>
      <FoodField kitchen={kitchen} />
      <FoodChips kitchen={kitchen} />
    </div>
  );
}

const hasAny = (limits: object): boolean =>
  Object.values(limits).some((limit) => limit !== undefined);

function showFromTop(section: HTMLElement | null): void {
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'start' });
}

/** On a narrow screen the ideas are below the fields. */
function SeeIdeasButton({ total, onClick }: { total: number; onClick: () => void }) {
  return (
    <Button
      className={classes.toIdeas}
      rightSection={<IconArrowDown size={18} stroke={2} aria-hidden />}
      onClick={onClick}
    >
      {total === 1 ? 'See 1 idea' : `See ${total} ideas`}
    </Button>
  );
}

const Basics = ({ isShown }: { isShown: boolean }) =>
  isShown && <p className={classes.basics}>{basicsHint}</p>;

const basicsHint = 'We assume you have water, salt, pepper and your staples.';

function countText(total: number): string {
  if (total === 0) return '';
  return total === 1 ? '1 idea' : `${total} ideas, the best first`;
}
