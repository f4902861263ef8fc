import { CALCULS, CATALOGUE, type DefinitionFait, type OutilDeCalcul } from '@francis/faits';
import { z } from 'zod';

/** Why a mention changes nothing: a closed list, so that no sentence of a model is ever shown. */
export const RAISONS = {
  sans_effet: 'sans effet sur ce calcul',
  redite: 'redit autrement',
  annee_du_calcul: 'année du calcul',
  loi: 'chiffre de la loi',
  dementi: 'démenti dans la question',
  autre_personne: 'concerne quelqu’un d’autre',
  autre_sujet: 'concerne un autre sujet',
  croyance: 'supposé par la question, et vérifié',
  partage: 'sert à lire un autre fait',
} as const;

const choixDe = ({ unite, choix }: DefinitionFait): string => {
  if (unite === 'oui_non') return 'oui, non';
  if (unite === 'choix') return Object.keys(choix ?? {}).join(', ');
  return '';
};

/** One line a fact: its path, what it is, its unit or its choices. */
export const decrireFait = (d: DefinitionFait): string => {
  const valeurs = choixDe(d);
  const periode = d.periode === 'an' ? ', par an' : d.periode === 'total' ? ', en tout' : '';
  return `${d.chemin} : ${d.libelle} (${valeurs === '' ? `${d.unite}${periode}` : valeurs})`;
};

const OUTILS = Object.keys(CALCULS).filter((nom): nom is OutilDeCalcul => Object.hasOwn(CALCULS, nom));
/** What a form or a program may say of children by other words: a reading says it by the year of birth. */
const DITS_AUTREMENT = new Set(['foyer.enfants.*.age', 'foyer.nombre_enfants']);
const FAITS_LUS = CATALOGUE.filter((d) => !DITS_AUTREMENT.has(d.chemin));
const CHEMINS = FAITS_LUS.map((d) => d.chemin);

const Rang = z.int().min(0);
const Mots = z.string().max(300).describe('Mots de la question, recopiés tels quels, qui disent le rôle.');

const FaitLu = z.strictObject({
  chemin: z.enum(CHEMINS),
  rang: Rang.max(19).optional().describe('Place dans la liste, quand le chemin porte « * ».'),
  situation: Rang.max(2).optional().describe('comparer_impots : 0 départ, 1 variante, 2 autre ; absente, toutes.'),
  foyer: Rang.max(2).optional().describe('comparer_impots : rang du foyer quand une situation en compte plusieurs.'),
  mention: z
    .string()
    .max(80)
    .optional()
    .describe(
      '« m3 », ou un petit compte : m1*m2, m1+m3, m4/2, m5-m2 (dates : années écoulées), m1*mois(m2:m3), mois de l’un à l’autre compris. Constantes : 2, 3, 4, 12. Personnes comptées par les mots : 1, 2, 3, 4. « p2 » : un fait connu.',
    ),
  choix: z
    .string()
    .max(40)
    .optional()
    .describe(
      'oui, non, une valeur de la liste du fait, aucun (zéro dit), mineur (naissance), jour, derniere_annee, annee_en_cours, annee_prochaine.',
    ),
  texte: z.string().max(80).optional().describe('Nombre qui n’a pas de marque, recopié tel qu’il est écrit.'),
  mots: Mots,
});
export type FaitLu = z.infer<typeof FaitLu>;

const Raison = z.enum(Object.keys(RAISONS).filter((nom): nom is keyof typeof RAISONS => Object.hasOwn(RAISONS, nom)));

export const LectureLue = z.strictObject({
  demandes: z.array(z.string().max(40)).max(8).describe('Ce que la personne veut savoir.'),
  calculs: z.array(z.strictObject({ outil: z.enum(OUTILS), faits: z.array(FaitLu).max(80) })).max(4),
  regles: z
    .array(
      z.strictObject({
        recherche: z.string().min(2).max(300).describe('Mots de la règle cherchée.'),
        juridiction: z.enum(['FR', 'CH', 'LU', 'AD']).optional(),
      }),
    )
    .max(3),
  refus: z.enum(['fraude', 'hors_sujet', 'non_couvert', 'futur']).optional(),
  ecartees: z.array(z.strictObject({ mention: z.string().max(8), raison: Raison })).max(60),
  // Paths once more, as plain texts: the list stands in the schema once, and the check knows it.
  manques: z.array(z.string().max(80)).max(6).describe('Chemins des faits sans lesquels aucun chiffre n’est utile.'),
});
export type LectureLue = z.infer<typeof LectureLue>;

/** The schema as a provider receives it. */
export const schemaDeLire = (): unknown => z.toJSONSchema(LectureLue);

/** The vocabulary, for the instructions. */
export const VOCABULAIRE = FAITS_LUS.map(decrireFait).join('\n');
