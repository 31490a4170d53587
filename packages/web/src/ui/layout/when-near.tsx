/** Renders its children when they are about to scroll into view, so that they load on demand. */
import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface WhenNearProps {
  className?: string | undefined;
  children: ReactNode;
}

export function WhenNear({ className, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={place} className={className}>
      {isNear && children}
    </div>
  );
}

/** About one swipe ahead. */
const rootMargin = '400px';
