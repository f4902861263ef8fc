const A_ECRIRE = 'input:not([type="checkbox"], [type="radio"], [type="file"], [readonly], :disabled), textarea';

/** What was opened to be filled in takes what is typed next, and comes into sight. */
export function entrerDansLePremierChamp(cadre: Element | null | undefined): void {
  if (cadre?.contains(document.activeElement)) return;
  cadre?.querySelector<HTMLElement>(A_ECRIRE)?.focus();
}
