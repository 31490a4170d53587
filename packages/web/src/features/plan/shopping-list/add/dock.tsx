/** The field to add items, above the tabs of a phone; while it has the focus, above the keyboard. */
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './dock.module.css';

export function Dock({ children }: { children: ReactNode }) {
  const dock = useRef<HTMLDivElement>(null);
  useEffect(() => followKeyboard(dock.current), []);
  return (
    <div ref={dock} className={classes.dock} data-list-dock>
      {children}
    </div>
  );
}

/** A phone's keyboard covers the page without making it smaller: only the visual viewport tells. */
function followKeyboard(dock: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport;
  if (!dock || !viewport) return undefined;
  const update = () => {
    const covered = window.innerHeight - viewport.height - viewport.offsetTop;
    dock.style.setProperty('--keyboard-height', `${Math.max(0, Math.round(covered))}px`);
  };
  viewport.addEventListener('resize', update);
  viewport.addEventListener('scroll', update);
  return () => {
    viewport.removeEventListener('resize', update);
    viewport.removeEventListener('scroll', update);
  };
}
