import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { importLimits } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { ariaBusyProps } from '../../../ui/feedback/aria-busy';
import { Panel } from '../../../ui/layout/panel';

export interface RecipeTextFormProps {
  isBusy: boolean;
  /** The shared text. */
  start?: string | undefined;
  onRead: (text: string) => void;
}

/** Link target when a page cannot be read. */
export const recipeTextId = 'recipe-text';

export function RecipeTextForm({ isBusy, start = '', onRead }: RecipeTextFormProps) {
  const [text, setText] = useState(start);
  const [error, setError] = useState<string>();
  return (
    <Panel title="From a text">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const problem = problemOf(text);
          setError(problem);
          if (problem === undefined && !isBusy) onRead(text);
        }}
      >
        <Textarea
          id={recipeTextId}
          label="Or paste the recipe as text"
          description="From a mail, a document or a page that we cannot open. A page’s source works too."
          rows={8}
          resize="vertical"
          value={text}
          error={error}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
        <div>
          <Button type="submit" variant="default" {...ariaBusyProps(isBusy)}>
            Read the text
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function problemOf(text: string): string | undefined {
  if (text.trim() === '') return 'Please paste the recipe first';
  if (text.length <= importLimits.text) return undefined;
  return 'This is very long. Please paste only the part with the recipe';
}
