import type { Feuille } from '@francis/faits';
import { type Mention, trouverMentions } from '@francis/lecture';
import { D_UN_TOUR } from '../tours.ts';
import type { QuestionLue } from './de-la-question.ts';
import type { Changement, Indecision, LectureCalculee } from './indecision.ts';

/** Two days between which full years are counted, and what they are called. */
const PAIRES = [
  {
    debut: 'vente.date_acquisition',
    fin: 'vente.date_cession',
    nom: 'mois de l’achat et de la vente',
    de: 'acheté',
    a: 'la vente',
  },
  {
    debut: 'rachat.date_ouverture',
    fin: 'rachat.date_rachat',
    nom: 'mois d’ouverture du contrat',
    de: 'ouvert',
    a: 'le rachat',
  },
  {
    debut: 'pea.date_ouverture',
    fin: 'pea.date_retrait',
    nom: 'mois d’ouverture du plan',
    de: 'ouvert',
    a: 'le retrait',
  },
] as const;

type DateDite = Extract<Mention, { type: 'date' }>;

/**
 * « acheté en 2012, revendu en mai 2025 »: twelve full years or thirteen, as the month that nobody told comes before or
 * after the other one.
 */
export function anniversairesNonDits(
  { calculs }: LectureCalculee,
  { prouvee, dits }: QuestionLue,
): Indecision<string>[] {
  // What an earlier turn left unsaid, a follow-up that says something else leaves unsaid.
  const mentions = [
    ...prouvee.mentions,
    ...dits
      .slice(0, -1)
      .flatMap((tour, i) => trouverMentions(tour).map((m) => ({ ...m, id: `${D_UN_TOUR}${i + 1}${m.id}` }))),
  ];
  return calculs.flatMap(({ feuilles }, calcul) =>
    PAIRES.flatMap(({ debut, fin, nom, de, a }): Indecision<string>[] => {
      const [jourDebut, jourFin] = [jourDe(feuilles, debut), jourDe(feuilles, fin)];
      if (jourDebut === undefined || jourFin === undefined || jourDebut.slice(0, 4) === jourFin.slice(0, 4)) return [];
      const ecart = Number(jourFin.slice(0, 4)) - Number(jourDebut.slice(0, 4));
      // « plus de huit ans »: the day was counted back from there, and no month is missing.
      if (mentions.some((m) => (m.type === 'duree' || m.type === 'age') && m.valeur === ecart)) return [];
      const dites = (chemin: string): DateDite | undefined => {
        const preuves = prouvee.faits.find((f) => f.chemin === chemin)?.preuves ?? [];
        const siennes = mentions.filter((m): m is DateDite => m.type === 'date' && preuves.includes(m.id));
        return siennes.find((m) => m.mois !== undefined) ?? siennes[0];
      };
      const [deDebut, deFin] = [dites(debut), dites(fin)];
      const mouvante = deDebut !== undefined && hesite(deDebut, jourDebut, jourFin) ? debut : undefined;
      const autre = deFin !== undefined && hesite(deFin, jourFin, jourDebut) ? fin : undefined;
      const chemin = mouvante ?? autre;
      if (chemin === undefined) return [];
      const lu = chemin === debut ? jourDebut : jourFin;
      const annee = lu.slice(0, 4);
      const [premier, dernier] = bornes(chemin === debut ? deDebut : deFin, annee);
      const tot: Changement = { calcul, chemin, valeur: chemin === debut ? premier : dernier };
      const tard: Changement = { calcul, chemin, valeur: chemin === debut ? dernier : premier };
      const plusTot = jourDebut.slice(5) <= jourFin.slice(5);
      const valeurs = [
        { libelle: `${de} plus tôt dans l’année que ${a}`, changements: plusTot ? [] : [tot] },
        { libelle: `${de} plus tard dans l’année que ${a}`, changements: plusTot ? [tard] : [] },
      ];
      return [{ nom, porte: [], valeurs: plusTot ? valeurs : valeurs.toReversed(), tue: true }];
    }),
  );
}

const jourDe = (feuilles: readonly Feuille[], chemin: string): string | undefined => {
  const valeur = feuilles.find((f) => f.chemin === chemin)?.valeur;
  return typeof valeur === 'string' ? valeur : undefined;
};

/** No month, or the very month of the other day and no day: before or after it is not told. */
const hesite = (dite: DateDite, lue: string, autre: string): boolean =>
  dite.jour === undefined && (dite.mois === undefined ? lue.endsWith(MILIEU) : dite.mois === Number(autre.slice(5, 7)));
/** The day that stands for a year of which no month was told. */
const MILIEU = '-07-01';

/** First and last days that a date may stand for. */
function bornes(dite: DateDite | undefined, annee: string): readonly [string, string] {
  if (dite?.mois === undefined) return [`${annee}-01-01`, `${annee}-12-31`];
  const mois = String(dite.mois).padStart(2, '0');
  return [`${annee}-${mois}-01`, `${annee}-${mois}-28`];
}
