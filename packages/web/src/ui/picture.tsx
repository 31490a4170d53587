/** A picture in a frame of fixed proportion: nothing moves when it arrives, and its colour stands in. */
import { useState, type ReactNode } from 'react';
import classes from './picture.module.css';

export interface PictureProps {
  src: string;
  srcSet?: string;
  sizes?: string;
  /** Blank for a picture whose words stand beside it. */
  alt?: string;
  /** Of CSS; stands in while the picture loads. */
  colour?: string | undefined;
  /** For what is seen first: do not wait until it scrolls into view. */
  isEager?: boolean;
  /** Shown when the picture cannot be loaded. */
  fallback?: ReactNode;
}

export function Picture({
  src,
  srcSet,
  sizes,
  alt = '',
  colour,
  isEager = false,
  fallback = null,
}: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (failedSrc === src) return fallback;
  return (
    <img
      className={classes.picture}
      style={{ backgroundColor: colour }}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailedSrc(src)}
    />
  );
}
