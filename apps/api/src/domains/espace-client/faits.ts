import { CHAMPS_CLIENT, type ChampsClient } from '@francis/contract';
import type { LectureDeDocument } from '@francis/documents';
import { definitionDuDossier, type DefinitionFait, faitDemandable, type ValeurFait } from '@francis/faits';
import { depuisFicheClient, ecrireFait, type Feuille } from '@francis/faits/adaptateurs';
import { derniereAnneeCouverte } from '@francis/fiscal';
import { estFaitDuDossier, type FicheClient } from '../clients/index.ts';

type Valeurs = ReadonlyMap<string, ValeurFait>;

/** What a file says, by path, for the last incomes. */
export const valeursDe = (fiche: Readonly<Record<string, unknown>>): Valeurs =>
  new Map(depuisFicheClient(fiche, derniereAnneeCouverte()).faits.map(({ chemin, valeur }) => [chemin, valeur]));

export const libelleDe = (chemin: string): string => definitionDuDossier(chemin)?.libelle ?? chemin;

/** What the file would hold once the fact is accepted. */
export function champsDe(fiche: FicheClient, fait: Feuille): Partial<ChampsClient> {
  const { situation_maritale_client: nom, faits_fiscaux_client } = ecrireFait({ ...fiche }, fait);
  const faits = { faits_fiscaux_client: { ...faits_fiscaux_client } };
  const lue = CHAMPS_CLIENT.situation_maritale_client.safeParse(nom);
  return lue.success ? { ...faits, situation_maritale_client: lue.data } : faits;
}

/** The other facts that accepting this one would change: what the fields let suppose of the same matter goes. */
export function remplaces(fiche: FicheClient, fait: Feuille) {
  const avant = valeursDe({ ...fiche });
  const apres = valeursDe({ ...fiche, ...champsDe(fiche, fait) });
  const chemins = new Set([...avant.keys(), ...apres.keys()]);
  chemins.delete(fait.chemin);
  return [...chemins]
    .filter((chemin) => avant.get(chemin) !== apres.get(chemin))
    .map((chemin) => ({
      chemin,
      libelle: libelleDe(chemin),
      avant: avant.get(chemin) ?? null,
      apres: apres.get(chemin) ?? null,
    }));
}

/** Amounts of another year would be taxed as those of the last one. */
export const estDeLAnnee = ({ annee }: Pick<LectureDeDocument, 'annee'>): boolean => annee === derniereAnneeCouverte();

export const estProposable = (lecture: LectureDeDocument, { chemin, valeur }: Feuille): boolean =>
  estDeLAnnee(lecture) && faitDemandable(chemin) !== undefined && estFaitDuDossier(chemin, valeur);

/** What a fact that the file lacks is called there, and the facts that answer it. */
const PAR_MANQUE: Readonly<Record<string, readonly string[]>> = {
  revenus_1: ['declarant1.salaires', 'declarant1.pensions_retraite'],
  revenus_2: ['declarant2.salaires', 'declarant2.pensions_retraite'],
  frais_reels: ['declarant1.frais_reels'],
  capitaux: ['dividendes', 'interets'],
  invalidite: ['invalidite_declarant1_P'],
  ancien_combattant: ['ancien_combattant_W'],
  dons: ['dons_66', 'dons_75'],
  plafond_per: ['declarant1.per_plafond'],
  pensions_versees: ['pensions_alimentaires_autres'],
  cotisations_syndicales: ['declarant1.cotisations_syndicales'],
  rfr_anterieurs: ['rfr_n_moins_1', 'rfr_n_moins_2'],
  scolarite: ['scolarite.college', 'scolarite.lycee', 'scolarite.superieur'],
};

/** The facts to ask for, from what an analysis says that the file lacks. */
export const cheminsManquants = (manques: readonly { readonly id: string }[]): ReadonlySet<string> =>
  new Set(manques.flatMap(({ id }) => (PAR_MANQUE[id] ?? [id]).map((champ) => `foyer.${champ}`)));

/** The words of the adviser's screens, said to the client: the other filer is their own spouse. */
export const direAuClient = (libelle: string): string =>
  libelle.replace('de l’autre conjoint', 'de votre conjoint').replace('de l’autre', 'de votre conjoint');

/** What the client's form needs of a definition. */
export const enChamp = ({ chemin, libelle, question, unite, choix }: DefinitionFait) => ({
  chemin,
  libelle: direAuClient(libelle),
  question: question ?? null,
  unite,
  choix: choix ? { ...choix } : null,
});
