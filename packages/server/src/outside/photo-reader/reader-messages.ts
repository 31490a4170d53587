/** What the server and the reading process say to each other. */
import type { PhotoPage } from '@saltbush/domain/recipe-photo/photo-page';
import type { GreyPicture } from './grey-picture';

export interface ReadOrder {
  id: number;
  photo: GreyPicture;
}

export type ReadResult =
  | { id: number; page: PhotoPage }
  /** What went wrong, for the log. */
  | { id: number; failure: string };
