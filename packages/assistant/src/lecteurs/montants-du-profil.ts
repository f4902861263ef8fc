import { aplatir } from '@francis/faits';
import { lireVariation } from '@francis/lecture';
import type { DemandeAssistant } from '../types.ts';
import { prouverParUnePart } from './prouver-par-une-part.ts';
import type { Rapprochement } from './rapprocher.ts';
import { D_UN_TOUR } from './tours.ts';
import { estMontant, parAn, proche } from './valeurs.ts';

/** The half share of who lives alone with children: no word of a question proves it. */
const PARENT_ISOLE = 'parent_isole_T';

/** Every number that a profile or a client file holds. */
const nombresDuProfil = (profil: unknown): number[] =>
  aplatir(profil).flatMap(({ valeur }) => (typeof valeur === 'number' ? [valeur] : []));

/** Amounts that a profile or a client file proves by itself: as written, in half between two people, or two together. */
export function montantsDuProfil(profil: unknown): number[] {
  const nombres = nombresDuProfil(profil);
  return nombres.flatMap((a) => [a, a / 2, ...nombres.map((b) => a + b)]);
}

/** « et si son salaire baisse de 5 000 € ? »: what the file holds and what the turn says prove the new amount together. */
function prouverParLeProfil(
  lus: Rapprochement,
  { question, profilContexte, profilEnregistre }: DemandeAssistant,
): Rapprochement {
  const profil = [profilContexte, profilEnregistre];
  const tenus = nombresDuProfil(profil);
  const isole = aplatir(profil).some(({ chemin, valeur }) => chemin.endsWith(PARENT_ISOLE) && valeur === true);
  const faits = lus.faits.map((fait) => {
    const { chemin, valeur } = fait;
    if (isole && chemin.endsWith(PARENT_ISOLE)) return { ...fait, source: 'profil' as const };
    if (typeof valeur !== 'number' || !lus.sansPreuve.some((f) => f.chemin === chemin)) return fait;
    for (const m of lus.restes.filter(estMontant)) {
      const sens = m.id.startsWith(D_UN_TOUR) ? undefined : lireVariation(question, m);
      const signe = sens === 'moins' ? '-' : sens === 'plus' || sens === 'ajout' ? '+' : undefined;
      const tenu = signe === '-' ? valeur + parAn(m) : valeur - parAn(m);
      if (signe !== undefined && tenus.some((n) => proche(n, tenu)))
        return { ...fait, source: 'dit' as const, preuves: [m.id], formule: `${tenu}${signe}${m.id}` };
    }
    return fait;
  });
  const prouves = new Set(faits.flatMap((f) => (f.source === 'dit' ? [f.chemin] : [])));
  const employees = new Set(faits.flatMap((f) => f.preuves));
  return {
    faits,
    restes: lus.restes.filter((m) => !employees.has(m.id)),
    sansPreuve: lus.sansPreuve.filter((f) => !prouves.has(f.chemin)),
  };
}

/** What the words alone do not prove: a profile or a file does, or a share of what the household held before. */
export const prouver = (lus: Rapprochement, demande: DemandeAssistant): Rapprochement =>
  prouverParUnePart(prouverParLeProfil(lus, demande), demande.question);
