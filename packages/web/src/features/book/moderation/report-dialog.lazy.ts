import { lazyPart } from '../../../ui/lazy-part';

export const ReportDialog = lazyPart(async () => (await import('./report-dialog')).ReportDialog);
