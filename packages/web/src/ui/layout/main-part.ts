/**
 * The `main` element: the target of a menu's portal, so that screen readers find the menu.
 *
 * @example <Menu portalProps={{ target: mainPart() }}>
 */
export const mainPart = (): HTMLElement => document.querySelector('main') ?? document.body;
