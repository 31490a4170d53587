/** An idea: the dish, how much of it is there, what is missing, and why it is here. */
import { ActionIcon } from '@mantine/core';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconHourglassHigh from '@tabler/icons-react/dist/esm/icons/IconHourglassHigh.mjs';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { Idea } from '@saltbush/contract/inspiration';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { formatMinutes } from '@saltbush/domain/recipes/times';
import { paths } from '../../app/paths';
import { RecipeCover } from '../recipes';
import classes from './idea-card.module.css';
import { generalWords, haveWords, missingWords, useUpWords, whyWords } from './idea-words';

export interface IdeaCardProps {
  idea: Idea;
  /** Then it matters that a recipe gives no time. */
  hasTimeLimit: boolean;
  isEager: boolean;
  /** The same function each time. */
  onPlan: (recipe: RecipeCard) => void;
}

export const IdeaCard = memo(function IdeaCard(props: IdeaCardProps) {
  const { idea, hasTimeLimit, isEager, onPlan } = props;
  const { recipe } = idea;
  const useUp = useUpWords(idea);
  const general = generalWords(idea);
  const unknownTime = hasTimeLimit ? 'Doesn’t say how long' : undefined;
  const time = recipe.totalMinutes === undefined ? unknownTime : formatMinutes(recipe.totalMinutes);
  return (
    <li className={classes.card}>
      <div className={classes.cover}>
        <RecipeCover recipe={recipe} sizes={sizes} isEager={isEager} />
      </div>
      <div className={classes.words}>
        <h2 className={classes.title}>
          <Link to={paths.recipe} params={{ id: recipe._id }}>
            {recipe.title}
          </Link>
        </h2>
        <ActionIcon
          className={classes.plan}
          color="gray"
          aria-label={`Add ${recipe.title} to meal plan`}
          onClick={() => onPlan(recipe)}
        >
          <IconCalendarPlus size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
        <p className={classes.have}>
          <strong>{haveWords(idea)}</strong>
          {idea.missing.length > 0 && <> · needs {missingWords(idea)}</>}
        </p>
        {useUp && (
          <p className={classes.useUp}>
            <IconHourglassHigh size={16} stroke={1.75} aria-hidden />
            <span>{useUp}</span>
          </p>
        )}
        {general && <p className={classes.aside}>{general}</p>}
        <p className={classes.aside}>
          {time && (
            <>
              <IconClock size={16} stroke={1.75} aria-hidden />
              {time}
              <span aria-hidden>·</span>
            </>
          )}
          {whyWords(idea)}
        </p>
      </div>
    </li>
  );
});

/** The grid's columns: one on a phone, then as many of 15.5 rem as fit into 75. */
const sizes = '(max-width: 34em) calc(100vw - 2rem), (max-width: 75em) 45vw, 18rem';
