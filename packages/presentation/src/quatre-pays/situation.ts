import type { QuatrePaysReponse, QuatrePaysRequete } from '@francis/contract';
import { type Champ, type Champs, choix, entier, montant } from '../commun/champs.ts';
import { formaterNombre } from '../ecriture/index.ts';
import type { OptionBareme } from '../commun/saisie.ts';
import { CANTONS } from '../suisse/situation.ts';

export type PaysCompare = QuatrePaysReponse['pays'][number];

export interface SituationQuatrePays {
  salaire_brut: number;
  situation_familiale: QuatrePaysRequete['situation_familiale'];
  salaire_brut_conjoint: number;
  nombre_enfants: number;
  /** As typed: « 3, 8 ». */
  ages_enfants: string;
  /** 0 when it is not given. */
  age: number;
  canton: NonNullable<QuatrePaysRequete['canton']>;
  commune: string;
  /** As typed; empty when nothing is to be converted. */
  francs_par_euro: string;
}

export const SITUATIONS = [
  { valeur: 'celibataire', libelle: 'Célibataire' },
  { valeur: 'marie', libelle: 'Marié' },
  { valeur: 'pacs', libelle: 'Pacsé' },
] as const;

const texte = (libelle: string, absent: string): Champ<string> => ({
  libelle,
  defaut: '',
  lire: (brut) => brut.slice(0, 80),
  ecrire: (valeur) => valeur.trim(),
  montrer: (valeur) => valeur.trim() || absent,
});

export const CHAMPS: Champs<SituationQuatrePays> = {
  salaire_brut: montant('Salaire brut annuel', 60_000, formaterNombre),
  situation_familiale: choix('Situation familiale', 'celibataire', SITUATIONS),
  salaire_brut_conjoint: {
    ...montant('Salaire brut du conjoint', 0, formaterNombre),
    si: (s) => s.situation_familiale !== 'celibataire',
  },
  nombre_enfants: entier('Enfants', 0, 10),
  ages_enfants: texte('Âges des enfants', 'non précisés'),
  age: { ...entier('Âge', 0, 120), montrer: (valeur) => (valeur > 0 ? `${valeur}\u00a0ans` : 'non précisé') },
  canton: choix('Canton suisse', 'geneva', CANTONS),
  commune: texte('Commune suisse', 'chef-lieu'),
  francs_par_euro: texte('Francs pour un euro', 'sans conversion'),
};

/** The last year voted in the four countries first, as the server supposes. */
export const BAREMES: readonly OptionBareme[] = [
  { valeur: '2025', libelle: '2025 — dernière année votée partout' },
  { valeur: '2026', libelle: '2026 — estimation pour la France' },
  { valeur: '2024', libelle: '2024' },
];

/** Children counted are minors. */
const AGE_ENFANT_MAX = 17;
const AGE_MIN = 18;
const COURS_MIN = 0.1;
const COURS_MAX = 10;

const lireAges = (saisie: string): number[] => (saisie.match(/\d+/g) ?? []).map(Number);

function lireCours(saisie: string): number | undefined {
  const valeur = Number(saisie.trim().replace(',', '.'));
  return saisie.trim() !== '' && valeur >= COURS_MIN && valeur <= COURS_MAX ? valeur : undefined;
}

export type Fautes = Readonly<Partial<Record<string, string>>>;

/** Optional inputs that are not readable yet: they are left out, and the field says why. */
export function fautesDe(s: SituationQuatrePays): Fautes {
  const ages = lireAges(s.ages_enfants);
  const fautes: Record<string, string> = {};
  if (s.nombre_enfants > 0 && ages.length > 0) {
    if (ages.length !== s.nombre_enfants) {
      fautes['ages_enfants'] =
        s.nombre_enfants === 1 ? 'Indiquez un seul âge, ou aucun.' : `Indiquez ${s.nombre_enfants} âges, ou aucun.`;
    } else if (ages.some((a) => a > AGE_ENFANT_MAX)) {
      fautes['ages_enfants'] = 'Les enfants comptés ici ont moins de 18 ans.';
    }
  }
  if (s.age > 0 && s.age < AGE_MIN) fautes['age'] = 'À partir de 18 ans.';
  if (s.francs_par_euro.trim() !== '' && lireCours(s.francs_par_euro) === undefined) {
    fautes['francs_par_euro'] = 'Indiquez combien de francs valent un euro, par exemple 0,94.';
  }
  return fautes;
}

/** Optional inputs are sent only when they were given, so that the answer states the defaults. Null without a salary. */
export function versDemande(s: SituationQuatrePays, bareme: string): QuatrePaysRequete | null {
  if (s.salaire_brut <= 0) return null;
  const fautes = fautesDe(s);
  const ages = s.nombre_enfants > 0 && !fautes['ages_enfants'] ? lireAges(s.ages_enfants) : [];
  const cours = lireCours(s.francs_par_euro);
  return {
    salaire_brut: s.salaire_brut,
    situation_familiale: s.situation_familiale,
    nombre_enfants: s.nombre_enfants,
    canton: s.canton,
    annee: Number(bareme),
    ...(s.situation_familiale !== 'celibataire' && s.salaire_brut_conjoint > 0
      ? { salaire_brut_conjoint: s.salaire_brut_conjoint }
      : {}),
    ...(ages.length > 0 ? { ages_enfants: ages } : {}),
    ...(s.age >= AGE_MIN ? { age: s.age } : {}),
    ...(s.commune.trim() ? { commune: s.commune.trim() } : {}),
    ...(cours === undefined ? {} : { francs_par_euro: cours }),
  };
}
