import type { Groupe } from '@francis/presentation/optimisation';

export const idDuGroupe = (groupe: Groupe): string => `groupe-${groupe}`;

/** Opens the inputs that a lever lacks, and goes there. */
export function ouvrirGroupe(groupe: Groupe): void {
  const details = document.getElementById(idDuGroupe(groupe));
  if (!(details instanceof HTMLDetailsElement)) return;
  details.open = true;
  details.scrollIntoView({ block: 'start' });
  details.querySelector('summary')?.focus({ preventScroll: true });
}
