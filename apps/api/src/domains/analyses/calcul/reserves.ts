import { calculerImpotRevenu, type FoyerFiscal } from '@francis/fiscal';
import { type ARelire, NAISSANCES_SUPPOSEES } from '@francis/faits/adaptateurs';
import { type DossierLu, foyerDuDossier, lireDossier, totalDe } from './dossier.ts';
import { manquesDecisifs } from './manques.ts';

/** What a conversation asks back: it is told there. */
const DEMANDES_EN_CONVERSATION: ReadonlySet<string> = new Set(['situation', 'revenus_1', 'revenus_2']);
/** Answered case by case, when the cases differ. */
const ISOLEMENT = 'parent_isole_T';
const MOITIES = 'repartition_du_couple';
/** How the figure goes without the answer, for whom nothing else says it. */
const SUPPOSITIONS: Readonly<Record<string, Pick<ARelire, 'raison' | 'pris'>>> = {
  [NAISSANCES_SUPPOSEES]: {
    raison: 'supposées parce que le dossier ne les dit pas (chaque enfant est compté mineur et à charge toute l’année)',
    pris: true,
  },
  annee_deces_conjoint: { raison: 'que le dossier ne dit pas (le décès est compté d’une année d’avant)', pris: false },
  [ISOLEMENT]: { raison: 'que le dossier ne dit pas (l’impôt est le même, le nombre de parts non)', pris: true },
  departement_outre_mer: { raison: 'que le dossier ne dit pas (l’impôt est celui de la métropole)', pris: false },
};
const NON_DIT = { raison: 'que le dossier ne dit pas', pris: false } as const;

/**
 * What forbids « exact » of the tax of a file, for an answer that leans on it: the very facts that make its analyses an
 * estimate, so that one rule decides of both. What a file supposes without asking is told as well.
 */
export function reservesDuDossier(fiche: Readonly<Record<string, unknown>>, annee: number): ARelire[] {
  const dossier = lireDossier(fiche, annee);
  const lu = foyerDuDossier(dossier);
  const foyer = 'refus' in lu ? undefined : lu.foyer;
  const ditEnConversation = (id: string): boolean =>
    DEMANDES_EN_CONVERSATION.has(id) || (id === ISOLEMENT && (!foyer || changeParLIsolement(foyer, annee)));
  const nonDits = manquesDecisifs(fiche, dossier, foyer).filter(
    ({ id }) => !id.startsWith('relire.') && !ditEnConversation(id),
  );
  return [
    ...nonDits.map(({ id, libelle }) => ({ champ: id, libelle, duFoyer: true, ...(SUPPOSITIONS[id] ?? NON_DIT) })),
    ...dossier.aRelire,
    ...moities(dossier),
  ];
}

/** Whether living alone moves the tax: the answer then gives each case. Otherwise it gives one, whose parts are supposed. */
function changeParLIsolement(foyer: FoyerFiscal, annee: number): boolean {
  const seul = calculerImpotRevenu({ ...foyer, parent_isole_T: true }, annee);
  const accompagne = calculerImpotRevenu({ ...foyer, parent_isole_T: false }, annee);
  if (seul.statut === 'refus' || accompagne.statut === 'refus') return true;
  return totalDe(seul) !== totalDe(accompagne);
}

/** Amounts of a couple that a reading settled still are halves that nobody gave. */
const moities = ({ supposes, aRelire }: DossierLu): ARelire[] =>
  aRelire.length === 0 && [...supposes].some((chemin) => chemin.includes('.declarant'))
    ? [{ champ: MOITIES, libelle: 'montants du couple', raison: 'répartis par moitié', pris: true }]
    : [];
