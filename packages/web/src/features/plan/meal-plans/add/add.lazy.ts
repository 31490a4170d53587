import { lazyPart } from '../../../../ui/lazy-part';

export const AddContent = lazyPart(async () => (await import('./add-content')).AddContent);
export const EntryForm = lazyPart(async () => (await import('./entry-form')).EntryForm);
