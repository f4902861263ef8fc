import { type Client, SECTIONS_CLIENT } from '@francis/contract';
import { definitionDuDossier } from '@francis/faits';
import { enDate, enEuros, enInstant } from '../calcul/ecrire.ts';

export type Genre = 'montant' | 'nombre' | 'parts' | 'pourcentage' | 'date' | 'instant' | 'ouiNon' | 'texte';
type Simple = string | number | boolean;

/** One value of a file, as every export writes it. */
export interface LigneDossier {
  readonly section: string;
  readonly champ: string;
  readonly libelle: string;
  readonly genre: Genre;
  readonly valeur: Simple;
}

/** The numbers of a file that count people; all the others but the bracket are amounts. */
const EFFECTIFS: ReadonlySet<string> = new Set(['nombre_enfants_a_charge_client', 'personnes_dependantes_client']);
const JOUR = /^\d{4}-\d{2}-\d{2}$/;
const RENDEZ_VOUS = 'prochain_rendez_vous_pro';
/** Numbers of a structured field that are not money. */
const SANS_EURO = /annee|taux|quote|duree|nombre/;

/** Keys of the structured fields, with their accents. */
const CLES: Readonly<Record<string, string>> = {
  prenom: 'prénom',
  date_naissance: 'date de naissance',
  date_ouverture: 'date d’ouverture',
  date_achat: 'date d’achat',
  date_acquisition: 'date d’acquisition',
  prix_acquisition: 'prix d’acquisition',
  mode_detention: 'mode de détention',
  regime_fiscal: 'régime fiscal',
  valeur_estimee: 'valeur estimée',
  revenus_annuels: 'revenus annuels',
  capital_restant_du: 'capital restant dû',
  annee_revenus: 'année des revenus',
  revenu_fiscal_reference: 'revenu fiscal de référence',
  montant_impot_net: 'montant de l’impôt net',
  garde_alternee: 'garde alternée',
  regime: 'régime',
  livret_a: 'livret A',
  ldds: 'LDDS',
  lepel: 'PEL ou LEP',
  lep: 'LEP',
  pel: 'PEL',
  cel: 'CEL',
};

const humain = (cle: string): string => {
  const mots = CLES[cle] ?? cle.replaceAll('_', ' ');
  return mots.charAt(0).toUpperCase() + mots.slice(1);
};

const estVide = (valeur: unknown): boolean => valeur === null || valeur === undefined || valeur === '';

const genreDe = (valeur: Simple, nombre: Genre): Genre => {
  if (typeof valeur === 'number') return nombre;
  if (typeof valeur === 'boolean') return 'ouiNon';
  return JOUR.test(valeur) ? 'date' : 'texte';
};

function genreDuChamp(champ: string, valeur: Simple): Genre {
  if (champ === RENDEZ_VOUS) return 'instant';
  if (champ === 'tranche_marginale_imposition_estimee') return 'pourcentage';
  return genreDe(valeur, EFFECTIFS.has(champ) ? 'nombre' : 'montant');
}

const genreImbrique = (cle: string, valeur: Simple): Genre =>
  genreDe(valeur, SANS_EURO.test(cle) ? 'nombre' : 'montant');

const estSimple = (valeur: unknown): valeur is Simple =>
  typeof valeur === 'string' || typeof valeur === 'number' || typeof valeur === 'boolean';

/** One element of a list, whose field is called by all of them. */
const UN_SEUL: Readonly<Record<string, string>> = {
  details_enfants_client: 'Enfant',
  autres_revenus_client1: 'Autre revenu',
  autres_revenus_client2: 'Autre revenu de l’autre',
  residences_secondaires_details: 'Résidence secondaire',
  investissements_locatifs_details: 'Investissement locatif',
  autres_biens_immobiliers_details: 'Autre bien immobilier',
};

/** Everything that somebody filled, in the order of the screens; structured fields value by value. */
export function lignesDuDossier(client: Client): LigneDossier[] {
  const valeurs: Readonly<Record<string, unknown>> = { ...client };
  const lignes = SECTIONS_CLIENT.flatMap(({ titre, champs }) =>
    Object.entries(champs).flatMap(([champ, libelle]): LigneDossier[] => {
      const valeur = valeurs[champ];
      if (estVide(valeur)) return [];
      if (estSimple(valeur)) return [{ section: titre, champ, libelle, genre: genreDuChamp(champ, valeur), valeur }];
      const liste = Array.isArray(valeur);
      const elements: readonly unknown[] = liste ? valeur : [valeur];
      return elements.flatMap((element, i) =>
        typeof element !== 'object' || element === null
          ? []
          : Object.entries(element).flatMap(([cle, v]: [string, unknown]) =>
              estSimple(v) && !estVide(v)
                ? [
                    {
                      section: titre,
                      champ: `${champ}${liste ? `.${i}` : ''}.${cle}`,
                      libelle: `${liste ? `${UN_SEUL[champ] ?? libelle} ${i + 1}` : libelle} : ${CLES[cle] ?? cle.replaceAll('_', ' ')}`,
                      genre: genreImbrique(cle, v),
                      valeur: v,
                    },
                  ]
                : [],
            ),
      );
    }),
  );
  return [...lignes, ...faits(client)];
}

/** The facts that the adviser told beside the fields. */
const faits = (client: Client): LigneDossier[] =>
  Object.entries(client.faits_fiscaux_client).map(([chemin, valeur]) => {
    const definition = definitionDuDossier(chemin);
    const genre = genreDe(valeur, definition?.unite === 'EUR' ? 'montant' : 'nombre');
    const libelle = definition ? humain(definition.libelle) : chemin;
    return {
      section: 'Faits fiscaux',
      champ: chemin,
      libelle,
      genre,
      valeur: typeof valeur === 'string' ? (definition?.choix?.[valeur] ?? valeur) : valeur,
    };
  });

/** A value as a person reads it. */
export function ecrireValeur({ genre, valeur }: Pick<LigneDossier, 'genre' | 'valeur'>): string {
  if (typeof valeur === 'boolean') return valeur ? 'Oui' : 'Non';
  if (genre === 'date') return enDate(new Date(`${String(valeur)}T12:00:00Z`));
  if (typeof valeur === 'string') return genre === 'instant' ? enInstant(valeur) : valeur;
  if (genre === 'montant') return enEuros(valeur);
  if (genre === 'parts') return valeur.toFixed(2).replace('.', ',');
  const nombre = String(valeur).replace('.', ',');
  return genre === 'pourcentage' ? `${nombre}\u00a0%` : nombre;
}
