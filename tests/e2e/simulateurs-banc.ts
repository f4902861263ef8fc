import type { Locator, Page } from '@playwright/test';

/** The figure of a simulator. */
export const resultat = (page: Page): Locator => page.locator('[data-resultat]').first();

/** A text as it is read: its spaces are of any kind. */
export const lu = (texte: string): RegExp => new RegExp(texte.replaceAll(/[.()+]/g, '\\$&').replaceAll(' ', '\\s'));
