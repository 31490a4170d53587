/** What can be cooked with what is at hand (Spec 2, /inspiration). */
import { Button } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import { useRef } from 'react';
import { Page } from '../../ui/page';
import { FoodChips } from './food-chips';
import { FoodField } from './food-field';
import { Ideas } from './ideas';
import classes from './inspiration-page.module.css';
import { useKitchen } from './kept-kitchen';
import { LimitFields } from './limit-fields';
import { useIdeas } from './use-ideas';
import { useQuestion } from './use-question';

export function InspirationPage() {
  const kitchen = useKitchen();
  const { question, limits, changeLimits, clearLimits, showOthers } = useQuestion(kitchen);
  const found = useIdeas(question);
  const answers = useRef<HTMLElement>(null);
  const isAsking = kitchen.foods.length > 0;
  const { total = 0 } = found.data ?? {};
  const goToAnswers = () => {
    answers.current?.focus({ preventScroll: true });
    answers.current?.scrollIntoView({ block: 'start' });
  };
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
        <div className={classes.foods}>
          <FoodField kitchen={kitchen} />
          <FoodChips kitchen={kitchen} />
        </div>
        <LimitFields limits={limits} onChange={changeLimits} />
        {isAsking && total > 0 && (
          <Button
            className={classes.toIdeas}
            rightSection={<IconArrowDown size={18} stroke={2} aria-hidden />}
            onClick={goToAnswers}
          >
            {total === 1 ? 'See 1 idea' : `See ${total} ideas`}
          </Button>
        )}
      </section>
      <section ref={answers} tabIndex={-1} aria-label="Ideas for you" className={classes.answers}>
        <p className={classes.count} aria-live="polite">
          {isAsking && !found.isPlaceholderData && countWords(total)}
        </p>
        <Ideas
          found={found}
          isAsking={isAsking}
          hasTimeLimit={limits.maxMinutes !== undefined}
          hasLimits={Object.values(limits).some((limit) => limit !== undefined)}
          onClearLimits={clearLimits}
          onShowOthers={handleShowOthers}
        />
        <p className={classes.basics}>
          Water, salt and pepper are taken for granted, and so is what you always have on your
          shopping list.
        </p>
      </section>
    </Page>
  );
}

function countWords(total: number): string {
  if (total === 0) return '';
  return total === 1 ? '1 idea' : `${total} ideas, the best first`;
}
