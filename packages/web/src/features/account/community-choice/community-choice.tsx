import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { householdsQuery } from '../../device/household-data';

export interface CommunityChoiceProps {
  label: string;
  /** The choice of no community. */
  noneLabel: string;
  /** The id of a community, or blank. */
  value: string;
  onChange: (id: string) => void;
}

/** Shown to who is in a community that is not closed. */
export function CommunityChoice({ label, noneLabel, value, onChange }: CommunityChoiceProps) {
  const { data } = useQuery(householdsQuery);
  const active = data?.households.filter(({ status }) => status === 'active') ?? [];
  if (active.length === 0) return null;
  const choices = active.map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <NativeSelect
      label={label}
      data={[{ value: '', label: noneLabel }, ...choices]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
