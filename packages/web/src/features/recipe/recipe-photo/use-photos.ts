/** The chosen photos, in reading order. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { photoLimits } from '@saltbush/contract/recipe/recipe-photo';

export interface ChosenPhoto {
  key: string;
  file: File;
  previewUrl: string;
}

/** @param shared come once they were found on the device */
export function usePhotos(shared: readonly File[] | undefined) {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [problem, setProblem] = useState<string>();
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const made = urls.current;
    return () => made.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  const add = (files: readonly File[]) => {
    const images = files.filter((file) => file.type === '' || file.type.startsWith('image/'));
    const space = photoLimits.photos - photos.length;
    setProblem(problemOf(files, images, space));
    const added = images.slice(0, space).map((file) => {
      const previewUrl = URL.createObjectURL(file);
      urls.current.add(previewUrl);
      return { key: previewUrl, file, previewUrl };
    });
    setPhotos([...photos, ...added]);
  };
  const addShared = useEffectEvent(add);
  useEffect(() => {
    if (shared) addShared(shared);
  }, [shared]);
  const remove = (key: string) => {
    setProblem(undefined);
    setPhotos(photos.filter((photo) => photo.key !== key));
  };
  const moveEarlier = (index: number) => {
    const moved = photos[index];
    if (!moved || index === 0) return;
    const others = photos.filter((photo) => photo !== moved);
    setPhotos([...others.slice(0, index - 1), moved, ...others.slice(index - 1)]);
  };
  return { photos, problem, add, remove, moveEarlier };
}

function problemOf(files: readonly File[], images: readonly File[], space: number) {
  if (images.length < files.length) return 'Please choose photos: other files cannot be read.';
  if (images.length > space) return `A recipe can have up to ${photoLimits.photos} photos.`;
  return undefined;
}
