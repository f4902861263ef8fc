import { cheminDeBase, type Fait } from '@francis/faits';
import { lireVariation, type Mention } from '@francis/lecture';
import type { DemandeAssistant } from '../types.ts';
import { nombresDuProfil } from './montants-du-profil.ts';
import type { Rapprochement } from './rapprocher.ts';
import { D_UN_TOUR } from './tours.ts';
import { estMontant, parAn, proche } from './valeurs.ts';

const DEPLACENT: ReadonlySet<string | undefined> = new Set(['plus', 'moins']);
/** What a raise leaves, asked by itself. */
const SUPPLEMENT = 'supplement';

/** Whether an amount of this turn is by how much another one moves: « augmente de 10 000 € ». */
export const deplace = (question: string, mention: Mention): boolean =>
  mention.type === 'montant' && !mention.id.startsWith(D_UN_TOUR) && DEPLACENT.has(lireVariation(question, mention));

/** Amounts by which something is said to move, that a fact holds as if they were all of it. */
export function variationsEmployees(faits: readonly Fait[], question: string, mentions: readonly Mention[]): string[] {
  const entiers = (id: string): readonly Fait[] =>
    faits.filter(
      ({ chemin, formule = '', preuves }) =>
        preuves.includes(id) && !chemin.endsWith(SUPPLEMENT) && !formule.includes('+') && !formule.includes('-'),
    );
  return mentions.flatMap((m) => {
    const pris = entiers(m.id);
    const remplace = ajoute(question, m) && pris.some((f) => tientDeja(faits, f));
    return (deplace(question, m) && pris.length > 0) || remplace ? [m.mots] : [];
  });
}

/** « 200 € de plus »: one more of what a household has, or the whole of what it has not. */
const ajoute = (question: string, m: Mention): boolean =>
  m.type === 'montant' && !m.id.startsWith(D_UN_TOUR) && lireVariation(question, m) === 'ajout';
const tientDeja = (faits: readonly Fait[], { chemin, valeur }: Fait): boolean =>
  faits.some((f) => cheminDeBase(f.chemin) === cheminDeBase(chemin) && f.valeur !== valeur && Number(f.valeur) > 0);

/** « et si son salaire baisse de 5 000 € ? »: what the file holds and what the turn says prove the new amount together. */
export function prouverParLeProfil(
  lus: Rapprochement,
  { question, profilContexte, profilEnregistre }: DemandeAssistant,
): Rapprochement {
  const tenus = nombresDuProfil([profilContexte, profilEnregistre]);
  const faits = lus.faits.map((fait) => {
    const { chemin, valeur } = fait;
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
