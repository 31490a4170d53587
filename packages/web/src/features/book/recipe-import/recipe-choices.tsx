/** Which recipes of a page with several: one opens in the form, more are saved straight away. */
import { t } from '@lingui/core/macro';
import { Button, Checkbox, Group, Title } from '@mantine/core';
import { useState } from 'react';
import type { RecipeDraftOnWire } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import classes from './import-recipe-page.module.css';

/** A recipe of the page; the main one has no number. */
export interface ChosenRecipe {
  title: string;
  recipe?: number | undefined;
}

export interface RecipeChoicesProps {
  draft: RecipeDraftOnWire;
  onChoose: (chosen: readonly ChosenRecipe[]) => void;
}

export function RecipeChoices({ draft, onChoose }: RecipeChoicesProps) {
  const { alreadyHave, otherRecipes = [] } = draft;
  const main: ChosenRecipe[] = alreadyHave ? [] : [{ title: draft.title }];
  const choices = [...main, ...otherRecipes];
  const [chosen, setChosen] = useState<readonly ChosenRecipe[]>(main);
  const isChosen = (choice: ChosenRecipe) => chosen.some(({ recipe }) => recipe === choice.recipe);
  const toggle = (choice: ChosenRecipe) =>
    setChosen(choices.filter((each) => isChosen(each) !== (each.recipe === choice.recipe)));
  return (
    <>
      <Title order={2} size="h3">
        {alreadyHave
          ? t`The page has other recipes too`
          : t`This page has ${choices.length} recipes. Which ones?`}
      </Title>
      <ul className={classes.choices} aria-label={t`Recipes of the page`}>
        {choices.map((choice) => (
          <li key={choice.recipe ?? 'main'}>
            <Checkbox
              label={choice.title}
              checked={isChosen(choice)}
              onChange={() => toggle(choice)}
            />
          </li>
        ))}
      </ul>
      {chosen.length > 1 && <p>{t`Saved straight away; check them later.`}</p>}
      <Group gap="xs">
        <Button disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
          {chosen.length > 1 ? t`Import ${chosen.length} recipes` : t`Import the recipe`}
        </Button>
        {chosen.length < choices.length && (
          <Button variant="default" onClick={() => setChosen(choices)}>
            {t`Choose all`}
          </Button>
        )}
      </Group>
    </>
  );
}
