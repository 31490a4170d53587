import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { addressIn } from '@saltbush/recipe-parser/recipe';
import { ariaBusyProps } from '../../../ui/feedback/aria-busy';
import { Panel } from '../../../ui/layout/panel';

export interface PageAddressFormProps {
  isBusy: boolean;
  /** The shared URL. */
  start?: string | undefined;
  onEdit: () => void;
  onRead: (url: string) => void;
}

export function PageAddressForm({ isBusy, start = '', onEdit, onRead }: PageAddressFormProps) {
  const [url, setUrl] = useState(start);
  const [error, setError] = useState<string>();
  return (
    <Panel title="From a web page">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const address = addressOf(url);
          setError(address === undefined ? problemOf(url) : undefined);
          if (address !== undefined && !isBusy) onRead(address);
        }}
      >
        <TextInput
          label="Address of the web page"
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          value={url}
          error={error}
          onChange={(event) => {
            setUrl(event.target.value);
            setError(undefined);
            onEdit();
          }}
        />
        <div>
          <Button type="submit" {...ariaBusyProps(isBusy)}>
            Read the page
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** Phones copy a sentence with an address in it; people leave "https://" out. */
function addressOf(text: string): string | undefined {
  const typed = text.trim();
  return addressIn(typed) ?? (/^[^\s.]+\.\S+$/.test(typed) ? typed : undefined);
}

function problemOf(text: string): string {
  return text.trim() === ''
    ? 'Please paste the address of the page'
    : 'That is no address of a page. It looks like https://www.example.com/pumpkin-soup';
}
