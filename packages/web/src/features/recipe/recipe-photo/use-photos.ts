/** The chosen photos, in reading order. */
import { useEffect, useRef, useState } from 'react';
import { photoLimits } from '@saltbush/contract/recipe/recipe-photo';

export interface ChosenPhoto {
  key: string;
  file: File;
  previewUrl: string;
}

export function usePhotos() {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [problem, setProblem] = useState<string>();
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const made = urls.current;
    return () => made.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  const add = (files: readonly File[]) => {
    const pictures = files.filter((file) => file.type === '' || file.type.startsWith('image/'));
    const room = photoLimits.photos - photos.length;
    setProblem(problemOf(files, pictures, room));
    const added = pictures.slice(0, room).map((file) => {
      const previewUrl = URL.createObjectURL(file);
      urls.current.add(previewUrl);
      return { key: previewUrl, file, previewUrl };
    });
    setPhotos([...photos, ...added]);
  };
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

function problemOf(files: readonly File[], pictures: readonly File[], room: number) {
  if (pictures.length < files.length) return 'Please choose photos: other files cannot be read.';
  if (pictures.length > room) return `A recipe can have up to ${photoLimits.photos} photos.`;
  return undefined;
}
