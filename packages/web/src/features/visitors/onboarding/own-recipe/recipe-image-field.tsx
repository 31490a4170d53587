/** The image of the own recipe: what is chosen, and the tabs of the image picker. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { isHeading } from '@saltbush/recipe-parser/recipe';
import { LoadedPart } from '../../../../ui/loaded-part';
import { pickerPanels, saySelected } from '../../../recipe/image-picker';
import { useImageUpload } from '../../../recipe/images';
import { RecipeCover } from '../../../recipe/recipes';
import type { OwnRecipe } from '../stored-onboarding';
import classes from './own-recipe.module.css';

export interface RecipeImageFieldProps {
  recipe: OwnRecipe;
  onChoose: (imageUrl: string | undefined) => void;
  /** The title was asked for with the image. */
  onTitle: (title: string) => void;
}

export function RecipeImageField({ recipe, onChoose, onTitle }: RecipeImageFieldProps) {
  const { title, imageUrl, ingredients } = recipe;
  const choose = (chosen: string) => {
    onChoose(chosen);
    saySelected();
  };
  const upload = useImageUpload(choose);
  const lines = ingredients.flatMap((row) =>
    isHeading(row) ? [] : [[row.amount, row.unit, row.name].filter(Boolean).join(' ')],
  );
  return (
    <div className={classes.image}>
      {imageUrl !== undefined && (
        <ChosenImage title={title} imageUrl={imageUrl} onRemove={() => onChoose(undefined)} />
      )}
      <LoadedPart
        code={pickerPanels}
        partProps={{
          recipe: { title, ingredients: lines.filter(Boolean), instructions: [] },
          onChoose: (image) => {
            choose(image.imageUrl);
            if (image.title !== undefined) onTitle(image.title);
          },
          onFile: (file) => void upload.send(file),
          failures,
        }}
      />
      {upload.stage && (
        <output className={classes.hint}>
          <Trans>Uploading …</Trans>
        </output>
      )}
      {upload.error !== undefined && (
        <p className={classes.error} role="alert">
          {upload.error}
        </p>
      )}
    </div>
  );
}

/** Spec 8, Image generation. */
const failures = {
  photos: { title: t`Error searching images`, message: t`Please try again.` },
  drawing: {
    title: t`Failed to generate image`,
    message: t`Please try again or use a stock image.`,
  },
};

interface ChosenImageProps {
  title: string;
  imageUrl: string;
  onRemove: () => void;
}

const ChosenImage = ({ title, imageUrl, onRemove }: ChosenImageProps) => (
  <div className={classes.chosen}>
    <span className={classes.cover}>
      <RecipeCover recipe={{ title, imageUrl }} sizes="12rem" isEager />
    </span>
    <Button
      variant="subtle"
      color="red"
      leftSection={<IconTrash size={20} stroke={1.75} aria-hidden />}
      onClick={onRemove}
    >
      <Trans>Remove picture</Trans>
    </Button>
  </div>
);
