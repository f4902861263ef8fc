/**
 * Whether the page is being written in advance, at the build. What the application then draws again in its place would
 * lose what is typed in it meanwhile: it is left inert until then.
 */
export const ECRITE_D_AVANCE = typeof document === 'undefined';
