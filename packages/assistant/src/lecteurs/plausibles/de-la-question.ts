import { definitionDe, type Fait, type Feuille } from '@francis/faits';
import { aplatir, libelleAlire, trouverConcepts } from '@francis/lecture';
import type { LectureProuvee } from '../lire-reponse.ts';
import { sansTitulaire } from '../titulaires.ts';
import { naissanceEnMois } from '../ecarter-temps.ts';
import { anniversairesNonDits } from './anniversaires.ts';
import { donsDArgentNonDits } from './dons-d-argent.ts';
import { enfantsDesConcubins } from './enfants-des-concubins.ts';
import { gardesNonDites } from './gardes.ts';
import { kilometresNonDits } from './kilometres.ts';
import type { Changement, Indecision, LectureCalculee } from './indecision.ts';
import { rattachementsNonDits } from './rattachements.ts';

/** What the embedded reader was asked, and what it proved of its own reading. */
export interface QuestionLue {
  readonly prouvee: LectureProuvee;
  /** What the person said, the turns before included. */
  readonly dits: readonly string[];
  /** AAAA-MM-JJ. */
  readonly jour: string;
  /** What a profile or a client's file holds, by the paths of the vocabulary. */
  readonly profil: Readonly<Record<string, unknown>>;
}

/** What a question leaves unsaid and a reading filled by custom; each holds the decisive words that it settles. */
export function indecisionsDeLaQuestion(lecture: LectureCalculee, question: QuestionLue): Indecision<string>[] {
  return [
    ...gardesNonDites<string>(lecture, () => !separeSansGarde(question.dits)),
    ...enfantsDesConcubins<string>(lecture, question.dits),
    ...kilometresNonDits<string>(lecture, question.dits),
    ...rattachementsNonDits<string>(lecture, question.dits),
    ...motsNonLus(lecture, question),
    ...titulairesNonDits(lecture, question),
    ...naissancesNonDites(lecture, question),
    ...agesDePensionNonDits(lecture, question),
    ...enfantsNesAuTournant(lecture, question),
    ...anniversairesNonDits(lecture, question),
    ...donsDArgentNonDits<string>(lecture, question.dits),
  ];
}

const SEPARES: ReadonlySet<string> = new Set(['divorce', 'ex']);
const GARDES: ReadonlySet<string> = new Set(['alternee', 'exclusive', 'parent_isole', 'rattache', 'a_charge']);

/** Parents are said to live apart, and nothing of where their children live. */
function separeSansGarde(dits: readonly string[]): boolean {
  const concepts = dits.flatMap((tour) => trouverConcepts(aplatir(tour)).map((c) => c.concept));
  return concepts.some((c) => SEPARES.has(c)) && !concepts.some((c) => GARDES.has(c));
}

/** Yes or no, of the household, that a decisive word may say: it does not matter when both give the same figure. */
const DU_MOT: Readonly<Record<string, readonly string[]>> = {
  parent_isole: ['foyer.parent_isole_T'],
  handicap: ['foyer.invalidite_declarant1_P', 'foyer.invalidite_declarant2_F', 'foyer.enfants.*.invalide'],
  combattant: ['foyer.ancien_combattant_W', 'foyer.ancien_combattant_couple_S'],
  alternee: ['foyer.enfants.*.garde_alternee'],
};
/** The same, of who receives a gift or an estate (CGI art. 779 II). */
const DE_QUI_RECOIT: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  calculer_donation: { handicap: ['donation.handicap'], incapacite: ['donation.handicap'] },
  calculer_succession: { handicap: ['succession.handicap'], incapacite: ['succession.handicap'] },
};
const ANNEE = 'annee';
const TOUT_RECENT = 'tout_recent';
const VALEURS_MAX = 6;

function motsNonLus(
  { calculs }: LectureCalculee,
  { prouvee: { motsNonLus: mots, suite }, jour }: QuestionLue,
): Indecision<string>[] {
  return calculs.flatMap(({ outil, feuilles }, calcul) =>
    mots.flatMap((mot): Indecision<string>[] => {
      if (mot === TOUT_RECENT) return suite ? [] : anneeEnCours(feuilles, calcul, Number(jour.slice(0, 4)));
      const chemins = (DE_QUI_RECOIT[outil]?.[mot] ?? DU_MOT[mot] ?? []).flatMap((chemin) =>
        cheminsPossibles(chemin, feuilles),
      );
      if (chemins.length === 0 || chemins.length >= VALEURS_MAX) return [];
      const oui = (chemin: string): { libelle: string; changements: Changement[] } => ({
        libelle: definitionDe(chemin)?.libelle ?? chemin,
        changements: [{ calcul, chemin, valeur: true }],
      });
      return [
        {
          nom: libelleAlire(mot),
          porte: [mot],
          valeurs: [{ libelle: 'sans en tenir compte', changements: [] }, ...chemins.map(oui)],
        },
      ];
    }),
  );
}

