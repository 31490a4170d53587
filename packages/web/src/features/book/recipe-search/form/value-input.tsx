/** What a row of a search asks for: some words, some of several choices, a number or a day. */
import { t } from '@lingui/core/macro';
import { MultiSelect, NumberInput, TagsInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  fieldOf,
  type NumberField,
  type QueryFieldName,
  type QueryValue,
} from '@saltbush/domain/recipe/recipe-query/query-fields';
import { householdsQuery } from '../../../device/household-data';
import { fieldLabels, valueLabel } from './field-labels';
import type { QueryRow } from './query-rows';

interface ValueInputProps {
  row: QueryRow;
  /** "Value of condition 2" */
  label: string;
  onChange: (values: QueryValue[]) => void;
}

export function ValueInput({ row, label, onChange }: ValueInputProps) {
  const field = fieldOf(row.field);
  switch (field.kind) {
    case 'question':
      return null;
    case 'number':
      return <NumberValue {...{ row, label, field, onChange }} />;
    case 'date':
      return (
        <TextInput
          aria-label={label}
          type="date"
          value={String(row.values[0] ?? '')}
          onChange={({ currentTarget: { value } }) => onChange(value === '' ? [] : [value])}
        />
      );
    case 'text':
      return row.field === 'words' ? (
        <WordsValue {...{ row, label, onChange }} />
      ) : (
        <NamesValue {...{ row, label, onChange }} />
      );
    case 'choice':
      return (
        <ChoicesValue
          {...{ row, label, onChange }}
          choices={field.choices.map((value) => ({ value, label: valueLabel(row.field, value) }))}
        />
      );
    case 'id':
      return <HouseholdValue {...{ row, label, onChange }} />;
  }
}

function NumberValue({ row, label, field, onChange }: ValueInputProps & { field: NumberField }) {
  const { least, most, step } = field;
  const handleChange = (value: number | string) => {
    const isFine =
      typeof value === 'number' &&
      value >= least &&
      value <= most &&
      Number.isInteger(value / step);
    onChange(isFine ? [value] : []);
  };
  return (
    <NumberInput
      aria-label={label}
      min={least}
      max={most}
      step={step}
      decimalScale={step === 1 ? 0 : 1}
      allowNegative={false}
      placeholder={examples[row.field]}
      defaultValue={typeof row.values[0] === 'number' ? row.values[0] : ''}
      onChange={handleChange}
    />
  );
}

const WordsValue = ({ row, label, onChange }: ValueInputProps) => (
  <TextInput
    aria-label={label}
    placeholder={t`lemon chicken`}
    maxLength={200}
    value={String(row.values[0] ?? '')}
    onChange={({ currentTarget: { value } }) => onChange(value.trim() === '' ? [] : [value])}
  />
);

const NamesValue = ({ row, label, onChange }: ValueInputProps) => (
  <TagsInput
    aria-label={label}
    placeholder={row.values.length === 0 ? examples[row.field] : undefined}
    maxTags={mostValues}
    acceptValueOnBlur
    value={row.values.map(String)}
    onChange={(names) => onChange(names.filter((name) => name.trim() !== ''))}
  />
);

function ChoicesValue({
  row,
  label,
  choices,
  onChange,
}: ValueInputProps & { choices: { value: string; label: string }[] }) {
  return (
    <MultiSelect
      aria-label={label}
      placeholder={row.values.length === 0 ? t`Choose` : undefined}
      searchable={choices.length > 10}
      data={choices}
      maxValues={mostValues}
      value={row.values.map(String)}
      onChange={onChange}
    />
  );
}

function HouseholdValue(props: ValueInputProps) {
  const { data } = useQuery(householdsQuery);
  const open = (data?.households ?? []).filter(({ status }) => status === 'active');
  const choices = open.map(({ _id, name }) => ({ value: _id, label: name }));
  return <ChoicesValue {...props} choices={choices} />;
}

const mostValues = 10;

const examples: Partial<Record<QueryFieldName, string>> = {
  tag: t`Weeknight`,
  food: 'pumpkin',
  cuisine: t`Thai`,
  minutesAtMost: '30',
  ingredientsAtMost: '8',
  cookedWithin: '30',
  ratedAtLeast: '4',
  addedWithin: '30',
};

/** "Value of condition 2: Ingredient" */
export const valueInputLabel = (row: QueryRow, number: number): string =>
  t`${fieldLabels[row.field]}, value of condition ${number}`;
