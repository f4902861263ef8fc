import type { Profil } from '@francis/contract';
import { derniereAnneeCouverte } from '@francis/fiscal';
import type { LectureDeDocument } from '@francis/documents';

const SITUATIONS = {
  marie: 'marie',
  pacse: 'pacs',
  celibataire: 'celibataire',
  divorce: 'divorce',
  veuf: 'veuf',
} as const;

const EN_COUPLE: ReadonlySet<keyof typeof SITUATIONS> = new Set(['marie', 'pacse']);

const estSituation = (valeur: unknown): valeur is keyof typeof SITUATIONS =>
  typeof valeur === 'string' && Object.hasOwn(SITUATIONS, valeur);

/** What the profile has a field for, among the facts that were accepted. Amounts of the profile are whole euros. */
export function versProfil({ type, annee, faits }: LectureDeDocument, acceptes: ReadonlySet<string>): Profil {
  const pris = new Map(
    faits.filter(({ chemin }) => acceptes.has(chemin)).map(({ chemin, valeur }) => [chemin, valeur]),
  );
  const euros = (chemin: string): number | undefined => {
    const valeur = pris.get(chemin);
    return typeof valeur === 'number' ? Math.round(valeur) : undefined;
  };
  const ditDuPapier = faits.find(({ chemin }) => chemin === 'foyer.situation')?.valeur;
  const attendus = type === 'bulletin' || (estSituation(ditDuPapier) && !EN_COUPLE.has(ditDuPapier)) ? 1 : 2;
  /** The profile has one amount for the household: half of it would be a wrong one, and an unread spouse may have one. */
  const duFoyer = (champ: string): number | undefined => {
    const chemins = faits.map(({ chemin }) => chemin).filter((chemin) => chemin.endsWith(`.${champ}`));
    const montants = chemins.map(euros);
    if (montants.length < attendus || montants.includes(undefined)) return undefined;
    return montants.reduce<number>((somme, montant) => somme + (montant ?? 0), 0);
  };
  const situation = pris.get('foyer.situation');
  // The profile says what is earned now: amounts of an older year would be taxed as those of the last one.
  const ancien = annee !== undefined && annee < derniereAnneeCouverte();
  const montants: Profil = {
    revenus_salaires: duFoyer('salaires'),
    pensions_retraite: duFoyer('pensions_retraite'),
    plafond_epargne_retraite: euros('foyer.declarant1.per_plafond'),
    dons_realises: euros('foyer.dons_66'),
  };
  const champs: Profil = {
    ...(estSituation(situation) && { situation_familiale: SITUATIONS[situation] }),
    nombre_enfants: euros('avis.personnes_a_charge'),
    ...(!ancien && montants),
    ...(type === 'bulletin' && retenue(euros)),
  };
  return Object.fromEntries(Object.entries(champs).filter(([, valeur]) => valeur !== undefined));
}

/** What is withheld, with the month that says until when: one without the others would say something else. */
function retenue(euros: (chemin: string) => number | undefined): Profil {
  const [annee, mois, cumul] = [euros('bulletin.annee'), euros('bulletin.mois'), euros('bulletin.cumul_impot')];
  if (annee === undefined || mois === undefined || cumul === undefined) return {};
  const mensuelle = euros('bulletin.impot');
  return {
    retenue_annee: annee,
    retenue_mois: mois,
    retenue_cumul: cumul,
    ...(mensuelle !== undefined && { retenue_mensuelle: mensuelle }),
  };
}
