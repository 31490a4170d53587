/** The chart library is large, and only this page has charts. */
import { onDemand } from '../../../ui/on-demand';

export const historyCharts = onDemand(async () => (await import('./history-charts')).HistoryCharts);