/** A path of each child of the household, or the path itself. */
function cheminsPossibles(chemin: string, feuilles: readonly Feuille[]): string[] {
  const [debut = '', fin] = chemin.split('*');
  if (fin === undefined) return [chemin];
  const rangs = feuilles.flatMap((f) =>
    f.chemin.startsWith(debut) ? [f.chemin.slice(debut.length).split('.')[0]] : [],
  );
  return [...new Set(rangs)].map((rang) => `${debut}${rang ?? ''}${fin}`);
}

/** « je viens de vendre »: of this year, where the last declared one was taken. */
function anneeEnCours(feuilles: readonly Feuille[], calcul: number, annee: number): Indecision<string>[] {
  const lue = feuilles.find((f) => f.chemin.split('.').at(-1) === ANNEE);
  if (typeof lue?.valeur !== 'number' || lue.valeur >= annee) return [];
  const { chemin, valeur } = lue;
  return [
    {
      nom: 'année',
      porte: [TOUT_RECENT],
      valeurs: [valeur, annee].map((an) => ({
        libelle: `revenus ${an}`,
        changements: an === valeur ? [] : [{ calcul, chemin, valeur: an }],
      })),
    },
  ];
}

const UN = 'foyer.declarant1.';
const DEUX = 'foyer.declarant2.';
const DES_DEUX = new Set(['salaires', 'pensions_retraite']);

/** An expense or a profit of one of two spouses, of whom nothing says whose it is. */
function titulairesNonDits({ calculs }: LectureCalculee, { prouvee, dits }: QuestionLue): Indecision<string>[] {
  const calcul = calculs.findIndex((c) => c.outil === 'calculer_impot');
  const feuilles = calculs[calcul]?.feuilles ?? [];
  const deux = [UN, DEUX].every((qui) => feuilles.some((f) => f.chemin.startsWith(qui)));
  if (!deux || dits.length > 1) return [];
  const cle = (f: Feuille): string => f.chemin.slice(UN.length);
  const siens = prouvee.faits.filter(
    (f) => (f.chemin.startsWith(UN) || f.chemin.startsWith(DEUX)) && f.preuves.length > 0,
  );
  const deChacun = siens.filter((f) => DES_DEUX.has(cle(f)));
  const seuls = siens.filter((f) => !DES_DEUX.has(cle(f)) && !deChacun.some((g) => partage(f, g)));
  return seuls.flatMap((f): Indecision<string>[] => {
    if (!sansTitulaire(f, dits[0] ?? '', prouvee.mentions)) return [];
    const [lui, autre] = f.chemin.startsWith(UN) ? [UN, DEUX] : [DEUX, UN];
    const [famille = ''] = cle(f).split('_');
    const aDeplacer = feuilles.filter((g) => g.chemin.startsWith(`${lui}${famille}`));
    if (feuilles.some((g) => g.chemin.startsWith(`${autre}${famille}`))) return [];
    return [
      {
        nom: `à qui revient : ${definitionDe(f.chemin)?.libelle ?? f.chemin}`,
        porte: [],
        valeurs: [
          { libelle: lui === UN ? 'à vous' : 'à l’autre', changements: [] },
          {
            libelle: lui === UN ? 'à l’autre' : 'à vous',
            changements: aDeplacer.flatMap(({ chemin, valeur }): Changement[] => [
              { calcul, chemin, valeur: 0 },
              { calcul, chemin: `${autre}${chemin.slice(lui.length)}`, valeur },
            ]),
          },
        ],
      },
    ];
  });
}

const DES_ADULTES = ['foyer.annee_naissance_declarant1', 'foyer.annee_naissance_declarant2'];

