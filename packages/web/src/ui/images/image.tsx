/** An image with a fixed aspect ratio and a placeholder colour, so that the layout does not shift. */
import { useState, type ReactNode } from 'react';
import { withBasePath } from '../../base-path';
import classes from './image.module.css';

export interface ImageProps {
  src: string;
  srcSet?: string;
  sizes?: string;
  /** Blank when the text next to the image describes it. */
  alt?: string;
  /** CSS colour shown while the image loads. */
  colour?: string | undefined;
  /** Load at once instead of lazily: for images in the first viewport. */
  isEager?: boolean;
  /** Shown when the image cannot be loaded. */
  fallback?: ReactNode;
}

export function Image({
  src,
  srcSet,
  sizes,
  alt = '',
  colour,
  isEager = false,
  fallback = null,
}: ImageProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (failedSrc === src) return fallback;
  return (
    <img
      className={classes.image}
      style={{ backgroundColor: colour }}
      src={withBasePath(src)}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailedSrc(src)}
    />
  );
}
