/** The path of a Chromium, installed when it may be. */
export function preparerChromium(): Promise<{ chemin: string } | { manque: string }>;
