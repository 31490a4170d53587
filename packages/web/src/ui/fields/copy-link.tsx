/** A link to copy, or to share by the device's share menu. */
import { Button, TextInput } from '@mantine/core';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import { useRef } from 'react';
import { showToast } from '../feedback/toast';
import classes from './copy-link.module.css';
import { writeToClipboard } from './write-to-clipboard';

export interface CopyLinkProps {
  label: string;
  hint?: string | undefined;
  /** What the link opens, for the device's share menu. */
  title: string;
  url: string;
}

export function CopyLink({ label, hint, title, url }: CopyLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const handleCopy = async () => {
    // The text is selected, to copy it by keyboard.
    if (!(await copyLink(url))) field.current?.select();
  };
  const handleShare = () => {
    // Rejects when the user cancels.
    navigator.share({ title, url }).catch(() => undefined);
  };
  return (
    <div className={classes.row}>
      <TextInput
        ref={field}
        className={classes.address}
        label={label}
        description={hint}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant="default"
        leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
        onClick={() => void handleCopy()}
      >
        Copy link
      </Button>
      {'share' in navigator && (
        <Button
          variant="default"
          leftSection={<IconShare size={18} stroke={1.75} aria-hidden />}
          onClick={handleShare}
        >
          Share …
        </Button>
      )}
    </div>
  );
}

/** A toast says whether it was copied. */
export async function copyLink(text: string): Promise<boolean> {
  const isCopied = await writeToClipboard(text);
  if (isCopied) showToast({ kind: 'success', title: 'Link copied', durationMs: 3_000 });
  else {
    showToast({
      kind: 'info',
      title: 'Please copy the link yourself',
      message:
        'Your browser doesn’t allow it. The link is selected: press Ctrl+C, or hold and copy.',
    });
  }
  return isCopied;
}
