/** The text that a recipe was read from, with numbers at its doubtful lines and the current one marked. */
import { useEffect, useRef } from 'react';
import { findLine } from './find-line';
import classes from './source-panel.module.css';

export interface NumberedLine {
  number: number;
  text: string;
}

export interface SourceTextProps {
  text: string;
  /** The line of the form that was used last. */
  line: string | undefined;
  doubts: readonly NumberedLine[];
  /** Whether it is shown in place of the form; when it is, it scrolls to the line. */
  isShown: boolean;
}

export function SourceText({ text, line, doubts, isShown }: SourceTextProps) {
  const lines = text.split('\n');
  const current = line === undefined ? undefined : findLine(lines, line);
  const numbers = new Map(doubts.map((doubt) => [findLine(lines, doubt.text), doubt.number]));
  const marked = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    marked.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, current]);
  return (
    <div className={classes.text}>
      {lines.map((words, index) => (
        <p
          key={index}
          ref={index === current ? marked : undefined}
          data-doubtful={numbers.has(index) || undefined}
          aria-current={index === current || undefined}
        >
          {words}
          {numbers.has(index) && <span className={classes.number}>{numbers.get(index)}</span>}
        </p>
      ))}
    </div>
  );
}
