/** How to save recipes by a Shortcut of an iPhone with the token that was made: what to paste, and where. */
import { Stack, Text, TextInput, Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { directImportRoutes } from '@saltbush/contract/recipe/recipe-import/direct-import';
import { instanceUrl } from '../../../base-path';
import { writeToClipboard } from '../../../ui/fields/write-to-clipboard';
import classes from './use-in-shortcut.module.css';

export function UseInShortcut({ token }: { token: string }) {
  const api = `${instanceUrl()}/api`;
  return (
    <details className={classes.shortcut}>
      <summary>Use it in an iPhone Shortcut</summary>
      <Stack gap="md">
        <Text>Then “Share” on any page or text saves its recipe. You make it once:</Text>
        <ol className={classes.steps}>
          <li>
            In the Shortcuts app make a new shortcut. In its details switch on “Show in Share
            Sheet”, and let it receive URLs and text.
          </li>
          <li>
            Add “Get contents of URL”, and paste this address:
            <Copied label="Address" value={api + directImportRoutes.importRecipe.path} />
          </li>
          <li>Open “Show More”, and choose the method POST.</li>
          <li>
            Add a header named <strong>Authorization</strong> with this text:
            <Copied label="Text of the header" value={`Bearer ${token}`} />
          </li>
          <li>
            Choose the request body JSON, and add a text field named <strong>url</strong> with
            “Shortcut Input”.
          </li>
          <li>
            Add “Get dictionary value” for the key <strong>url</strong>, then “Open URLs”, to see
            the recipe.
          </li>
        </ol>
        <Text>
          For a text name the field <strong>text</strong>. For a photo convert it to JPEG first,
          choose the body Form with a file field named <strong>photo</strong>, and use this address:
        </Text>
        <Copied label="Address for photos" value={api + directImportRoutes.importPhotos.path} />
      </Stack>
    </details>
  );
}

function Copied({ label, value }: { label: string; value: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const handleCopy = async () => {
    const isDone = await writeToClipboard(value);
    setCopied(isDone);
    // The text is selected, to copy it by hand.
    if (!isDone) field.current?.select();
  };
  return (
    <div className={classes.copied}>
      <TextInput
        ref={field}
        label={label}
        readOnly
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant="default"
        aria-label={isCopied ? `Copied: ${label}` : `Copy: ${label}`}
        onClick={() => void handleCopy()}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  );
}
