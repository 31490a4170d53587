/** The form of an imported recipe with its source: beside it, or on a small screen in its place. */
import { SegmentedControl } from '@mantine/core';
import { type FocusEvent, type ReactNode, useState } from 'react';
import type { RecipeFormValues } from '../form-values';
import { lineText } from '../ingredients/line-text';
import classes from './checked-recipe.module.css';
import type { ImportSource } from './import-source';
import { SourcePanel } from './source-panel.lazy';
import type { NumberedLine } from './source-text';

export interface CheckedRecipeProps {
  source: ImportSource;
  /** As they were read. */
  values: RecipeFormValues;
  /** The form. */
  children: ReactNode;
}

export function CheckedRecipe({ source, values, children }: CheckedRecipeProps) {
  const [view, setView] = useState<'recipe' | 'source'>('recipe');
  const [field, setField] = useState<HTMLTextAreaElement>();
  const handleFocus = (event: FocusEvent) => {
    const line = event.target.closest('li')?.querySelector<HTMLTextAreaElement>('[data-line]');
    if (line) setField(line);
  };
  const handleView = (next: string) => {
    setView(next === 'source' ? 'source' : 'recipe');
    requestAnimationFrame(() => field?.scrollIntoView({ block: 'center' }));
  };
  return (
    <div className={classes.both} data-view={view} onFocus={handleFocus}>
      <SegmentedControl
        className={classes.switch}
        fullWidth
        aria-label="What is shown"
        data={[
          { value: 'recipe', label: 'Recipe' },
          { value: 'source', label: 'See the source' },
        ]}
        value={view}
        onChange={handleView}
      />
      <div className={classes.source}>
        <SourcePanel
          whileLoading={<div className={classes.waiting} />}
          source={source}
          line={field?.value}
          doubts={doubtsIn(values)}
          isShown={view === 'source'}
        />
      </div>
      {children}
    </div>
  );
}

function doubtsIn({ ingredients }: RecipeFormValues): NumberedLine[] {
  return ingredients.flatMap((row) =>
    'heading' in row || !row.doubt ? [] : [{ number: row.doubt.number, text: lineText(row) }],
  );
}
