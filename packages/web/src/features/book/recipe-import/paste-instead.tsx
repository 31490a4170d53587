/** A field for the text of a page that does not show its recipe; the page's link stays its source. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { importLimits } from '@saltbush/contract/recipe/recipe-import/recipe-import';

export interface PasteInsteadProps {
  /** What the page does show: a caption, or what is said in its video. */
  start?: string | undefined;
  onRead: (text: string) => void;
}

export function PasteInstead({ start, onRead }: PasteInsteadProps) {
  const [isPressed, setPressed] = useState(false);
  if (isPressed || start !== undefined) {
    return <PasteForm start={start} isPressed={isPressed} onRead={onRead} />;
  }
  return (
    <div>
      <Button variant="default" onClick={() => setPressed(true)}>
        <Trans>Paste the text instead</Trans>
      </Button>
    </div>
  );
}

function PasteForm({ start = '', isPressed, onRead }: PasteInsteadProps & { isPressed: boolean }) {
  const [text, setText] = useState(start);
  const [error, setError] = useState<string>();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const problem = problemOf(text);
    setError(problem);
    if (problem === undefined) onRead(text);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Textarea
        label={t`Caption or recipe`}
        description={t`The link stays as its source.`}
        rows={6}
        resize="vertical"
        autoComplete="off"
        ref={isPressed ? focus : undefined}
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" mt="sm" variant="default">
        <Trans>Read this text</Trans>
      </Button>
    </form>
  );
}

/** Whoever asked for the field types into it next. */
const focus = (field: HTMLElement | null): void => field?.focus();

function problemOf(text: string): string | undefined {
  if (text.trim() === '') return t`Please paste the caption or the recipe first`;
  return text.length > importLimits.text
    ? t`This text is too long. Please paste the recipe alone.`
    : undefined;
}
