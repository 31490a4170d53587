/** Which files are in the groups of `chunk-groups.ts`. */

/** In another language than English a table of all foods comes with them, which only some pages need. */
const foodNames =
  /\/recipe-parser\/src\/(foods\/shown-foods|names\/(foods-in-scripts|foods-of-reader))\.ts$|\/languages\/[^/]+\/foods\.ts$/;

/** Split by who else uses it, it would weigh 5 KB more: gzip finds less to share. */
export function isVendor(id: string): boolean {
  return vendor.some((pattern) => pattern.test(id)) && !somePages.test(id);
}

export const chartLibrary =
  /node_modules\/(recharts|@mantine\/charts|victory-vendor|d3-\w+|internmap|@reduxjs|react-redux|redux|redux-thunk|reselect|immer|es-toolkit|decimal\.js-light|eventemitter3|tiny-invariant)\//;

const vendor = [
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|clsx|zod)\//,
  /node_modules\/@tanstack\/(react-router|router-core|history|store|react-store)\//,
  /@tabler\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes)/,
  /@mantine\/core\/esm\/core\//,
  /@mantine\/core\/esm\/components\/(ActionIcon|Anchor|Button|CloseButton|Container|Group|Loader|Paper|Skeleton|Stack|Text|Title|Transition|UnstyledButton|VisuallyHidden)\//,
];

export const textFields =
  /@mantine\/core\/esm\/components\/(Input|InputBase|PasswordInput|TextInput)\//;

const somePages =
  /useBlocker|create-scoped-keydown|find-element|use-mantine-color-scheme|DirectionProvider/;

export const mantineParts =
  /@mantine\/(hooks\/esm\/(use-mounted|use-merged-ref|use-timeout|utils\/use-callback-ref)|core\/esm\/(core\/DirectionProvider|components\/(ScrollArea\/utils\/to-int|Checkbox\/CheckIcon|Radio\/RadioIcon)))/;

