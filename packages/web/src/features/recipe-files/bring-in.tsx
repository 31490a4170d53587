/** Choosing a file, or dropping it; and its way to the server. */
import { Alert, Button, Checkbox, Loader, Text } from '@mantine/core';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import { useRef, useState, type DragEvent } from 'react';
import { recipeFileLimits } from '@saltbush/contract/recipe-files';
import { KeptFocus } from '../../ui/kept-focus';
import { Panel } from '../../ui/panel';
import classes from './recipe-files.module.css';
import { sizeText } from './size-text';
import { showImports } from './show-imports';
import { useBringIn } from './use-bring-in';

export function BringIn() {
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [keepsDuplicates, setKeepsDuplicates] = useState(false);
  const { sending, failure, send, cancel } = useBringIn(showImports);

  const take = (file: File | null | undefined) => {
    if (file) send(file, keepsDuplicates ? 'keep' : 'skip');
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };

  return (
    <Panel title="Bring recipes in">
      <Text c="dimmed">
        Send the file that your other program exports, as it is: from Paprika, Mealie, Tandoor,
        RecipeSage, Nextcloud Cookbook, Mela, Crouton, Recipe Keeper, Copy Me That, Plan to Eat or
        another Saltbush; or any Cooklang, schema.org JSON or CSV file. We see by its content what
        it is.
      </Text>
      <KeptFocus
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        {sending ? (
          <>
            <Loader aria-hidden />
            <output className={classes.name}>
              Sending {sending.name} ({sizeText(sending.size)}) …
            </output>
            <Button variant="default" onClick={cancel}>
              Cancel
            </Button>
          </>
        ) : (
          <>
            <IconFileImport size={36} stroke={1.5} aria-hidden />
            <Button onClick={() => chooser.current?.click()}>Choose a file</Button>
            <Text size="sm" c="dimmed">
              <span className={classes.dropHint}>or drop it here. </span>
              Up to {sizeText(recipeFileLimits.bytes)}.
            </Text>
          </>
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label="Recipe file"
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </KeptFocus>
      <Checkbox
        label="Also keep recipes I already have"
        description="Otherwise a recipe with the same title and ingredients is left out."
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
