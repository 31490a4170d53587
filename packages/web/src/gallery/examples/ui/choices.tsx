import { Checkbox, Radio, Switch } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { useState } from 'react';
import { ChoiceBoxes } from '../../../ui/fields/choice-boxes';
import { ChoiceChips } from '../../../ui/fields/choice-chips';
import { ManyChips } from '../../../ui/fields/many-chips';
import { SortableList } from '../../../ui/sortable/sortable-list';
import type { ExampleGroup } from '../../example';
import { longDescription, longName, longWord } from '../../names';

const meals = ['Breakfast', 'Lunch', 'Dinner', longWord].map((label) => ({ value: label, label }));

function OneChip() {
  const [value, setValue] = useState<string | undefined>('Dinner');
  return <ChoiceChips label="Meal" choices={meals} value={value} onChange={setValue} />;
}

const scopeWords = { list: 'Use the shopping list', plan: longName };

function SomeBoxes({ initial }: { initial: ('list' | 'plan')[] }) {
  const [chosen, setChosen] = useState(initial);
  return (
    <ChoiceBoxes
      label="It may"
      choices={['list', 'plan']}
      words={scopeWords}
      chosen={chosen}
      onChange={setChosen}
      noneMessage="Please choose what it may do"
    />
  );
}

function SomeChips() {
  const [value, setValue] = useState<string[]>(['Lunch', 'Dinner']);
  return <ManyChips label="Meals" choices={meals} value={value} onChange={setValue} />;
}

function Sortable() {
  const [rows, setRows] = useState(['Flour', 'Eggs', longName].map((key) => ({ key })));
  return (
    <SortableList
      label="Ingredients"
      rows={rows}
      nameOf={({ key }) => key}
      renderRow={({ key }) => <span>{key}</span>}
      onMove={(from, to) =>
        setRows((before) => before.toSpliced(from, 1).toSpliced(to, 0, before[from]!))
      }
    />
  );
}

export const choices: ExampleGroup = {
  name: 'Choices',
  examples: [
    { name: 'Chips, one of them', Show: OneChip },
    { name: 'Chips, any of them', Show: SomeChips },
    { name: 'Boxes, at least one of them', Show: () => <SomeBoxes initial={['list']} /> },
    { name: 'Boxes, none ticked', Show: () => <SomeBoxes initial={[]} /> },
    {
      name: 'Checkboxes',
      Show: () => (
        <>
          <Checkbox label="Vegetarian" defaultChecked />
          <Checkbox label={longName} />
          <Checkbox label="Cannot be chosen" disabled />
        </>
      ),
    },
    {
      name: 'Radio buttons',
      Show: () => (
        <Radio.Group label="Who can see it" defaultValue="me">
          <Radio value="me" label="Only you" />
          <Radio value="all" label="Everybody" />
        </Radio.Group>
      ),
    },
    { name: 'Switch', Show: () => <Switch label="Amounts in the steps" defaultChecked /> },
    {
      name: 'Choices with descriptions',
      Show: () => (
        <>
          <Checkbox label={longName} description={longDescription} defaultChecked />
          <Radio label={longName} description={longDescription} />
          <Radio label="Only you" description="Nobody else sees it." size="md" />
          <Switch label={longName} description={longDescription} defaultChecked />
        </>
      ),
    },
    { name: 'Rows to sort', Show: Sortable },
  ],
};
