import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { CopyLink } from '../../../ui/fields/copy-link';
import { FormButtons } from '../../../ui/fields/form-buttons';
import { GrowingTextarea } from '../../../ui/fields/growing-textarea';
import { LimitedTextInput } from '../../../ui/fields/limited-text-input';
import { NumberStepper } from '../../../ui/fields/number-stepper';
import { PasswordField } from '../../../ui/fields/password-field';
import { SavedField } from '../../../ui/fields/saved-field';
import { ShownOnce } from '../../../ui/fields/shown-once';
import type { ExampleGroup } from '../../example';
import { longName } from '../../names';

const error = 'Please give a title';

function Textarea({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  return (
    <GrowingTextarea
      id={`text-${initial.length}`}
      label="Notes"
      value={value}
      most={120}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}

function Limited() {
  const [value, setValue] = useState(longName);
  return (
    <LimitedTextInput
      label="Title"
      most={longName.length + 5}
      value={value}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}

function Stepper({ initial, isInline }: { initial: number | undefined; isInline?: boolean }) {
  const [value, setValue] = useState(initial);
  return (
    <NumberStepper
      label="Serves"
      fewer="Fewer serves"
      more="More serves"
      value={value}
      min={1}
      max={12}
      isInline={isInline ?? false}
      blank={{ start: 4, placeholder: '?', onClear: () => setValue(undefined) }}
      onChange={setValue}
    />
  );
}

export const fields: ExampleGroup = {
  name: 'Fields',
  examples: [
    { name: 'Text', Show: () => <TextInput label="Title" defaultValue="Fish tacos" /> },
    { name: 'Text, blank', Show: () => <TextInput label="Title" placeholder="Fish tacos" /> },
    {
      name: 'Shown once',
      Show: () => (
        <ShownOnce
          label="Token"
          text="Copy it into your program now. It is not shown again."
          value="saltbush_AZYAAAAAcACgAAAAAAAAAQ3q"
          onDone={() => undefined}
        />
      ),
    },
    {
      name: 'Buttons of a form',
      Show: () => <FormButtons label="Make token" isBusy={false} onCancel={() => undefined} />,
    },
    { name: 'Text, with an error', Show: () => <TextInput label="Title" error={error} /> },
    { name: 'Text, disabled', Show: () => <TextInput label="Title" disabled value="Fish tacos" /> },
    { name: 'Text, nearly full', Show: Limited },
    {
      name: 'Password',
      Show: () => <PasswordField label="Password" autoComplete="current-password" />,
    },
    { name: 'Long text, blank', Show: () => <Textarea initial="" /> },
    { name: 'Long text, full', Show: () => <Textarea initial={`${longName}\n${longName}`} /> },
    { name: 'Number', Show: () => <Stepper initial={4} /> },
    { name: 'Number, not known', Show: () => <Stepper initial={undefined} /> },
    { name: 'Number, least, in a line', Show: () => <Stepper initial={1} isInline /> },
    {
      name: 'Saved as it is left',
      Show: () => (
        <SavedField label="Note" value={longName} maxLength={200} onSave={() => undefined} />
      ),
    },
    {
      name: 'Link to copy',
      Show: () => (
        <CopyLink
          label="Link"
          hint="Whoever has it can read the recipe."
          title="Fish tacos"
          url="https://example.com/recipe/01960000-0000-7000-9000-000000000001?token=a-long-one"
        />
      ),
    },
  ],
};
