/** The stock photo services that are set up. */
import { openOpenverse, type OpenverseSettings } from './openverse';
import type { PhotoService } from './photo-service';
import { openUnsplash, type UnsplashSettings } from './unsplash';

export type { FoundPhoto, PhotoService, TakenPhoto } from './photo-service';

export interface PhotoServiceSettings {
  unsplash: UnsplashSettings | undefined;
  openverse: OpenverseSettings | undefined;
}

export function openPhotoServices({ unsplash, openverse }: PhotoServiceSettings): PhotoService[] {
  return [
    ...(unsplash ? [openUnsplash(unsplash)] : []),
    ...(openverse ? [openOpenverse(openverse)] : []),
  ];
}

/** From where a page shows what these services have found, and the photos that are linked. */
export function photoOriginsOf({ unsplash, openverse }: PhotoServiceSettings): PhotoOrigins {
  return {
    linked: unsplash ? [unsplash.imagesOrigin] : [],
    thumbnails: openverse ? [new URL(openverse.url).origin] : [],
  };
}

export interface PhotoOrigins {
  linked: string[];
  thumbnails: string[];
}
