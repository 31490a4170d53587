/** How to save recipes by a Shortcut of an iPhone with the token that was made: what to paste, and where. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
      <summary>{t`Use it in an iPhone Shortcut`}</summary>
      <Stack gap="md">
        <Text>{t`Then “Share” on any page or text saves its recipe. You make it once:`}</Text>
        <ol className={classes.steps}>
          <li>
            {t`In the Shortcuts app make a new shortcut. In its details switch on “Show in Share Sheet”, and let it receive URLs and text.`}
          </li>
          <li>
            {t`Add “Get contents of URL”, and paste this address:`}
            <Copied label={t`Address`} value={api + directImportRoutes.importRecipe.path} />
          </li>
          <li>{t`Open “Show More”, and choose the method POST.`}</li>
          <li>
            <Trans>
              Add a header named <strong>Authorization</strong> with this text:
            </Trans>
            <Copied label={t`Text of the header`} value={`Bearer ${token}`} />
          </li>
          <li>
            <Trans>
              Choose the request body JSON, and add a text field named <strong>url</strong> with
              “Shortcut Input”.
            </Trans>
          </li>
          <li>
            <Trans>
              Add “Get dictionary value” for the key <strong>url</strong>, then “Open URLs”, to see
              the recipe.
            </Trans>
          </li>
        </ol>
        <OtherContent api={api} />
      </Stack>
    </details>
  );
}

const OtherContent = ({ api }: { api: string }) => (
  <>
    <Text>
      <Trans>
        For a text name the field <strong>text</strong>. For a photo convert it to JPEG first,
        choose the body Form with a file field named <strong>photo</strong>, and use this address:
      </Trans>
    </Text>
    <Copied label={t`Address for photos`} value={api + directImportRoutes.importPhotos.path} />
  </>
);

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
        aria-label={isCopied ? t`Copied: ${label}` : t`Copy: ${label}`}
        onClick={() => void handleCopy()}
      >
        {isCopied ? t`Copied` : t`Copy`}
      </Button>
    </div>
  );
}
