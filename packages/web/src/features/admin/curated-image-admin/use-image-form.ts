/** The state of the form of an image, and how it is sent. */
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { ListedCuratedImage } from '@saltbush/contract/admin/curated-image-admin';
import { AppError } from '@saltbush/contract/errors';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';
import { useFields } from '../../../ui/fields/use-fields';
import { useSubmit } from '../../../ui/fields/use-submit';
import { useAddImage, useChangeImage } from './use-library';

export type ImageFormState = ReturnType<typeof useImageForm>;

/** @param image undefined for a new one */
export function useImageForm(image: ListedCuratedImage | undefined, onDone: () => void) {
  const fields = useFields(valuesOf(image));
  const [difficulty, setDifficulty] = useState(image?.difficulty ?? 'Easy');
  const upload = useUploadedImage();
  const add = useAddImage();
  const change = useChangeImage();

  const send = async () => {
    const { tags, ...texts } = fields.values;
    const description = { ...texts, difficulty, tags: tagsIn(tags) };
    if (image) {
      await change.mutateAsync({ image, change: description, done: t`Picture saved` });
    } else if (upload.imageUrl === undefined) {
      return upload.setImageError(t`Please choose a picture`);
    } else {
      await add.mutateAsync({ imageUrl: upload.imageUrl, ...description });
    }
    onDone();
  };
  const handleFailure = (error: unknown) => {
    const messages = error instanceof AppError && Array.isArray(error.details) ? error.details : [];
    // "tags.2" is a part of the field "tags".
    fields.setMessages(messages.map((one) => ({ ...one, field: one.field.split('.')[0]! })));
    upload.setImageError(messages.find(({ field }) => field === 'imageUrl')?.message);
    if (messages.length === 0) showToast({ kind: 'error', ...describeError(error) });
  };
  return { fields, difficulty, setDifficulty, ...upload, ...useSubmit(send, handleFailure) };
}

const valuesOf = (image: ListedCuratedImage | undefined) => ({
  recipeTitle: image?.recipeTitle ?? '',
  tags: image?.tags.join(', ') ?? '',
  cuisine: image?.cuisine ?? '',
  alt: image?.alt ?? '',
});

function useUploadedImage() {
  const [imageUrl, setUrl] = useState<string>();
  const [imageError, setImageError] = useState<string>();
  const setImageUrl = (url: string) => {
    setImageError(undefined);
    setUrl(url);
  };
  return { imageUrl, setImageUrl, imageError, setImageError };
}

/** @example tagsIn('pasta, beef,') // ['pasta', 'beef'] */
const tagsIn = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
