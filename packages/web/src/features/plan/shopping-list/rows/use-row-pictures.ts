/** Pictures of foods and recipes are loaded after the list, which can be read without them. */
import { onDemand } from '../../../../ui/on-demand';
import { useLoaded } from '../../../../ui/use-loaded';
import type * as Code from './row-pictures';

export type RowPictures = typeof Code;

const rowPictures = onDemand((): Promise<RowPictures> => import('./row-pictures'));

/**
 * @returns undefined until they are loaded; a row keeps their place free
 * @example useRowPictures()?.glyphOfFood('brown-onion') // 'onion'
 */
export const useRowPictures = (): RowPictures | undefined => useLoaded(rowPictures);
