/** Lines of the photos that did not come into the recipe: to add as ingredients, one by one, or to keep as notes. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import { splitPastedLines } from '@saltbush/recipe-parser/plain-text';
import { ingredientRowsFrom } from '../form-values';
import type { RecipeFormState } from '../use-recipe-form';
import classes from './unused-lines.module.css';

export interface UnusedLinesProps {
  lines: readonly string[];
  form: Pick<RecipeFormState, 'set' | 'values' | 'changeIngredients'>;
}

export function UnusedLines(props: UnusedLinesProps) {
  const { unused, done, box, addIngredient, addNotes } = useUnusedLines(props);
  const areMany = unused.length > 1;
  return (
    <div ref={box} className={classes.box} tabIndex={-1}>
      {unused.length > 0 && (
        <details className={classes.unused}>
          <summary>
            {areMany ? t`${unused.length} lines of the photo weren’t used` : oneLine}
          </summary>
          <ul>
            {unused.map((line, index) => (
              <li key={index}>
                <span>{line}</span>
                <Button
                  variant="subtle"
                  aria-label={t`Add to ingredients: ${line}`}
                  onClick={() => addIngredient(index)}
                >
                  <Trans>Add to ingredients</Trans>
                </Button>
              </li>
            ))}
          </ul>
          <Button variant="default" onClick={addNotes}>
            {areMany ? t`Keep them as notes` : t`Keep it as a note`}
          </Button>
        </details>
      )}
      <VisuallyHidden aria-live="polite">{done}</VisuallyHidden>
    </div>
  );
}

const oneLine = t`1 line of the photo wasn’t used`;

function useUnusedLines({ lines, form }: UnusedLinesProps) {
  const [unused, setUnused] = useState(lines);
  /** For screen readers. */
  const [done, setDone] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const keepOnly = (left: readonly string[], what: string) => {
    setUnused(left);
    setDone(what);
    // The button that was pressed goes.
    box.current?.focus();
  };
  return {
    unused,
    done,
    box,
    addIngredient(index: number) {
      const line = unused[index]!;
      form.changeIngredients((rows) => [...rows, ...ingredientRowsFrom(splitPastedLines(line))]);
      keepOnly(
        unused.filter((_, each) => each !== index),
        t`Added to the ingredients: ${line}`,
      );
    },
    addNotes() {
      form.set('notes', [form.values.notes, ...unused].join('\n').trim());
      keepOnly([], t`Added to the notes.`);
    },
  };
}
