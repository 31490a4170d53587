/** A dinner to say yes or no to. The same button again takes the answer back. */
import { UnstyledButton } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { VotedMeal as Meal } from '@saltbush/contract/plan/votes';
import { formatShortDay } from '@saltbush/domain/plan/days/week';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import { RecipeCover } from '../../../recipe/recipes';
import type { VoteChange } from './use-vote';
import classes from './vote-page.module.css';

export interface VotedMealProps {
  meal: Meal;
  isEager: boolean;
  onVote: VoteChange;
}

export function VotedMeal({ meal, isEager, onVote }: VotedMealProps) {
  const { recipe, answer } = meal;
  const day = formatShortDay(meal.date);
  const label = `${recipe.title}, ${day}`;
  return (
    <li className={classes.meal}>
      <span className={classes.image} aria-hidden>
        <RecipeCover recipe={recipe} sizes="(min-width: 48em) 340px, 100vw" isEager={isEager} />
      </span>
      <div className={classes.text}>
        <p className={classes.day}>{[day, meal.meal].filter(Boolean).join(', ')}</p>
        <h2 className={classes.title}>{recipe.title}</h2>
        {recipe.totalMinutes !== undefined && (
          <p className={classes.minutes}>{formatMinutes(recipe.totalMinutes)}</p>
        )}
      </div>
      <fieldset className={classes.answers} aria-label={label}>
        <UnstyledButton
          className={classes.answer}
          data-answer="yes"
          aria-pressed={answer === 'yes'}
          onClick={() => onVote(meal, answer === 'yes' ? null : 'yes')}
        >
          <IconCheck size={22} stroke={2} aria-hidden />
          Yes
        </UnstyledButton>
        <UnstyledButton
          className={classes.answer}
          data-answer="no"
          aria-pressed={answer === 'no'}
          onClick={() => onVote(meal, answer === 'no' ? null : 'no')}
        >
          <IconX size={22} stroke={2} aria-hidden />
          No
        </UnstyledButton>
      </fieldset>
    </li>
  );
}
