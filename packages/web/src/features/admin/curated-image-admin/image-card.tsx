/** An image of the library, with what an admin can do with it. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Button, Group, Text } from '@mantine/core';
import type { ListedCuratedImage } from '@saltbush/contract/admin/curated-image-admin';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';
import { RecipePhoto } from '../../recipe/recipes';
import { useChangeImage } from './use-library';
import classes from './curated-images.module.css';

interface ImageCardProps {
  image: ListedCuratedImage;
  onEdit: () => void;
}

export function ImageCard({ image, onEdit }: ImageCardProps) {
  const { imageUrl, recipeTitle, alt, isShown } = image;
  return (
    <li className={classes.card} data-off={!isShown || undefined}>
      <div className={classes.image}>
        <RecipePhoto imageUrl={imageUrl} alt={alt} sizes="18rem" />
      </div>
      <Description image={image} />
      <Group gap="xs" className={classes.actions} grow>
        <Button variant="default" onClick={onEdit} aria-label={t`Edit ${recipeTitle}`}>
          <Trans>Edit</Trans>
        </Button>
        <SwitchButton image={image} />
      </Group>
    </li>
  );
}

/** As many as the picker shows. */
const shownTags = 3;

function Description({ image }: { image: ListedCuratedImage }) {
  const { recipeTitle, tags, cuisine, difficulty, isShown, isAdded } = image;
  const facts = [tags.slice(0, shownTags).join(', '), cuisine, difficulty];
  return (
    <div className={classes.text}>
      <Text fw={600}>{recipeTitle}</Text>
      <Text c="dimmed" size="sm">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      {(!isShown || isAdded) && (
        <Group gap="xs">
          {!isShown && (
            <Badge {...badge('gray')}>
              <Trans>Switched off</Trans>
            </Badge>
          )}
          {isAdded && (
            <Badge {...badge('saltbush')}>
              <Trans>Added by an admin</Trans>
            </Badge>
          )}
        </Group>
      )}
    </div>
  );
}

const badge = (color: string) => ({ color, variant: 'light', tt: 'none' as const });

function SwitchButton({ image }: { image: ListedCuratedImage }) {
  const { recipeTitle, isShown } = image;
  const { mutate, isPending } = useChangeImage();
  const handleClick = () =>
    mutate(
      {
        image,
        change: { isShown: !isShown },
        done: isShown ? t`Switched off: ${recipeTitle}` : t`Switched on: ${recipeTitle}`,
      },
      { onError: (error) => showToast({ kind: 'error', ...describeError(error) }) },
    );
  return (
    <Button
      variant="default"
      loading={isPending}
      onClick={handleClick}
      aria-label={isShown ? t`Switch off ${recipeTitle}` : t`Switch on ${recipeTitle}`}
    >
      {isShown ? t`Switch off` : t`Switch on`}
    </Button>
  );
}
