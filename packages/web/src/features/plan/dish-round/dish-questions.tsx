/** One dish at a time: a large image, and no, yes or love. It goes on by itself to what has no answer yet. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { VotedDish } from '@saltbush/contract/plan/votes';
import { dishAnswers, type DishAnswer } from '@saltbush/domain/plan/rows/vote-answers';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import { RecipeCover } from '../../recipe/recipes';
import { AnswerButtons } from './answer-buttons';
import classes from './dish-questions.module.css';

export interface DishQuestionsProps {
  dishes: readonly VotedDish[];
  onAnswer: (dish: VotedDish, answer: DishAnswer) => void;
  /** Below the thanks, once all are answered. */
  children?: ReactNode;
}

export function DishQuestions({ dishes, onAnswer, children }: DishQuestionsProps) {
  const [place, setPlace] = useState(() => firstOpen(dishes, -1));
  const dish = place === undefined ? undefined : dishes[place];
  if (dish === undefined || place === undefined) {
    return <Done onLookAgain={() => setPlace(0)}>{children}</Done>;
  }
  const answer = (said: DishAnswer) => {
    onAnswer(dish, said);
    const answered = dishes.map((one) => (one._id === dish._id ? { ...one, answer: said } : one));
    // Who looks again goes through all of them.
    const wasOpen = dish.answer === undefined;
    setPlace(wasOpen ? firstOpen(answered, place) : nextOf(dishes, place));
  };
  const onBack = place > 0 ? () => setPlace(place - 1) : undefined;
  return (
    <Question
      dish={dish}
      count={t`${{ place: place + 1 }} of ${{ all: dishes.length }}`}
      onAnswer={answer}
      onBack={onBack}
    />
  );
}

function Done({ onLookAgain, children }: { onLookAgain: () => void; children: ReactNode }) {
  return (
    <div className={classes.done}>
      <p className={classes.thanks} aria-live="polite">
        <Trans>Thanks! That’s all.</Trans>
      </p>
      <Button variant="default" onClick={onLookAgain}>
        <Trans>Look again</Trans>
      </Button>
      {children}
    </div>
  );
}

interface QuestionProps {
  dish: VotedDish;
  count: string;
  onAnswer: (answer: DishAnswer) => void;
  /** Absent at the first. */
  onBack: (() => void) | undefined;
}

function Question({ dish, count, onAnswer, onBack }: QuestionProps) {
  const { title, totalMinutes } = dish.recipe;
  return (
    <div className={classes.question}>
      <p className={classes.count}>{count}</p>
      <span className={classes.image} aria-hidden>
        <RecipeCover
          key={dish._id}
          recipe={dish.recipe}
          sizes="(min-width: 48em) 640px, 100vw"
          isEager
        />
      </span>
      <h2 className={classes.title} aria-live="polite">
        {title}
      </h2>
      <p className={classes.minutes}>{totalMinutes !== undefined && formatMinutes(totalMinutes)}</p>
      <AnswerButtons
        label={title}
        answers={dishAnswers}
        chosen={dish.answer}
        isLarge
        onAnswer={onAnswer}
      />
      {onBack && (
        <Button variant="subtle" className={classes.back} onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      )}
    </div>
  );
}

/** The next dish without an answer behind this place, from the first on; undefined when all have one. */
function firstOpen(dishes: readonly VotedDish[], after: number): number | undefined {
  const isOpen = ({ answer }: VotedDish) => answer === undefined;
  const behind = dishes.findIndex((dish, place) => place > after && isOpen(dish));
  const any = behind >= 0 ? behind : dishes.findIndex(isOpen);
  return any >= 0 ? any : undefined;
}

const nextOf = (dishes: readonly VotedDish[], place: number): number | undefined =>
  place + 1 < dishes.length ? place + 1 : undefined;
