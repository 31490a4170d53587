import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from './import-recipe-page.module.css';

export interface PageAddressFormProps {
  isBusy: boolean;
  /** The address someone came with. */
  start?: string | undefined;
  onRead: (url: string) => void;
}

export function PageAddressForm({ isBusy, start = '', onRead }: PageAddressFormProps) {
  const [url, setUrl] = useState(start);
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      className={classes.way}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(url.trim() === '');
        if (url.trim() !== '' && !isBusy) onRead(url.trim());
      }}
    >
      <TextInput
        label="Address of the web page"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://www.example.com/pumpkin-soup"
        value={url}
        error={isMissing && 'Please paste the address of the page'}
        onChange={(event) => {
          setUrl(event.target.value);
          setMissing(false);
        }}
      />
      <div>
        <Button type="submit" disabled={isBusy}>
          Read the page
        </Button>
      </div>
    </form>
  );
}
