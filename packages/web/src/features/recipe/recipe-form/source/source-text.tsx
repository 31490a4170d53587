/** The text that a recipe was read from, with numbers at its doubtful lines and the current one marked. */
import { findLines, type LinesToFind } from './find-line';
import classes from './source-panel.module.css';
import { useMarked } from './use-marked';

export interface SourceTextProps extends LinesToFind {
  text: string;
  /** Whether it is shown in place of the form; when it is, it scrolls to the line. */
  isShown: boolean;
}

export function SourceText({ text, isShown, ...wanted }: SourceTextProps) {
  const lines = text.split('\n');
  const { current, numbered } = findLines(lines, wanted);
  const marked = useMarked<HTMLParagraphElement>(current, isShown);
  return (
    <div className={classes.text}>
      {lines.map((words, index) => (
        <p
          key={index}
          ref={index === current ? marked : undefined}
          data-doubtful={numbered.has(index) || undefined}
          aria-current={index === current || undefined}
        >
          {words}
          {numbered.has(index) && (
            <span className={classes.number}>{numbered.get(index)!.number}</span>
          )}
        </p>
      ))}
    </div>
  );
}
