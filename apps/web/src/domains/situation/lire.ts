import type { Profil } from '@francis/contract';
import { assembler, depuisProfil, type ARelire } from '@francis/faits/adaptateurs';
import {
  completerFoyer,
  derniereAnneeCouverte,
  expliquerImpotRevenu,
  type FoyerFiscal,
  type FoyerPartiel,
  type ImpotRevenu,
  type NoeudTrace,
  type OptionsCalcul,
} from '@francis/fiscal';
import { formaterEuros } from '../../design-system/index.ts';

/** The household that a profile describes, for one year of income, and everything that it supposes. */
export interface SituationLue {
  readonly annee: number;
  readonly foyer: FoyerFiscal;
  readonly options: OptionsCalcul;
  readonly hypotheses: readonly string[];
}

export interface SituationCalculee extends SituationLue {
  readonly resultat: ImpotRevenu;
  readonly trace: NoeudTrace;
}

/** Why there is no figure, and which answers would give one. */
export interface SituationIncomplete {
  readonly manques: readonly string[];
  readonly motif: string;
}

export const estCalculee = (s: SituationCalculee | SituationIncomplete): s is SituationCalculee => 'resultat' in s;

/** Where a resident of France is not taxed: nothing is computed as if they were. */
const HORS_DE_FRANCE: ReadonlySet<string> = new Set([
  'portugal',
  'belgique',
  'suisse',
  'luxembourg',
  'autre_ue',
  'hors_ue',
]);

const REVENUS = [
  'revenu_annuel',
  'revenus_annuels',
  'revenus_salaires',
  'pensions_retraite',
  'revenus_bnc',
  'revenus_bic',
  'revenus_fonciers',
  'dividendes_recus',
  'plus_values_mobilieres',
] as const satisfies readonly (keyof Profil)[];

const dire = ({ libelle, montant, raison }: ARelire): string => {
  const nom = libelle.charAt(0).toUpperCase() + libelle.slice(1);
  return `${nom}${montant === undefined ? '' : ` (${formaterEuros(montant)})`}\u202f: ${raison}.`;
};

function hypothesesDe(profil: Profil, annee: number, aRelire: readonly ARelire[], supposes: ReadonlySet<string>) {
  const enfants = [...supposes].some((chemin) => chemin.includes('.enfants.'));
  const partage = [...supposes].some((chemin) => chemin.includes('.declarant'));
  return [
    ...(annee > derniereAnneeCouverte() ? [`Revenus ${annee} supposés ceux de votre profil, toute l’année.`] : []),
    ...(partage ? ['Montants du couple répartis par moitié.'] : []),
    ...(enfants ? ['Enfants à charge mineurs, de plus de six ans, en résidence exclusive.'] : []),
    ...(profil.nombre_enfants === null || profil.nombre_enfants === undefined ? ['Aucun enfant à charge.'] : []),
    ...aRelire.map(dire),
  ];
}

/** The household of the profile, or what it lacks to be one. */
export function lireSituation(profil: Profil, annee: number): SituationLue | SituationIncomplete {
  const residence = profil.residence_fiscale ?? 'france';
  if (HORS_DE_FRANCE.has(residence))
    return {
      manques: [],
      motif:
        'Votre résidence fiscale est hors de France\u202f: l’impôt français d’un non-résident n’est pas calculé ici.',
    };
  const manques = [
    ...(profil.situation_familiale ? [] : ['votre situation familiale']),
    ...(REVENUS.some((champ) => (profil[champ] ?? 0) > 0) ? [] : ['au moins un revenu']),
  ];
  if (manques.length > 0) return { manques, motif: `Il manque ${manques.join(' et ')}.` };
  const { faits, aRelire, supposes } = depuisProfil(profil, annee);
  const entree = assembler(faits);
  return {
    annee,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- facts of the household are fields of the engine.
    foyer: completerFoyer((entree as { foyer: FoyerPartiel }).foyer),
    options: annee > derniereAnneeCouverte() ? { hypothese: 'derniers-parametres' } : {},
    hypotheses: hypothesesDe(profil, annee, aRelire, supposes),
  };
}

/** The same with its tax, by the engine, in the browser. */
export function calculerSituation(profil: Profil, annee: number): SituationCalculee | SituationIncomplete {
  const lue = lireSituation(profil, annee);
  if (!('foyer' in lue)) return lue;
  const explique = expliquerImpotRevenu(lue.foyer, annee, lue.options);
  if (!('trace' in explique)) return { manques: [], motif: explique.message };
  const { resultat, trace } = explique;
  return { ...lue, resultat, trace, hypotheses: [...lue.hypotheses, ...resultat.reserves] };
}
