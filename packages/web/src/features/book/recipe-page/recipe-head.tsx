/** Header of a recipe: image, title, description, times and actions. */
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { knownServes, whatItMakes } from '@saltbush/domain/recipe/recipes/serves';
import { formatMinutes, totalTime } from '@saltbush/domain/recipe/recipes/times';
import { useUser } from '../../../api/session';
import { RatingSummary } from '../reviews';
import { TagList } from '../../recipe/recipes';
import { ImageCredit, RecipeSource } from '../../recipe/recipe-content';
import { DietBadge } from './diets/diet-badge';
import { RecipeGallery } from './recipe-gallery';
import classes from './recipe-head.module.css';

export interface RecipeHeadProps {
  recipe: RecipeOnWire;
  /** The button to start cooking; the first of the actions. */
  start?: ReactNode;
  actions: ReactNode;
  /** Whether the page shows ratings. */
  isRated: boolean;
}

export function RecipeHead({ recipe, start, actions, isRated }: RecipeHeadProps) {
  const user = useUser();
  return (
    <header className={classes.head}>
      <div>
        <RecipeGallery key={recipe._id} recipe={recipe} />
        {recipe.imageCredit && <ImageCredit credit={recipe.imageCredit} />}
      </div>
      <div className={classes.text}>
        <Title order={1} tabIndex={-1} className={classes.title}>
          {recipe.title}
        </Title>
        <div className={classes.standing}>
          {user?._id !== recipe.owner._id && <span>By {recipe.owner.username}</span>}
          {isRated && <RatingSummary rating={recipe} />}
          <DietBadge recipe={recipe} />
        </div>
        {recipe.description && <p className={classes.description}>{recipe.description}</p>}
        <Facts facts={factsOf(recipe)} />
        <TagList tags={recipe.tags} isLarge />
        {recipe.sourceAttribution && <RecipeSource source={recipe.sourceAttribution} />}
        <div className={classes.actions}>
          {start}
          {actions}
        </div>
      </div>
    </header>
  );
}

function Facts({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Fact = [name: string, value: string];

function factsOf(recipe: RecipeOnWire): Fact[] {
  const { prepMinutes, cookMinutes, course, cuisine, difficulty, yieldText } = recipe;
  const facts: [string, string | undefined][] = [
    ['Total', asTime(totalTime(recipe))],
    ['Prep', asTime(prepMinutes)],
    ['Cook', asTime(cookMinutes)],
    ['Course', course && capitalised(course)],
    ['Cuisine', cuisine],
    ['Difficulty', difficulty && capitalised(difficulty)],
    ['Makes', whatItMakes(yieldText, knownServes(recipe))],
  ];
  return facts.filter((fact): fact is Fact => Boolean(fact[1]));
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const asTime = (minutes: number | undefined): string | undefined =>
  minutes === undefined ? undefined : formatMinutes(minutes);
