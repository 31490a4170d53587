/**
 * What is in the clipboard: put into the box by a press. Where the browser lets this site read it anyway, a link in it is
 * offered; otherwise nothing is read before a press.
 */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { addressIn } from '@saltbush/recipe-parser/recipe';

export interface FromClipboardProps {
  onText: (text: string) => void;
  onProblem: (message: string) => void;
}

export function FromClipboard({ onText, onProblem }: FromClipboardProps) {
  const offered = useOfferedLink();
  // Over plain HTTP, and in some browsers, there is no reading.
  if (!canRead()) return null;
  const paste = async () => {
    const text = await navigator.clipboard.readText().catch(() => undefined);
    if (text === undefined) onProblem(refused);
    else if (text.trim() === '')
      onProblem(t`There is no text in the clipboard. Copy the link first.`);
    else onText(text);
  };
  return (
    <>
      <Button variant="default" onClick={() => void paste()}>
        <Trans>Paste from clipboard</Trans>
      </Button>
      {offered !== undefined && (
        <Button variant="subtle" onClick={() => onText(offered)}>
          <Trans>Use the copied link to {siteIn(offered)}</Trans>
        </Button>
      )}
    </>
  );
}

/** A link in the clipboard, only where the person has allowed this site to read it before. */
function useOfferedLink(): string | undefined {
  const [link, setLink] = useState<string>();
  useEffect(() => {
    let isShown = true;
    void grantedText().then((text) => {
      if (isShown) setLink(addressIn(text));
    });
    return () => {
      isShown = false;
    };
  }, []);
  return link;
}

/** Browsers without this permission answer with an error, and are left alone. */
async function grantedText(): Promise<string> {
  try {
    if (!canRead()) return '';
    const name = 'clipboard-read' as PermissionName;
    const { state } = await navigator.permissions.query({ name });
    return state === 'granted' ? await navigator.clipboard.readText() : '';
  } catch {
    return '';
  }
}

const canRead = (): boolean => {
  const { clipboard } = navigator as { clipboard?: Partial<Clipboard> };
  return typeof clipboard?.readText === 'function';
};

const siteIn = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : t`a page`;

const refused = t`The browser did not let us read it. Press and hold in the box, then choose Paste.`;
