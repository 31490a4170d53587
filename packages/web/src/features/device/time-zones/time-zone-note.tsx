/**
 * One line where the plan or the list shows today: that it is another day than on the device, or, once, the question
 * where a home is that is older than time zones.
 */
import { standInTimeZone } from '@saltbush/domain/account/households/stand-in-time-zone';
import { homeTimeZone } from '@saltbush/domain/account/households/home-time-zone';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import { haveSameClocks } from '@saltbush/domain/account/households/zone-clocks';
import { deviceTimeZone } from '../../../api/device-time-zone';
import { useChosenTimeZone, useToday, useTodayIn } from '../view-mode';
import { OtherDay } from './other-day';
import { ZoneQuestion } from './zone-question.lazy';

/** @param householdId whose plan it is; absent: the person's own */
export function TimeZoneNote({ householdId }: { householdId: string | undefined }) {
  const device = deviceTimeZone();
  return device && <NoteOn device={device} householdId={householdId} />;
}

interface NoteOnProps {
  device: TimeZone;
  householdId: string | undefined;
}

function NoteOn({ device, householdId }: NoteOnProps) {
  const today = useToday(householdId);
  const deviceToday = useTodayIn(device);
  const chosen = useChosenTimeZone(householdId);
  const otherDay = today !== deviceToday && (
    <OtherDay householdId={householdId} today={today} isAhead={today > deviceToday} />
  );
  // This device has yet to hear of a zone.
  if (chosen === undefined) return null;
  if (chosen !== null || !isElsewhere(device)) return otherDay;
  return (
    <ZoneQuestion householdId={householdId} device={device}>
      {otherDay}
    </ZoneQuestion>
  );
}

/** Not where the clocks are those that the home has anyway. */
const isElsewhere = (device: TimeZone): boolean =>
  homeTimeZone(device) !== undefined && !haveSameClocks(device, standInTimeZone, new Date());
