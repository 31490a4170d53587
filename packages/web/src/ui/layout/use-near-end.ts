import { useEffect, type RefObject } from 'react';

export interface NearEnd {
  /** Whether there is more, and nothing is on its way. */
  isOn: boolean;
  onNear: () => void;
}

/**
 * Asks for more when the reader comes near the end of a list: half a window ahead. Not before they scroll, so that a first
 * visit loads one page, and never where the browser cannot tell.
 */
export function useNearEnd(end: RefObject<Element | null>, { isOn, onNear }: NearEnd): void {
  useEffect(() => {
    if (!isOn || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(),
      { rootMargin: '0px 0px 50% 0px' },
    );
    const watch = () => observer.observe(end.current!);
    if (scrollY > 0) watch();
    else addEventListener('scroll', watch, { once: true, passive: true });
    return () => {
      removeEventListener('scroll', watch);
      observer.disconnect();
    };
  }, [end, isOn, onNear]);
}
