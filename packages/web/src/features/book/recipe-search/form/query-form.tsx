/** A search as rows: a field, "is" or "is not", and what. Each change is asked for at once. */
import { t } from '@lingui/core/macro';
import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { fieldOf, type QueryFieldName } from '@saltbush/domain/recipe/recipe-query/query-fields';
import { fieldLabels, offeredFields } from './field-labels';
import classes from './query-form.module.css';
import { newRow, takesSeveral, type QueryRow, type QueryRows } from './query-rows';
import { ValueInput, valueInputLabel } from './value-input';

interface QueryFormProps {
  value: QueryRows;
  onChange: (next: QueryRows) => void;
}

export function QueryForm({ value, onChange }: QueryFormProps) {
  const { match, rows } = value;
  const change = (index: number, row: QueryRow) =>
    onChange({ match, rows: rows.map((other, at) => (at === index ? row : other)) });
  const unused = offeredFields.find((field) => rows.every((row) => row.field !== field));
  return (
    <fieldset className={classes.form}>
      <legend className={classes.legend}>{t`Recipes must meet`}</legend>
      <NativeSelect
        aria-label={t`How many conditions must be met`}
        className={classes.match}
        data={matches}
        value={match}
        onChange={({ currentTarget }) =>
          onChange({ rows, match: currentTarget.value === 'any' ? 'any' : 'all' })
        }
      />
      <ul className={classes.rows} aria-label={t`Conditions`}>
        {rows.map((row, index) => (
          <ConditionRow
            key={row.key}
            row={row}
            number={index + 1}
            onChange={(next) => change(index, next)}
            onRemove={() => onChange({ match, rows: rows.filter((_, at) => at !== index) })}
          />
        ))}
      </ul>
      <Button
        variant="default"
        disabled={rows.length >= mostRows}
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        onClick={() => onChange({ match, rows: [...rows, newRow(unused ?? 'tag')] })}
      >
        {t`Add a condition`}
      </Button>
    </fieldset>
  );
}

interface ConditionRowProps {
  row: QueryRow;
  number: number;
  onChange: (row: QueryRow) => void;
  onRemove: () => void;
}

function ConditionRow({ row, number, onChange, onRemove }: ConditionRowProps) {
  return (
    <li className={classes.row}>
      <NativeSelect
        aria-label={t`Condition ${number}`}
        data={offeredFields.map((field) => ({ value: field, label: fieldLabels[field] }))}
        value={row.field}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...newRow(value as QueryFieldName), isNot: row.isNot })
        }
      />
      <NativeSelect
        aria-label={t`Condition ${number}, is or is not`}
        data={verbsOf(row.field)}
        value={row.isNot ? 'not' : 'is'}
        onChange={({ currentTarget: { value } }) => onChange({ ...row, isNot: value === 'not' })}
      />
      <div className={classes.value}>
        <ValueInput
          key={row.field}
          row={row}
          label={valueInputLabel(row, number)}
          onChange={(values) => onChange({ ...row, values })}
        />
      </div>
      <ActionIcon
        variant="subtle"
        size="lg"
        aria-label={t`Remove condition ${number}`}
        onClick={onRemove}
      >
        <IconX size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </li>
  );
}

function verbsOf(field: QueryFieldName) {
  const [yes, no] = takesSeveral(field)
    ? [t`is any of`, t`is none of`]
    : fieldOf(field).kind === 'question'
      ? [t`yes`, t`no`]
      : [t`is`, t`is not`];
  return [
    { value: 'is', label: yes! },
    { value: 'not', label: no! },
  ];
}

const matches = [
  { value: 'all', label: t`all of these` },
  { value: 'any', label: t`any of these` },
];

/** With ten values each they stay within what a search holds. */
const mostRows = 5;
