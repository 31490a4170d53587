/** A field of one line that says when it gets tight. */
import { TextInput, type TextInputProps } from '@mantine/core';
import { roomLeft } from '../../../ui/room-left';

export interface RoomyInputProps extends TextInputProps {
  value: string;
  /** Characters there is room for. */
  most: number;
}

export function RoomyInput({ most, error, ...props }: RoomyInputProps) {
  const room = roomLeft(props.value, most);
  return (
    <TextInput
      {...props}
      // Below the field, so that it does not move under the fingers.
      inputWrapperOrder={order}
      description={room.hint}
      error={room.error ?? error}
    />
  );
}

const order: TextInputProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];
