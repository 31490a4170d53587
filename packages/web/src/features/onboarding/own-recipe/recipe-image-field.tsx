/** The image of the own recipe: what is chosen, and where to choose another one. */
import { Button } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { RecipeCover } from '../../recipes';
import type { OwnRecipe } from '../stored-onboarding';
import { CuratedChoice } from './curated-choice';
import classes from './own-recipe.module.css';

export interface RecipeImageFieldProps {
  recipe: OwnRecipe;
  onChoose: (imageUrl: string | undefined) => void;
}

export function RecipeImageField({ recipe, onChoose }: RecipeImageFieldProps) {
  const { title, imageUrl } = recipe;
  return (
    <div className={classes.image}>
      {imageUrl !== undefined && (
        <div className={classes.chosen}>
          <span className={classes.cover}>
            <RecipeCover recipe={{ title, imageUrl }} sizes="12rem" isEager />
          </span>
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={20} stroke={1.75} aria-hidden />}
            onClick={() => onChoose(undefined)}
          >
            Remove picture
          </Button>
        </div>
      )}
      <CuratedChoice chosen={imageUrl} onChoose={onChoose} />
    </div>
  );
}
