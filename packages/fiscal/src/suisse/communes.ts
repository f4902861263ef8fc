import { type FacteursCommune, normaliserCommune, type RepertoireCommunes } from './commune.ts';
import { ANNEES_SUISSE, type AnneeSuisse, type Canton, CANTONS } from './parametres/annees.ts';
import { DONNEES_COMMUNES } from './parametres/communes-donnees.ts';

/** One value when the three years agree, else one by year; undefined when the commune did not exist. */
function lireAnnee(colonne: string, annee: AnneeSuisse): number | undefined {
  const valeurs = colonne.split(',');
  const texte = valeurs.length === 1 ? valeurs[0] : valeurs[ANNEES_SUISSE.indexOf(annee)];
  return texte === undefined || texte === '' ? undefined : Number(texte);
}

interface CommuneLue {
  readonly numero: number;
  readonly nom: string;
  readonly colonnes: readonly [taux: string, catholique: string, protestante: string];
}

const estCanton = (texte: string): texte is Canton => CANTONS.some((canton) => canton === texte);

/** Communes of a canton, by federal number and by normalised name. */
type CommunesCanton = Map<string | number, CommuneLue>;

let parCanton: Map<Canton, CommunesCanton> | undefined;

/** Read on first use: a server that never asks for a commune pays nothing. */
function lireCommunes(): Map<Canton, CommunesCanton> {
  if (parCanton !== undefined) return parCanton;
  parCanton = new Map();
  let communes: CommunesCanton = new Map();
  for (const ligne of DONNEES_COMMUNES.split('\n')) {
    if (estCanton(ligne)) {
      communes = new Map();
      parCanton.set(ligne, communes);
      continue;
    }
    const [numero = '', nom = '', taux = '', catholique = '', protestante = ''] = ligne.split(';');
    const lue: CommuneLue = { numero: Number(numero), nom, colonnes: [taux, catholique, protestante] };
    communes.set(lue.numero, lue);
    communes.set(normaliserCommune(nom), lue);
  }
  return parCanton;
}

function facteurs(commune: CommuneLue, annee: AnneeSuisse): FacteursCommune | undefined {
  const taux = lireAnnee(commune.colonnes[0], annee);
  if (taux === undefined) return undefined;
  return {
    numero: commune.numero,
    nom: commune.nom,
    taux,
    catholique: lireAnnee(commune.colonnes[1], annee) ?? 0,
    protestante: lireAnnee(commune.colonnes[2], annee) ?? 0,
  };
}

/** Communes of a canton that exist in the year, in the order of their federal number. */
export function listerCommunes(canton: Canton, annee: AnneeSuisse): FacteursCommune[] {
  const lues = new Set(lireCommunes().get(canton)?.values());
  return [...lues].flatMap((commune) => facteurs(commune, annee) ?? []);
}

/** Every commune of the five cantons, 2024 to 2026. For servers and the command line only. */
export const REPERTOIRE_COMMUNES: RepertoireCommunes = {
  trouver(canton, annee, commune) {
    const cle = typeof commune === 'string' ? normaliserCommune(commune) : commune;
    const lue = lireCommunes().get(canton)?.get(cle);
    return lue === undefined ? undefined : facteurs(lue, annee);
  },
};
