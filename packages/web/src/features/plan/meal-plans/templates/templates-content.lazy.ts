import { lazyPart } from '../../../../ui/lazy-part';

export const TemplatesContent = lazyPart(
  async () => (await import('./templates-content')).TemplatesContent,
);
