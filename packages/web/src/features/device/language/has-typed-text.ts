/** Whether there is something for `typed-text.ts` to do: asked before anything of it is fetched. */
export const typedTextKey = 'saltbush.typed-text';

export const hasTypedText = (): boolean => sessionStorage.getItem(typedTextKey) !== null;