/** « 69 ans »: born in one of two years, as the birthday is past or to come. */
function naissancesNonDites({ calculs }: LectureCalculee, { prouvee, jour }: QuestionLue): Indecision<string>[] {
  const ages = new Map(prouvee.mentions.flatMap((m) => (m.type === 'age' ? [[m.id, m.valeur] as const] : [])));
  return calculs.flatMap(({ outil, feuilles }, calcul) =>
    outil !== 'calculer_impot'
      ? []
      : DES_ADULTES.flatMap((chemin): Indecision<string>[] => {
          const nee = feuilles.find((f) => f.chemin === chemin)?.valeur;
          const preuve = prouvee.faits.find((f) => f.chemin === chemin)?.preuves.find((id) => ages.has(id));
          const age = preuve === undefined ? undefined : ages.get(preuve);
          if (typeof nee !== 'number' || age === undefined) return [];
          const derniere = Number(jour.slice(0, 4)) - age;
          const autre = nee === derniere ? derniere - 1 : derniere;
          const an = (valeur: number): { libelle: string; changements: Changement[] } => ({
            libelle: `naissance en ${valeur}`,
            changements: valeur === nee ? [] : [{ calcul, chemin, valeur }],
          });
          return [{ nom: 'année de naissance', porte: [], valeurs: [an(nee), an(autre)], tue: true }];
        }),
  );
}

/** Ages that tell the allowance of the elderly from none, whatever the birthday. */
const AGES_DE_PENSION = [
  { libelle: 'vous avez 65 ans ou plus', age: 67 },
  { libelle: 'vous avez moins de 65 ans', age: 60 },
] as const;

/** A pension and no age: the allowance of the elderly depends on it. */
function agesDePensionNonDits(
  { calculs }: LectureCalculee,
  { prouvee, jour, profil }: QuestionLue,
): Indecision<string>[] {
  return calculs.flatMap(({ outil, feuilles }, calcul) =>
    outil !== 'calculer_impot'
      ? []
      : DES_ADULTES.flatMap((chemin, rang): Indecision<string>[] => {
          const nee = feuilles.find((f) => f.chemin === chemin)?.valeur;
          const dite = prouvee.faits.some((f) => f.chemin === chemin && f.preuves.length > 0);
          const pension = feuilles.some(
            (f) => f.chemin === `${[UN, DEUX][rang]}pensions_retraite` && Number(f.valeur) > 0,
          );
          if (!pension || dite || (nee !== undefined && profil[chemin] === nee)) return [];
          const annee = Number(jour.slice(0, 4));
          const lue = typeof nee === 'number' && annee - nee >= 65 ? 0 : 1;
          const ages = lue === 0 ? AGES_DE_PENSION : AGES_DE_PENSION.toReversed();
          return [
            {
              nom: 'âge',
              porte: [],
              valeurs: ages.map(({ libelle, age }, i) => ({
                libelle,
                changements: i === 0 ? [] : [{ calcul, chemin, valeur: annee - age }],
              })),
              tue: true,
            },
          ];
        }),
  );
}

const ENFANTS = 'foyer.enfants.';
const PARENT_ISOLE = 'foyer.parent_isole_T';

/** « 10 mois » in November: born at the end of the year of the incomes, or at the start of the next one. */
function enfantsNesAuTournant(
  { calculs }: LectureCalculee,
  { prouvee, dits, jour }: QuestionLue,
): Indecision<string>[] {
  const question = dits.at(-1) ?? '';
  return calculs.flatMap(({ outil, feuilles }, calcul): Indecision<string>[] => {
    const annee = feuilles.find((f) => f.chemin === ANNEE)?.valeur;
    if (outil !== 'calculer_impot' || typeof annee !== 'number') return [];
    const hesitants = prouvee.mentions.filter(
      (m) => naissanceEnMois(m, prouvee.mentions, { question, jour })?.join() === `${annee},${annee + 1}`,
    );
    const rangs = [
      ...new Set(feuilles.flatMap((f) => (f.chemin.startsWith(ENFANTS) ? [f.chemin.split('.')[2] ?? ''] : []))),
    ];
    // The reader puts them last.
    const retires = rangs.slice(rangs.length - hesitants.length);
    if (hesitants.length === 0 || hesitants.length > rangs.length) return [];
    const sans = feuilles.flatMap(({ chemin }): Changement[] =>
      retires.some((rang) => chemin.startsWith(`${ENFANTS}${rang}.`)) ? [{ calcul, chemin, valeur: undefined }] : [],
    );
    const seul =
      retires.length === rangs.length && feuilles.some((f) => f.chemin === PARENT_ISOLE && f.valeur === true);
    return [
      {
        nom: 'naissance de l’enfant',
        porte: [],
        valeurs: [
          { libelle: `né en ${annee}`, changements: [] },
          {
            libelle: `né en ${annee + 1}, il ne compte pas encore`,
            changements: [...sans, ...(seul ? [{ calcul, chemin: PARENT_ISOLE, valeur: false }] : [])],
          },
        ],
      },
    ];
  });
}

const partage = (f: Fait, g: Fait): boolean => f.preuves.some((id) => g.preuves.includes(id));
