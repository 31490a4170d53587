/** Boxes to tick, of which at least one must be. */
import { Checkbox, Stack } from '@mantine/core';

export interface ChoiceBoxesProps<Choice extends string> {
  label: string;
  choices: readonly Choice[];
  words: Readonly<Record<Choice, string>>;
  chosen: Choice[];
  onChange: (chosen: Choice[]) => void;
  /** Shown while none is ticked. */
  noneMessage: string;
}

/** @example <ChoiceBoxes label="Days" choices={days} words={names} chosen={chosen} onChange={set} noneMessage="Please choose a day" /> */
export function ChoiceBoxes<Choice extends string>(props: ChoiceBoxesProps<Choice>) {
  const { label, choices, words, chosen, onChange, noneMessage } = props;
  return (
    <Checkbox.Group
      label={label}
      value={chosen}
      // Each box has a choice.
      onChange={(values) => onChange(values as Choice[])}
      error={chosen.length === 0 && noneMessage}
    >
      <Stack gap="xs" mt="xs">
        {choices.map((choice) => (
          <Checkbox key={choice} value={choice} label={words[choice]} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
