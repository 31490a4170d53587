/** The form of an imported recipe with its source: beside it, or on a small screen in its place. */
import { t } from '@lingui/core/macro';
import { SegmentedControl } from '@mantine/core';
import { type FocusEvent, type ReactNode, useState } from 'react';
import type { RecipeFormValues } from '../form-values';
import { lineText } from '../ingredients/line-text';
import { SeeSource } from '../rows/see-source';
import { lineId } from '../rows/use-edited-rows';
import classes from './checked-recipe.module.css';
import type { NumberedLine } from './find-line';
import { goTo, type SoughtLine } from './sought-line';
import type { ImportSource } from './import-source';
import { SourcePanel } from './source-panel.lazy';

export interface CheckedRecipeProps {
  source: ImportSource;
  /** As they were read. */
  values: RecipeFormValues;
  /** The form. */
  children: ReactNode;
}

export function CheckedRecipe({ source, values, children }: CheckedRecipeProps) {
  const { view, field, sought, show, trackFocus, seeSource, goToLine } = useCheckedRecipe();
  return (
    <div className={classes.both} data-view={view} onFocus={trackFocus}>
      <SegmentedControl
        className={classes.switch}
        fullWidth
        aria-label={t`What is shown`}
        data={[
          { value: 'recipe', label: t`Recipe` },
          { value: 'source', label: t`See the source` },
        ]}
        value={view}
        onChange={show}
      />
      <div className={classes.source}>
        <SourcePanel
          whileLoading={<div className={classes.waiting} />}
          source={source}
          line={field?.value}
          doubts={doubtsIn(values)}
          isShown={view === 'source'}
          sought={sought}
          onChoose={goToLine}
        />
      </div>
      <SeeSource value={source.lines.length > 0 ? seeSource : undefined}>{children}</SeeSource>
    </div>
  );
}

/** What is in view, and the line that was used last. */
function useCheckedRecipe() {
  const [view, setView] = useState<'recipe' | 'source'>('recipe');
  const [field, setField] = useState<HTMLTextAreaElement>();
  const [sought, setSought] = useState<SoughtLine>();
  return {
    view,
    field,
    sought,
    show: (next: string) => {
      setView(next === 'source' ? 'source' : 'recipe');
      setSought(undefined);
      requestAnimationFrame(() => field?.scrollIntoView({ block: 'center' }));
    },
    trackFocus: (event: FocusEvent) => {
      const line = event.target.closest('li')?.querySelector<HTMLTextAreaElement>('[data-line]');
      if (line) setField(line);
    },
    seeSource: (id: string) => {
      setField(document.getElementById(id) as HTMLTextAreaElement);
      setView('source');
      setSought({ id });
    },
    goToLine: ({ id }: NumberedLine) => {
      setView('recipe');
      setSought(undefined);
      const line = CSS.escape(id);
      // When it is in view.
      requestAnimationFrame(() => goTo(document, `#${line}-confirm, #${line}`));
    },
  };
}

function doubtsIn({ ingredients }: RecipeFormValues): NumberedLine[] {
  return ingredients.flatMap((row) =>
    'heading' in row || !row.doubt
      ? []
      : [
          {
            number: row.doubt.number,
            text: lineText(row),
            id: lineId('ingredients', row.key),
          },
        ],
  );
}
