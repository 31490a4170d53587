/** Names something new: a store, an aisle. */
import { Button, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import classes from './order-sheet.module.css';

export interface NameFieldProps {
  label: string;
  /** On the button: "Add store". */
  button: string;
  maxLength: number;
  onAdd: (name: string) => void;
}

export function NameField({ label, button, maxLength, onAdd }: NameFieldProps) {
  const [name, setName] = useState('');
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onAdd(name.trim());
    setName('');
  };
  return (
    <form className={classes.store} onSubmit={handleSubmit}>
      <TextInput
        className={classes.storeName}
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {button}
      </Button>
    </form>
  );
}
