/** The chosen photos, in reading order. */
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { photoLimits } from '@saltbush/contract/recipe/recipe-photo';

export interface ChosenPhoto {
  key: string;
  file: File;
  previewUrl: string;
}

/** @param shared chosen when the form opens */
export function usePhotos(shared: readonly File[] = []) {
  const [urls] = useState(() => new Set<string>());
  const [{ photos, problem }, setChosen] = useState(() => choose([], shared, urls));
  useEffect(() => () => urls.forEach((url) => URL.revokeObjectURL(url)), [urls]);
  const setPhotos = (next: readonly ChosenPhoto[]) => setChosen({ photos: next, problem });

  const add = (files: readonly File[]) => setChosen(choose(photos, files, urls));
  const remove = (key: string) => {
    setChosen({ photos: photos.filter((photo) => photo.key !== key), problem: undefined });
  };
  const moveEarlier = (index: number) => {
    const moved = photos[index];
    if (!moved || index === 0) return;
    const others = photos.filter((photo) => photo !== moved);
    setPhotos([...others.slice(0, index - 1), moved, ...others.slice(index - 1)]);
  };
  return { photos, problem, add, remove, moveEarlier };
}

interface Chosen {
  photos: readonly ChosenPhoto[];
  problem: string | undefined;
}

/** @param urls gets those of the previews */
function choose(before: readonly ChosenPhoto[], files: readonly File[], urls: Set<string>): Chosen {
  const images = files.filter((file) => file.type === '' || file.type.startsWith('image/'));
  const space = photoLimits.photos - before.length;
  const added = images.slice(0, space).map((file) => {
    const previewUrl = URL.createObjectURL(file);
    urls.add(previewUrl);
    return { key: previewUrl, file, previewUrl };
  });
  return { photos: [...before, ...added], problem: problemOf(files, images, space) };
}

function problemOf(files: readonly File[], images: readonly File[], space: number) {
  if (images.length < files.length)
    return t`Please choose photos here. PDFs and documents are imported as files.`;
  if (images.length > space) return t`A recipe can have up to ${photoLimits.photos} photos.`;
  return undefined;
}