/** Pages that use none of these import them by way of an `index.ts`. */
export const ofRecipes = sourcesAt(
  'contract/src/(book/(recipe-lists|saved-recipes)|schemas/(recipe-limits|thousandths)|recipe/sharing/sharing-fields)',
  'features/recipe/recipes/(list-cache|recipe-cover|saved-recipe-mutations)',
  'ui/(capitalised|images/(tile-cover|tile-layers|tiles|image))',
  'domain/src/recipe/recipes/(times|serves)',
);
export const ofOneRecipe = sourcesAt(
  'contract/src/(recipe/(images|recipe-content|stated-nutrition|recipes|reviews|sharing/share-links|sharing/sharing)|schemas/serves-fields)',
  'recipe-parser/src/recipe/(page-address|sections)',
  'recipe-parser/src/units/(read-quantity|parse-quantity|number-words|word-behind)',
  'recipe-parser/src/characters/.*',
);
export const small = sourcesAt(
  'contract/src/schemas/names',
  'web/src/ui/(after-use|room-ahead|is-standalone|use-loaded|layout/(visited-pages|main-part))',
  'web/src/api/app-worker',
  'web/src/features/device/language/change/device-language.lazy',
  'domain/src/texts/language-names',
);
export const afterSignIn = sourcesAt(
  'web/src/api/sign-in/known-device',
  'web/src/features/account/households/pending-invitation',
  'web/src/features/account/sign-in-methods/provider-session',
  'domain/src/account/accounts/after-login',
  'web/src/features/account/accounts/(sign-in/next-step|use-resend-verification|verification-hint)',
  'web/src/features/device/language/(language-links|language-press.lazy|has-typed-text)',
);
export const loginSteps = sourcesAt(
  'web/src/features/account/accounts/sign-in/(login-steps|finish-sign-in)',
);
export const guides = sourcesAt(
  'web/src/app/shell/(guides-panel|community-hint)',
  'web/src/features/visitors/(install-prompt/(index|install-prompt)|quiet-moment/.*)',
  'web/src/features/account/feedback/(feedback-key|use-unread-feedback|unread-(count|feedback))',
  'web/src/features/visitors/welcome-tour/(index|tour-seen)',
  'web/src/api/hint-channel',
  'web/src/ui/fields/write-to-clipboard',
);
export const ofImports = sourcesAt(
  'contract/src/recipe/(recipe-photo|recipe-import/.*)',
  'features/device/shared-content/.*',
  'features/recipe/recipe-form/source/import-source',
);
/** Of the list, and of Magic Menu beside it. */
export const remainders = sourcesAt('domain/src/plan/shopping-list/remainders/.*');
export const fewLines = sourcesAt(
  'web/src/features/plan/shopping-list/(state/aisle-order|rows/short-day)',
  'web/src/features/account/households/(list-names|use-refresh-households)',
  'web/src/ui/fields/character-count',
  'web/src/ui/fields/form-buttons',
  'web/src/ui/layout/(item-list|preserved-focus|figures|page-parts)',
  'web/src/features/device/sync/recipes/recipe-store',
  'web/src/features/recipe/recipe-photo/redraw-photo',
  'web/src/features/book/moderation/report-dialog.lazy',
  'web/src/features/plan/meal-plans/quantity/(quantity-for-who-eats.lazy|quantity-for-all)',
  'web/src/ui/fields/file-button',
  'web/src/ui/use-latest',
  'web/src/features/(recipe/sub-recipes/sub-recipes|plan/substitutions/substitute-offers).lazy',
  'web/src/features/device/screen-on/.*',
  'domain/src/plan/shopping-list/changes/line-changes',
  'domain/src/plan/(days/zoned-time|meal-plans/meal-times)',
  'recipe-parser/src/recipe/nutrients',
  'contract/src/recipe/sub-recipes',
  'domain/src/recipe/sub-recipes/sub-recipe',
);
export const recipeTexts = sourcesAt(
  'web/src/features/recipe/recipe-changes/(change-list|change-labels|recipe-text)',
);
export const ofCookbooks = sourcesAt(
  'features/book/cookbooks/(index|cookbook-cover|cookbook-queries|cookbook-paths|use-cookbook-changes)',
  'features/book/recipe-search/use-saved-searches',
  'features/book/sharing/links/link-end-(field|text)',
  'domain/src/book/sharing/link-end',
  'contract/src/(book/(cookbooks|saved-searches|recipe-queries)|recipe/recipe-query)',
);
export const ofHomeItems = sourcesAt(
  'domain/src/plan/home-items/(home-items|storage-time|bought-items)',
  'domain/src/plan/rows/home-item-rows',
  'features/device/home-items/.*',
  'features/plan/home-items/home-texts',
  'features/plan/shopping-list/home/(home.lazy|home-panel|home-row|add-home-field|plan-portions|still-there)',
);
export const ofLanguages = sourcesAt(
  'features/device/language/change/(device-language|follow-account|language-worker)',
);
export const ofRows = sourcesAt(
  'recipe-parser/src/foods/weigh',
  'recipe-parser/src/row-foods/.*',
  'domain/src/recipe/not-food/.*',
  'domain/src/recipe/diets/(recipe-diets|requirement-rules|line-contents|free-from|unlisted-food|contents/.*)',
);
export const fewRules =
  /\/(tick-box|chip-row|item-list|figures|file-button|page-parts)\.module\.css/;
export const planRows = sourcesAt(
  'domain/src/plan/(sync/operations|meal-plans/meal-words|rows/(rows|(vote|eater|recurring|template|small-job)-rows))',
  'web/src/api/new-id',
);
const ofSignInMethods = sourcesAt(
  'features/account/sign-in-methods/.*',
  'features/account/accounts/show-removed',
  'domain/src/account/accounts/removed-in-words',
  'domain/src/account/countries/forms',
);
export const isUsedByFew = (id: string): boolean =>
  [ofRecipes, ofOneRecipe, ofSignInMethods, foodNames].some((few) => few.test(id));

function sourcesAt(...paths: string[]): RegExp {
  return new RegExp(paths.map((path) => `/${path}\\.tsx?$`).join('|'));
}
