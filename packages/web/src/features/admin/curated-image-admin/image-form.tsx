/** The image and what is said of it. */
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
          label="How hard to cook"
          choices={difficultyChoices}
          value={difficulty}
          onChange={(value) => value && setDifficulty(value)}
        />
        <Group justify="end">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" loading={form.isBusy}>
            {image ? 'Save' : 'Add picture'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function DescriptionFields({ fields }: { fields: Pick<ImageFormState['fields'], 'bind'> }) {
  return (
    <>
      <TextInput label="Dish" required maxLength={limits.title} {...fields.bind('recipeTitle')} />
      <TextInput
        label="What the picture shows"
        description="For people who can’t see it."
        required
        maxLength={limits.alt}
        {...fields.bind('alt')}
      />
      <TextInput
        label="Tags"
        description="Separate with commas, the most important first: pasta, beef, family"
        {...fields.bind('tags')}
      />
      <TextInput label="Cuisine" maxLength={limits.cuisine} {...fields.bind('cuisine')} />
    </>
  );
}
