/** Pictures of foods and recipes are loaded after the list, which can be read without them. */
import { useEffect, useState } from 'react';
import { onDemand } from '../../../ui/on-demand';
import type * as Code from './row-pictures';

export type RowPictures = typeof Code;

const rowPictures = onDemand((): Promise<RowPictures> => import('./row-pictures'));

/**
 * @returns undefined until they are loaded; a row keeps their place free
 * @example useRowPictures()?.glyphOfFood('brown-onion') // 'onion'
 */
export function useRowPictures(): RowPictures | undefined {
  const [pictures, setPictures] = useState(rowPictures.loaded);
  useEffect(() => {
    if (pictures) return;
    let isShown = true;
    rowPictures.load().then(
      (code) => isShown && setPictures(code),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [pictures]);
  return pictures;
}
