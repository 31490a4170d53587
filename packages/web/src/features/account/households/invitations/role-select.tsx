/** What who is invited may do. Most never touch it. */
import { t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import { givenRoles, type GivenRole } from '@saltbush/domain/account/households/roles';
import { roleHints, roleLabels } from '../access';

export interface RoleSelectProps {
  value: GivenRole;
  onChange: (role: GivenRole) => void;
}

export function RoleSelect({ value, onChange }: RoleSelectProps) {
  return (
    <NativeSelect
      label={t`They join as`}
      description={roleHints[value]}
      inputWrapperOrder={['label', 'input', 'description']}
      mb="sm"
      value={value}
      data={givenRoles.map((role) => ({ value: role, label: roleLabels[role] }))}
      onChange={({ currentTarget }) =>
        onChange(givenRoles.find((role) => role === currentTarget.value) ?? value)
      }
    />
  );
}
