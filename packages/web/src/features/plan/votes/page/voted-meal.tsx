/** A dinner to say yes or no to. The same button again takes the answer back. */
import type { VotedMeal as Meal } from '@saltbush/contract/plan/votes';
import { formatShortDay } from '@saltbush/domain/plan/days/week';
import type { VoteAnswer } from '@saltbush/domain/plan/rows/vote-answers';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import { mealWord } from '@saltbush/domain/plan/meal-plans/meal-words';
import { RecipeCover } from '../../../recipe/recipes';
import { AnswerButtons } from '../../dish-round';
import type { VoteChange } from './use-vote';
import classes from './vote-page.module.css';

/** As for the dishes of a round. Not made of `voteAnswers`: the page of a link is small. */
const answers = ['no', 'yes'] as const satisfies readonly VoteAnswer[];

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
        <p className={classes.day}>
          {[day, meal.meal && mealWord(meal.meal)].filter(Boolean).join(', ')}
        </p>
        <h2 className={classes.title}>{recipe.title}</h2>
        {recipe.totalMinutes !== undefined && (
          <p className={classes.minutes}>{formatMinutes(recipe.totalMinutes)}</p>
        )}
      </div>
      <div className={classes.answers}>
        <AnswerButtons
          label={label}
          answers={answers}
          chosen={answer}
          onAnswer={(said) => onVote(meal, answer === said ? null : said)}
        />
      </div>
    </li>
  );
}
