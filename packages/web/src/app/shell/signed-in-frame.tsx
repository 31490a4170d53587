/**
 * Layout of every page for signed-in users; loaded with the first of them, never with the login
 * page.
 */
import { useEffect } from 'react';
import { onAnnouncement } from '../../api/announcements';
import { showLostHousehold, useLiveHouseholds } from '../../features/device/household-data';
import { UnsavedChangesNotice } from '../../features/device/sync';
import { startSync } from '../start-sync';
import { QueryProvider } from './query-provider';
import { GuidesPanel } from './shell.lazy';

export function SignedInFrame() {
  useEffect(startSync, []);
  useLiveHouseholds();
  useEffect(() => onAnnouncement('householdAccessDenied', showLostHousehold), []);
  return (
    <>
      <QueryProvider />
      <UnsavedChangesNotice />
      <GuidesPanel />
    </>
  );
}
