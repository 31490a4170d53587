/** Chooses or drops a file and uploads it. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Checkbox, Loader, Text } from '@mantine/core';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { recipeFileLimits } from '@saltbush/contract/book/recipe-files';
import { PreservedFocus } from '../../../ui/layout/preserved-focus';
import { Panel } from '../../../ui/layout/panel';
import { SharedProblem } from '../shared-import';
import classes from './recipe-files.module.css';
import { SharedFiles } from './shared-files';
import { sizeText } from './size-text';
import { showImports } from './show-imports';
import { useImportForm } from './use-import-form';
import { useSharedFiles } from './use-shared-files';

export function ImportForm() {
  const [keepsDuplicates, setKeepsDuplicates] = useState(false);
  const { waiting, problem, markSent } = useSharedFiles();
  const { sending, failure, send, cancel } = useImportForm((file) => {
    markSent(file);
    showImports();
  });
  const handleFile = (file: File) => send(file, keepsDuplicates ? 'keep' : 'skip');
  return (
    <Panel title={t`Import recipes`}>
      <SharedProblem problem={problem} />
      <SharedFiles files={waiting} isBusy={sending !== undefined} onFile={handleFile} />
      <WhatIsRead />
      <FileDrop onFile={handleFile}>
        {sending && <SendingStatus file={sending} onCancel={cancel} />}
      </FileDrop>
      <Checkbox
        label={t`Also keep recipes I already have`}
        description={t`Otherwise a recipe with the same title and ingredients is skipped.`}
        checked={keepsDuplicates}
        onChange={(event) => setKeepsDuplicates(event.currentTarget.checked)}
      />
      {failure && (
        <Alert color="red" role="alert" title={failure.title}>
          {failure.message}
        </Alert>
      )}
    </Panel>
  );
}

function WhatIsRead() {
  return (
    <>
      <Text c="dimmed">
        <Trans>
          Choose a document, or the file your other app exported, as it is. We’ll work out the
          format, and tell you what we couldn’t read.
        </Trans>
      </Text>
      <Text size="sm" c="dimmed">
        <Trans>
          Paprika, Mealie, Tandoor, RecipeSage, Nextcloud Cookbook, Norish, KitchenOwl, Mela,
          Crouton, Pestle, Flavorish, CookBook Manager, Recipe Keeper, Copy Me That, Plan to Eat,
          BigOven, My Recipe Box, Cookmate, Evernote, Living Cookbook, MasterCook, Meal-Master,
          RezKonv, Gourmet, Chowdown or another Saltbush; any Cooklang, RecipeML, schema.org JSON or
          CSV file; a PDF, also a scanned one; a Word (.docx), OpenDocument (.odt), Rich Text or
          Markdown document; a text or a saved web page.
        </Trans>
      </Text>
    </>
  );
}

interface FileDropProps {
  onFile: (file: File) => void;
  /** Replaces the button while a file is sent. */
  children: ReactNode;
}

function FileDrop({ onFile, children }: FileDropProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const { isOver, ...drop } = useFileDrop(onFile);
  return (
    <PreservedFocus className={classes.drop} data-over={isOver || undefined} {...drop}>
      {children ?? <FileChoice onClick={() => chooser.current?.click()} />}
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={t`Recipe file`}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onFile(file);
          event.currentTarget.value = '';
        }}
      />
    </PreservedFocus>
  );
}

function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
}

function SendingStatus({ file, onCancel }: { file: File; onCancel: () => void }) {
  return (
    <>
      <Loader aria-hidden />
      <output className={classes.name}>
        <Trans>
          Sending {file.name} ({sizeText(file.size)}) …
        </Trans>
      </output>
      <Button variant="default" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </>
  );
}

function FileChoice({ onClick }: { onClick: () => void }) {
  return (
    <>
      <IconFileImport size={36} stroke={1.5} aria-hidden />
      <Button onClick={onClick}>
        <Trans>Choose a file</Trans>
      </Button>
      <Text size="sm" c="dimmed">
        <Trans>
          <span className={classes.dropHint}>or drop it here. </span>
          Up to {sizeText(recipeFileLimits.bytes)}.
        </Trans>
      </Text>
    </>
  );
}
