/** Further images of the dish: small, each with a button to remove it. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import { imageMediaTypes } from '@saltbush/contract/recipe/images';
import { recipeLimits } from '@saltbush/contract/recipe/recipes';
import { FileButton } from '../../../../ui/fields/file-button';
import { useImageUploads } from '../../images';
import type { RecipeFormState } from '../use-recipe-form';
import { RemovableImage } from './removable-image';
import classes from './more-images-field.module.css';

export function MoreImagesField({ form }: { form: RecipeFormState }) {
  const { moreImageUrls = [] } = form.values;
  const { waiting, error, send } = useImageUploads((imageUrl) => form.addImage(imageUrl));
  const space = recipeLimits.moreImages - moreImageUrls.length - waiting;
  const remove = (url: string) =>
    form.set(
      'moreImageUrls',
      moreImageUrls.filter((each) => each !== url),
    );
  const message = error ?? form.errors['moreImageUrls'];
  return (
    <div className={classes.field}>
      <Images urls={moreImageUrls} onRemove={remove} />
      {space > 0 && (
        <FileButton
          icon={<IconPhotoPlus size={20} stroke={1.75} aria-hidden />}
          accept={imageMediaTypes.join(',')}
          multiple
          onFiles={(files) => void send(files.slice(0, space))}
        >
          <Trans>Add more pictures</Trans>
        </FileButton>
      )}
      {waiting > 0 && (
        <output className={classes.hint}>
          <Trans>Uploading …</Trans>
        </output>
      )}
      {message !== undefined && (
        <p className={classes.error} role="alert">
          {message}
        </p>
      )}
    </div>
  );
}

interface ImagesProps {
  urls: readonly string[];
  onRemove: (url: string) => void;
}

function Images({ urls, onRemove }: ImagesProps) {
  if (urls.length === 0) return null;
  return (
    <ul className={classes.images} aria-label={t`More pictures`}>
      {urls.map((url, index) => (
        <li key={url}>
          <RemovableImage
            imageUrl={url}
            alt={t`Extra picture ${index + 1}`}
            width="6.75rem"
            removeLabel={t`Remove extra picture ${index + 1}`}
            onRemove={() => onRemove(url)}
          />
        </li>
      ))}
    </ul>
  );
}
