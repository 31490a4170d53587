/** Imports a list of URLs. */
import { Button, Text, Textarea } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { importLimits } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { PreservedFocus } from '../../../../ui/layout/preserved-focus';
import { Panel } from '../../../../ui/layout/panel';
import classes from '../import-recipe-page.module.css';
import { addressesIn } from './address-list';
import { AddressReport } from './address-report';
import { useAddressList } from './use-address-list';

export function BulkImport() {
  const work = useAddressList();
  return (
    <Panel title="Several addresses">
      <PreservedFocus className={classes.form}>
        {work.list.length > 0 && <AddressReport work={work} />}
        {work.isLoaded && work.list.length === 0 && <AddressListForm onStart={work.start} />}
      </PreservedFocus>
    </Panel>
  );
}

function AddressListForm({ onStart }: { onStart: (urls: readonly string[]) => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const problem = problemOf(text);
    setError(problem);
    if (problem === undefined) onStart(addressesIn(text).urls);
  };
  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      <Text className={classes.quiet}>Saved straight away; check them later.</Text>
      <Textarea
        label="Addresses, one on each line"
        rows={4}
        resize="vertical"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
      <div>
        <Button type="submit" variant="default">
          Import all
        </Button>
      </div>
    </form>
  );
}

function problemOf(text: string): string | undefined {
  const { urls, tooMany } = addressesIn(text);
  if (urls.length === 0) return 'Please paste at least one address';
  if (tooMany) return `Please import at most ${importLimits.addresses} at once`;
  const tooLong = urls.find((url) => url.length > importLimits.address);
  return tooLong && `This address is too long: ${tooLong.slice(0, 60)}…`;
}
