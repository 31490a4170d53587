/** A text input with a character count near its limit. */
import { TextInput, type TextInputProps } from '@mantine/core';
import { characterCount } from './character-count';

export interface LimitedTextInputProps extends TextInputProps {
  value: string;
  /** Maximum number of characters. */
  most: number;
}

export function LimitedTextInput({ most, error, ...props }: LimitedTextInputProps) {
  const space = characterCount(props.value, most);
  return (
    <TextInput
      {...props}
      // Below the input, so that the layout does not shift while typing.
      inputWrapperOrder={order}
      description={space.hint}
      error={space.error ?? error}
    />
  );
}

const order: TextInputProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];
