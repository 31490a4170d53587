/**
 * How long a recipe takes.
 *
 * - The total is what the author says; unsaid, it is preparing and cooking together.
 * - Shown in minutes below an hour, then in hours and minutes, from two days in days and hours.
 */
interface Times {
  prepMinutes?: number | null | undefined;
  cookMinutes?: number | null | undefined;
  totalMinutes?: number | null | undefined;
}

/**
 * @example totalTime({ prepMinutes: 10, cookMinutes: 25 }) // 35
 * @example totalTime({}) // undefined
 */
export function totalTime({ prepMinutes, cookMinutes, totalMinutes }: Times): number | undefined {
  if (totalMinutes != null) return totalMinutes;
  if (prepMinutes == null && cookMinutes == null) return undefined;
  return (prepMinutes ?? 0) + (cookMinutes ?? 0);
}

/**
 * @example formatMinutes(105) // '1 h 45 min'
 * @example formatMinutes(4320) // '3 days'
 */
export function formatMinutes(minutes: number): string {
  if (minutes < minutesAnHour) return `${minutes} min`;
  if (minutes < 2 * minutesADay) {
    return join(Math.floor(minutes / minutesAnHour), 'h', minutes % minutesAnHour, 'min');
  }
  const hours = Math.round((minutes % minutesADay) / minutesAnHour);
  return join(Math.floor(minutes / minutesADay), 'days', hours, 'h');
}

const minutesAnHour = 60;
const minutesADay = 24 * minutesAnHour;

const join = (whole: number, unit: string, rest: number, restUnit: string): string =>
  rest === 0 ? `${whole} ${unit}` : `${whole} ${unit} ${rest} ${restUnit}`;
