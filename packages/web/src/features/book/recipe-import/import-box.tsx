/** One box for whatever somebody has: a link, several links, or the recipe as text. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Textarea } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import type { ImportSource } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { ariaBusyProps } from '../../../ui/feedback/aria-busy';
import { Panel } from '../../../ui/layout/panel';
import { FromClipboard } from './clipboard';
import { whatIsPasted } from './what-is-pasted';

export interface ImportBoxProps {
  isBusy: boolean;
  /** What was shared, or read from a photo. */
  start?: string | undefined;
  onEdit: () => void;
  onRead: (source: ImportSource) => void;
  onList: (urls: readonly string[]) => void;
}

/** Where a person pastes the text of a page that cannot be read. */
export const importBoxId = 'import-box';

export function ImportBox(props: ImportBoxProps) {
  const { text, pasted, error, setError, change, submit } = useImportBox(props);
  return (
    <Panel label={t`What to import`}>
      <form noValidate onSubmit={submit}>
        <Textarea
          id={importBoxId}
          label={t`Link or recipe`}
          description={t`Paste a link, several links, or the recipe itself from an email or a document.`}
          rows={4}
          resize="vertical"
          autoComplete="off"
          autoCapitalize="none"
          value={text}
          error={error}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            // In a recipe that is typed, Enter begins the next line.
            if (event.key === 'Enter' && pasted.kind === 'link') submit(event);
          }}
        />
        <Group gap="xs">
          <Button type="submit" {...ariaBusyProps(props.isBusy)}>
            {pasted.kind === 'links' ? t`Get ${pasted.urls.length} recipes` : t`Get recipe`}
          </Button>
          {text === '' && <FromClipboard onText={change} onProblem={setError} />}
        </Group>
        {pasted.kind === 'links' && (
          <p>
            <Trans>Saved straight away; check them later.</Trans>
          </p>
        )}
      </form>
    </Panel>
  );
}

function useImportBox({ isBusy, start = '', onEdit, onRead, onList }: ImportBoxProps) {
  const [text, setText] = useState(start);
  const [error, setError] = useState<string>();
  const pasted = whatIsPasted(text);
  const change = (next: string) => {
    setText(next);
    setError(undefined);
    onEdit();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setError(pasted.kind === 'problem' ? pasted.message : undefined);
    if (isBusy) return;
    if (pasted.kind === 'link') onRead({ url: pasted.url });
    if (pasted.kind === 'text') onRead({ text: pasted.text });
    if (pasted.kind !== 'links') return;
    onList(pasted.urls);
    change('');
  };
  return { text, pasted, error, setError, change, submit };
}
