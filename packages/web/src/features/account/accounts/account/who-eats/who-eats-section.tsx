/** The eaters of the personal plan. */
import { useMemo } from 'react';
import { EatersPanel } from '../../../../device/eaters';
import type { SectionProps } from '../frame/section-props';

export function WhoEatsSection({ user: { _id, username } }: SectionProps) {
  const scope = useMemo(() => ({ userId: _id }), [_id]);
  const members = useMemo(() => [{ id: _id, name: username }], [_id, username]);
  return <EatersPanel scope={scope} members={members} />;
}
