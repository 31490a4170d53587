/** Which part of a recipe is read; nothing while its image is in sight. */
import { useEffect, useState } from 'react';

/** Ids of the headings. */
export type RecipePart = 'ingredients' | 'steps';

/** Of the height of the window: a heading above this is what is read. */
const readAt = 1 / 3;

export function useReadingPlace(): RecipePart | undefined {
  const [place, setPlace] = useState<RecipePart>();
  useEffect(() => {
    const update = () => setPlace(findPlace());
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return place;
}

function findPlace(): RecipePart | undefined {
  const image = document.querySelector('[data-recipe-image]');
  if (!image || image.getBoundingClientRect().bottom >= 0) return undefined;
  const steps = document.getElementById('steps');
  return steps && steps.getBoundingClientRect().top < window.innerHeight * readAt
    ? 'steps'
    : 'ingredients';
}

/** Scrolls to a part, and takes the keyboard and screen readers there. */
export function goToPart(part: RecipePart): void {
  const heading = document.getElementById(part);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
}
