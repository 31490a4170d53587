/** What can be cooked with what is at hand (Spec 2, /inspiration). */
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
  const handleShowOthers = (hasMore: boolean) => {
    showOthers(hasMore);
    answers.current?.focus({ preventScroll: true });
    answers.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <Page
      title="Inspiration"
      heading="What can I cook?"
      lead="With what you have, in the time you have."
    >
      <section aria-label="Your kitchen" className={classes.kitchen}>
        <FoodField kitchen={kitchen} />
        <FoodChips kitchen={kitchen} />
        <LimitFields limits={limits} onChange={changeLimits} />
      </section>
      <section ref={answers} tabIndex={-1} aria-label="Ideas for you" className={classes.answers}>
        <p className={classes.count} aria-live="polite">
          {isAsking && !found.isPlaceholderData && countWords(found.data?.total)}
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

function countWords(total: number | undefined): string {
  if (total === undefined || total === 0) return '';
  return total === 1 ? '1 idea' : `${total} ideas, the best first`;
}
