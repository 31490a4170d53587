/** The image and what is said of it. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import {
  curatedImageAdminLimits,
  type ListedCuratedImage,
} from '@saltbush/contract/admin/curated-image-admin';
import { difficulties } from '@saltbush/contract/recipe/curated-images';
import { ChoiceChips } from '../../../ui/fields/choice-chips';
import { RecipePhoto } from '../../recipe/recipes';
import { UploadField } from './upload-field';
import { useImageForm, type ImageFormState } from './use-image-form';
import classes from './curated-images.module.css';

interface ImageFormProps {
  /** Undefined for a new one. */
  image: ListedCuratedImage | undefined;
  onDone: () => void;
}

const limits = curatedImageAdminLimits;
const difficultyChoices = difficulties.map((value) => ({ value, label: value }));

export function ImageForm({ image, onDone }: ImageFormProps) {
  const form = useImageForm(image, onDone);
  const { imageUrl, imageError, setImageUrl, difficulty, setDifficulty } = form;
  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <Stack gap="md">
        {image ? (
          <div className={classes.preview}>
            <RecipePhoto imageUrl={image.imageUrl} alt={image.alt} sizes="20rem" />
          </div>
        ) : (
          <UploadField imageUrl={imageUrl} error={imageError} onUploaded={setImageUrl} />
        )}
        <DescriptionFields fields={form.fields} />
        <ChoiceChips
          label={t`How hard to cook`}
          choices={difficultyChoices}
          value={difficulty}
          onChange={(value) => value && setDifficulty(value)}
        />
        <Group justify="end">
          <Button variant="default" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={form.isBusy}>
            {image ? t`Save` : t`Add picture`}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function DescriptionFields({ fields }: { fields: Pick<ImageFormState['fields'], 'bind'> }) {
  return (
    <>
      <TextInput
        label={t`Dish`}
        required
        maxLength={limits.title}
        {...fields.bind('recipeTitle')}
      />
      <TextInput
        label={t`What the picture shows`}
        description={t`For people who can’t see it.`}
        required
        maxLength={limits.alt}
        {...fields.bind('alt')}
      />
      <TextInput
        label={t`Tags`}
        description={t`Separate with commas, the most important first: pasta, beef, family`}
        {...fields.bind('tags')}
      />
      <TextInput label={t`Cuisine`} maxLength={limits.cuisine} {...fields.bind('cuisine')} />
    </>
  );
}
