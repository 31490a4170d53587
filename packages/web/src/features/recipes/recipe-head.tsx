/** The top of a recipe: picture, title, what it is, how long it takes, and what can be done with it. */
import { Badge, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { saysOnlyServes } from '@saltbush/domain/recipes/serves';
import { formatMinutes, totalTime } from '@saltbush/domain/recipes/times';
import { useUser } from '../../api/session';
import { RatingSummary } from '../reviews';
import { RecipeCover } from './recipe-cover';
import classes from './recipe-head.module.css';
import { RecipeSource } from './recipe-source';

export interface RecipeHeadProps {
  recipe: RecipeOnWire;
  actions: ReactNode;
  /** Whether its ratings are on the page. */
  isRated: boolean;
}

export function RecipeHead({ recipe, actions, isRated }: RecipeHeadProps) {
  const user = useUser();
  const facts = factsOf(recipe);
  return (
    <header className={classes.head}>
      <div className={classes.cover}>
        <RecipeCover recipe={recipe} sizes="(max-width: 48em) 100vw, 36rem" isEager />
      </div>
      <div className={classes.words}>
        <Title order={1} tabIndex={-1} className={classes.title}>
          {recipe.title}
        </Title>
        <div className={classes.standing}>
          {user?._id !== recipe.owner._id && <span>By {recipe.owner.username}</span>}
          {isRated && <RatingSummary rating={recipe} />}
        </div>
        {recipe.description && <p className={classes.description}>{recipe.description}</p>}
        {facts.length > 0 && (
          <dl className={classes.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {recipe.tags.length > 0 && (
          <ul className={classes.tags} aria-label="Tags">
            {recipe.tags.map((tag) => (
              <li key={tag}>
                <Badge variant="light" tt="none" size="lg" fw={500}>
                  {tag}
                </Badge>
              </li>
            ))}
          </ul>
        )}
        {recipe.sourceAttribution && <RecipeSource source={recipe.sourceAttribution} />}
        {actions}
      </div>
    </header>
  );
}

function factsOf(recipe: RecipeOnWire): [name: string, value: string][] {
  const { prepMinutes, cookMinutes, course, cuisine, difficulty, yieldText } = recipe;
  const facts: [string, string | undefined][] = [
    ['In all', asTime(totalTime(recipe))],
    ['Preparing', asTime(prepMinutes)],
    ['Cooking', asTime(cookMinutes)],
    ['Course', course && capitalised(course)],
    ['Cuisine', cuisine],
    ['Difficulty', difficulty && capitalised(difficulty)],
    ['Makes', yieldText && !saysOnlyServes(yieldText) ? yieldText : undefined],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const asTime = (minutes: number | undefined): string | undefined =>
  minutes === undefined ? undefined : formatMinutes(minutes);
