import { PAYS_DE_RESIDENCE } from '@francis/faits/adaptateurs';
import { motsDits, normaliserTexte } from '@francis/lecture';
import type { Doute } from '../certitude.ts';
import { aRelireDuProfil } from '../comprehension/depuis-faits.ts';
import { paysCites } from '../domaines/pays.ts';
import type { AppelOutil, DemandeAssistant } from '../types.ts';

const EN_FRANCE = motsDits('france|francais|francaise|impot francais');
const DU_FOYER: ReadonlySet<string> = new Set(['calculer_impot', 'comparer_impots']);

/** A French tax of another country's resident, or after a turn about another country. */
export const autrePays = (demande: DemandeAssistant, appels: readonly AppelOutil[]): Doute[] =>
  appels.some((a) => DU_FOYER.has(a.outil)) ? [...residentAilleurs(demande), ...paysQuitte(demande)] : [];

/** A file says that its client is a tax resident of another country: what is computed is the tax of a resident. */
const residentAilleurs = ({ profilEnregistre = {} }: DemandeAssistant): Doute[] =>
  aRelireDuProfil(profilEnregistre).some(({ champ }) => champ === PAYS_DE_RESIDENCE)
    ? [{ code: 'RESIDENT_AILLEURS' }]
    : [];

/** A French tax after a turn about another country: nobody said that the conversation came back to France. */
function paysQuitte({ historique, question }: DemandeAssistant): Doute[] {
  if (historique.length === 0) return [];
  const tours = [...historique.filter((t) => t.role === 'user').map((t) => t.content), question].map(normaliserTexte);
  const dernier = tours.findLast((tour) => EN_FRANCE.test(tour) || paysCites(tour).length > 0);
  return dernier === undefined || EN_FRANCE.test(dernier)
    ? []
    : [{ code: 'OBJET_NON_LU', mots: ['l’impôt du pays dit plus tôt'] }];
}
