/** An address to pass on: copied, or handed to the device's own share sheet where it has one. */
import { Button, TextInput } from '@mantine/core';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import { useRef } from 'react';
import { showToast } from '../../../ui/toast';
import classes from '../sharing.module.css';

export interface LinkToPassProps {
  label: string;
  hint?: string | undefined;
  /** Of the recipe. */
  title: string;
  url: string;
}

export function LinkToPass({ label, hint, title, url }: LinkToPassProps) {
  const field = useRef<HTMLInputElement>(null);
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ kind: 'success', title: 'Link copied', durationMs: 3_000 });
    } catch {
      // Not over plain HTTP, or not allowed: it is a key press away.
      field.current?.select();
      showToast({
        kind: 'info',
        title: 'Please copy the link yourself',
        message: 'Your browser does not let us. It is marked: press Ctrl+C, or hold and copy.',
      });
    }
  };
  const handleShare = () => {
    // Rejects when the person changes their mind.
    navigator.share({ title, url }).catch(() => undefined);
  };
  return (
    <div className={classes.pass}>
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
